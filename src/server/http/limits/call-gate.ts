import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createWorkGate } from '#server/platform/work/work-gate.ts';
import { turnOf } from './client-gone.ts';

declare module 'fastify' {
  interface FastifyRequest {
    leaveCallGate: (() => void) | null;
  }
}

/** Pages make calls in process, for visitors that have already passed the pages' gate. */
const isFromPage = ({ raw }: FastifyRequest) => !(raw instanceof IncomingMessage);

/**
 * Calls without a rate limit pass a gate instead, where client addresses take turns. A full queue means that the server
 * cannot keep up, and the address with the longest queue is refused.
 */
export const callGatePlugin = fp(async (app: FastifyInstance, { waiting = 1_000 }: { waiting?: number }) => {
  const gate = createWorkGate({ atOnce: 16, waiting });
  app.decorateRequest('leaveCallGate', null);

  async function enter(request: FastifyRequest, reply: FastifyReply) {
    if (isFromPage(request)) return;
    request.leaveCallGate = await gate.enter(turnOf(request, reply));
  }
  async function leave(request: FastifyRequest) {
    request.leaveCallGate?.();
  }

  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.config?.limits !== 'unlimited') return;
    route.onRequest = [...[route.onRequest ?? []].flat(), enter];
    route.onSend = [leave, ...[route.onSend ?? []].flat()];
  });
});
