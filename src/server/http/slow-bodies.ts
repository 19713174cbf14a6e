import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { MAX_BODY_BYTES } from './json-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A large file may take minutes to arrive over a slow line. */
    takesSlowBody?: boolean;
  }
}

const BODY_WITHIN_MS = 30_000;

/**
 * Hangs up on whoever sends an ordinary body drop by drop: such sockets would add up until none is left. Nor is the rest
 * of a refused body taken in, unless it is about to end anyway.
 */
export const slowBodiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesSlowBody || raw.complete) return;
    const timer = setTimeout(() => !raw.complete && raw.destroy(), BODY_WITHIN_MS).unref();
    raw.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async ({ raw, headers, routeOptions }, reply) => {
    if (routeOptions.config.takesSlowBody || raw.complete) return;
    const declared = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (declared > MAX_BODY_BYTES) reply.header('connection', 'close');
  });
});
