import { hash, timingSafeEqual } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Family, type Metrics, writeMetrics } from '#server/platform/metrics/metrics.ts';
import { answerUnknownCall } from './error-handler.ts';
import { isFromThisMachine } from './from-this-machine.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * The token if there is one. Without one only the person at this machine, and only while the site itself is not public: a
 * proxy may pass requests on from loopback, to a loopback Host, without any header that says so.
 */
function mayRead(request: FastifyRequest, { token, isPublicSite }: Watching): boolean {
  if (token === undefined) return !isPublicSite && isFromThisMachine(request);
  const [scheme, shown = ''] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(shown), digest(token));
}

interface Watching {
  metrics: Metrics;
  token: string | undefined;
  /** Whether the site's own address is one that others reach. */
  isPublicSite: boolean;
  /** What this process and its siblings have measured. */
  collect(): Promise<Family[]>;
}

/** Counts what comes from outside, by the route's pattern: addresses that people make up share one. */
export const metricsPlugin = fp(async (app: FastifyInstance, watching: Watching) => {
  const { metrics, collect } = watching;
  const answered = metrics.counter('slipway_requests_total', 'Requests answered, by route and status.');
  const took = metrics.histogram(
    'slipway_request_seconds',
    'Time until the answer was out, by route.',
    SECONDS,
  );

  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw instanceof IncomingMessage)) return;
    const method = METHODS.includes(request.method) ? request.method : 'OTHER';
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    answered.add({ method, route, status: String(reply.statusCode) });
    took.observe({ route }, reply.elapsedTime / 1_000);
  });

  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, watching)) return answerUnknownCall(request, reply);
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(writeMetrics(await collect()));
  });
});
