import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SECOND } from '#domain/durations.ts';
import { MAX_BODY_BYTES } from './json-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A large file may take minutes over a slow connection; its route enforces a minimum rate. */
    takesSlowBody?: boolean;
  }
}

const BODY_WITHIN_MS = 30 * SECOND;
/** How long the rest of a body is read after the response has been sent. */
const REST_WITHIN_MS = 10 * SECOND;

/** Calls that pages make in process have no body that could be late. */
const isArriving = (raw: FastifyRequest['raw']) => raw instanceof IncomingMessage && !raw.complete;

/**
 * Closes connections that send a body slowly: they would add up until no socket is left. The rest of a refused body is
 * not read for long either, and not at all if it is large.
 */
export const slowBodiesPlugin = fp(async (app: FastifyInstance) => {
  const closeUnlessComplete = (raw: FastifyRequest['raw'], afterMs: number) => {
    const timer = setTimeout(() => isArriving(raw) && raw.destroy(), afterMs).unref();
    raw.once('close', () => clearTimeout(timer));
  };
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!routeOptions.config.takesSlowBody && isArriving(raw)) closeUnlessComplete(raw, BODY_WITHIN_MS);
  });
  app.addHook('onSend', async ({ raw, headers, routeOptions }, reply) => {
    if (routeOptions.config.takesSlowBody || !isArriving(raw)) return;
    const declared = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (declared > MAX_BODY_BYTES) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (isArriving(raw)) closeUnlessComplete(raw, REST_WITHIN_MS);
  });
});
