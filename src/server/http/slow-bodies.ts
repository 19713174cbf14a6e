import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A large file may take minutes to arrive over a slow line. */
    takesSlowBody?: boolean;
  }
}

const BODY_WITHIN_MS = 30_000;

/** Hangs up on whoever sends an ordinary body drop by drop: such sockets would add up until none is left. */
export const slowBodiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesSlowBody || raw.complete) return;
    const timer = setTimeout(() => !raw.complete && raw.destroy(), BODY_WITHIN_MS).unref();
    raw.once('close', () => clearTimeout(timer));
  });
});
