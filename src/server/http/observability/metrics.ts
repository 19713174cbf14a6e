import { hash, timingSafeEqual } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { isFromThisMachine } from '../access/from-this-machine.ts';
import { respondToUnknownCall } from '../error-handler.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * With a token configured, callers need it. Without one only the person at this machine may read, and only if the site is
 * not public: a proxy may forward requests from loopback, to a loopback Host, without any header that shows it.
 */
function mayRead(request: FastifyRequest, { token, isPublicSite }: Options): boolean {
  if (token === undefined) return !isPublicSite && isFromThisMachine(request);
  const [scheme, shown = ''] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(shown), digest(token));
}

interface Options {
  metrics: Metrics;
  token: string | undefined;
  /** Whether the site's address can be reached from other machines. */
  isPublicSite: boolean;
  /** The metrics of all processes of this machine, in Prometheus' text format. */
  read(): Promise<string>;
}

/** Counts requests by the route's pattern, so that made-up addresses add no series. */
export const metricsPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { metrics, read } = options;
  const registers = [metrics.own];
  const requests = new Counter({
    name: 'slipway_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'slipway_request_seconds',
    help: 'Time until the response was sent, by route.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw instanceof IncomingMessage)) return;
    const method = METHODS.includes(request.method) ? request.method : 'OTHER';
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    requests.inc({ method, route, status: String(reply.statusCode) });
    durations.observe({ route }, reply.elapsedTime / 1_000);
  });

  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, options)) return respondToUnknownCall(request, reply);
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await read());
  });
});
