import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { allJobs } from './all-jobs.ts';
import { isLoopbackHost } from './config/loopback.ts';
import type { Deps } from './deps.ts';
import { accessPlugin, hasCredentials } from './http/access/access.ts';
import { jsonBodyPlugin, MAX_BODY_BYTES } from './http/bodies/json-body.ts';
import {
  malformedRequestRoutes,
  respondToUnparsable,
  respondToUnroutable,
  rewriteMalformedUrl,
} from './http/bodies/malformed-requests.ts';
import { slowBodiesPlugin } from './http/bodies/slow-bodies.ts';
import { errorHandler, respondToUnknownCall } from './http/error-handler.ts';
import { finishResponsesPlugin } from './http/finish-responses.ts';
import { callGatePlugin } from './http/limits/call-gate.ts';
import { rateLimitPlugin } from './http/limits/rate-limits.ts';
import { redisFor } from './http/limits/redis.ts';
import { healthRoutes } from './http/observability/health.ts';
import { metricsPlugin } from './http/observability/metrics.ts';
import { RequestLog } from './http/observability/request-log.ts';
import { openapiPlugin } from './http/openapi/openapi.ts';
import { outboxRoutes } from './http/outbox/outbox.routes.ts';
import { securityHeadersPlugin } from './http/security-headers.ts';
import { authenticateWith, modules } from './modules.ts';
import { outboxFolder } from './open-deps.ts';
import { metricsReader } from './platform/metrics/cluster-metrics.ts';

/** The longest that a request may take to arrive: a video over a slow connection. */
const REQUEST_TIMEOUT_MS = 900_000;

export interface AppOptions {
  deps: Deps;
  log: FastifyBaseLogger;
  /** Pages and browser files; not needed by API tests. */
  pages?: (app: FastifyInstance) => Promise<void>;
}

/** Builds the whole server from its dependencies, not yet listening. */
export async function buildApp({ deps, log, pages }: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    rewriteUrl: rewriteMalformedUrl,
    frameworkErrors: respondToUnroutable(() => app),
    clientErrorHandler: respondToUnparsable,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A page that is being rendered while the server stops still makes calls.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler(log));
  app.setNotFoundHandler(respondToUnknownCall);

  await app.register(finishResponsesPlugin);
  await app.register(metricsPlugin, {
    metrics: deps.metrics,
    token: config.metricsToken,
    isPublicSite: !isLoopbackHost(new URL(config.publicUrl).hostname),
    read: await metricsReader(deps.metrics),
  });
  await app.register(securityHeadersPlugin, { https: config.publicUrl.startsWith('https:') });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.is404) return respondToUnknownCall(request, reply);
  });
  await app.register(slowBodiesPlugin);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, globalDecompression: false });
  await app.register(cookie);
  await app.register(jsonBodyPlugin);
  // Rate limits come before the gate, and the gate before the session is looked up.
  await app.register(rateLimitPlugin, { redis: await redisFor(app, config.redisUrl) });
  await app.register(callGatePlugin);
  await app.register(accessPlugin, { authenticate: authenticateWith(deps) });
  const { replica } = deps;
  if (replica)
    app.addHook('onRequest', (request, _reply, done) => replica.forCaller(hasCredentials(request), done));
  await app.register(openapiPlugin, { publicUrl: config.publicUrl });
  await app.register(healthRoutes, { pool: deps.database.pool });
  if (config.runsLocally) await app.register(outboxRoutes, { folder: outboxFolder(config) });
  for (const { routes } of modules) if (routes) await app.register(routes, deps);
  await app.register(malformedRequestRoutes);
  app.all('/api/*', {
    schema: { hide: true },
    config: { access: 'anyone', limits: 'unlimited' },
    // Before its body is read or its session looked up.
    onRequest: respondToUnknownCall,
    handler: respondToUnknownCall,
  });
  if (pages) await pages(app);

  app.addHook('onReady', async () => {
    await deps.jobs.start(allJobs(deps, log));
    await deps.notices.start();
  });
  app.addHook('onClose', async () => {
    await deps.jobs.stop();
    await deps.notices.stop();
    deps.mailTransport.close();
  });
  return app;
}
