import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createWorkGate } from '#server/platform/work-gate.ts';
import { addressKey } from './address.ts';
import { goneSignal } from './client-gone.ts';

declare module 'fastify' {
  interface FastifyRequest {
    leaveCallGate: (() => void) | null;
  }
}

/** Pages call these in process, on behalf of a visitor who has stood in the pages' line already. */
const comesFromAPage = ({ raw }: FastifyRequest) => !(raw instanceof IncomingMessage);

/**
 * Calls without a limit stand in line instead, addresses taking turns. The line is where it shows that the server can no
 * longer keep up: past its end callers are turned away.
 */
export const callGatePlugin = fp(async (app: FastifyInstance) => {
  const gate = createWorkGate({ atOnce: 16, waiting: 1_000, share: 300 });
  app.decorateRequest('leaveCallGate', null);

  async function enter(request: FastifyRequest, reply: FastifyReply) {
    if (comesFromAPage(request)) return;
    const turn = { caller: addressKey(request.ip), signal: goneSignal(reply) };
    request.leaveCallGate = await gate.enter(turn);
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
