import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { tooBusy } from '#server/errors.ts';
import { callerOf } from '#server/http/access/access.ts';
import { addressKey } from '#server/http/access/client-address.ts';
import { minutes, perAccount, perAddress } from '#server/http/limits/rate-limits.ts';
import { CHANGED_CHANNEL, type ConversationChanged, SESSIONS_CHANNEL } from './announce.ts';
import { createStreams } from './streams.ts';

/** Shorter than the time after which proxies give up on a silent connection. */
const HEARTBEAT_MS = 25 * SECOND;
const HEARTBEAT = ':\n\n';
/** Browsers reconnect after this time, and ask for what they missed. */
const RETRY = `retry: ${5 * SECOND}\n\n`;

/** Only says that something changed. The page then fetches what it may see. */
const eventOf = (thread: number | null) => `event: changed\ndata: ${JSON.stringify({ thread })}\n\n`;
const ANYTHING = eventOf(null);

export async function liveRoutes(app: FastifyInstance, deps: Deps) {
  const streams = createStreams();
  const heartbeat = setInterval(() => streams.sendToAll(HEARTBEAT), HEARTBEAT_MS).unref();
  deps.notices.listen(CHANGED_CHANNEL, {
    onNotice(payload) {
      const { id, accounts } = JSON.parse(payload) as ConversationChanged;
      streams.send(accounts, eventOf(id));
    },
    onMissed: () => streams.sendToAll(ANYTHING),
  });
  deps.notices.listen(SESSIONS_CHANNEL, {
    onNotice: (sessionId) => streams.endSession(sessionId),
    // Sessions may have ended meanwhile: browsers that are still signed in reconnect.
    onMissed: () => streams.endAll(),
  });
  // Before the server waits for open connections.
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    streams.endAll();
  });

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/threads/events',
    {
      config: { access: 'account', limits: [perAddress(240, minutes(1)), perAccount(60, minutes(1))] },
      schema: {
        tags: ['Messages'],
        operationId: 'followThreads',
        summary: 'Get notified when one of your conversations changes',
        description:
          'Server-sent events. Each `changed` event names the conversation, or null when any may have changed. Ends when you sign out.',
        response: {
          200: { description: 'The events', content: { 'text/event-stream': { schema: z.unknown() } } },
          503: ErrorAnswer,
        },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = callerOf(request);
      const response = reply.raw;
      if (!streams.open({ accountId, sessionId, address: addressKey(request.ip) }, response)) throw tooBusy();
      reply.hijack();
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Asks nginx not to buffer.
        'x-accel-buffering': 'no',
      });
      response.write(RETRY + ANYTHING);
    },
  );
}
