import { ECDH } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { PushEndpoint, PushKey, PushSubscribed, PushSubscriptionRequest } from '#contract/messages/push.ts';
import type { Deps } from '#server/deps.ts';
import { named } from '#server/errors.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { deleteSubscription, readPushKeys, saveSubscription } from './push.repository.ts';
import { isPushService } from './push-services.ts';

const notAPushService = named(
  'not-a-push-service',
  400,
  'This is not the address of a push service that we know',
);
const notAKey = named('not-a-push-key', 400, 'Send the subscription that your browser made');

/** Nothing can be encrypted for a key that is no point of the curve. */
function publicKeyOf(text: string): Buffer {
  try {
    const bytes = Buffer.from(text, 'base64url');
    ECDH.convertKey(bytes, 'prime256v1');
    return bytes;
  } catch {
    throw notAKey();
  }
}

export async function pushRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['Messages'];
  const config = { access: 'account', limits: [perAccount(30, minutes(1))] } as const;

  app.get(
    '/api/push-key',
    {
      config,
      schema: {
        tags,
        operationId: 'getPushKey',
        summary: 'The key that a browser subscribes with',
        response: { 200: PushKey },
      },
    },
    async () => ({ publicKey: (await readPushKeys(deps)).publicKey }),
  );

  app.post(
    '/api/push-subscriptions',
    {
      config,
      schema: {
        tags,
        operationId: 'subscribeToPush',
        summary: 'Have this browser notified',
        description: 'Ten browsers at most; the newest replaces the oldest. Ends with your session.',
        body: PushSubscriptionRequest,
        response: { 201: PushSubscribed, 400: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = callerOf(request);
      const { endpoint, keys } = request.body;
      if (!isPushService(endpoint, deps.config.pushTestOrigin)) throw notAPushService();
      const publicKey = publicKeyOf(keys.p256dh);
      await deps.db.transaction((tx) =>
        saveSubscription(tx, {
          accountId,
          sessionId,
          endpoint,
          publicKey,
          secret: Buffer.from(keys.auth, 'base64url'),
          at: deps.clock.now(),
        }),
      );
      return reply.status(201).send({ endpoint });
    },
  );

  app.delete(
    '/api/push-subscriptions',
    {
      config,
      schema: {
        tags,
        operationId: 'unsubscribeFromPush',
        summary: 'Stop notifying a browser',
        querystring: PushEndpoint,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteSubscription(deps.db, {
        accountId: callerOf(request).accountId,
        endpoint: request.query.endpoint,
      });
      return reply.status(204).send(null);
    },
  );
}
