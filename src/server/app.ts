import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { accessPlugin } from './http/access.ts';
import { answerError, answerUnknownCall } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { jsonBodyPlugin } from './http/json-body.ts';
import { loadSheddingPlugin } from './http/load-shedding.ts';
import { openapiPlugin } from './http/openapi.ts';
import { rateLimitPlugin } from './http/rate-limits.ts';
import { redisFor } from './http/redis.ts';
import { securityHeadersPlugin } from './http/security-headers.ts';
import { slowBodiesPlugin } from './http/slow-bodies.ts';
import { authenticateWith, modules } from './modules.ts';
import { outboxFolder } from './open-deps.ts';
import { sendMailJob } from './platform/mail/mailer.ts';
import { outboxRoutes } from './platform/mail/outbox.routes.ts';
import { tidyDatabaseJob } from './platform/tidy-database.ts';

const MAX_BODY_BYTES = 1_048_576;
/** The longest that anything may take to arrive: a video over a slow line. */
const REQUEST_TIMEOUT_MS = 900_000;

export interface AppOptions {
  deps: Deps;
  log: FastifyBaseLogger;
  /** Pages and browser files; API tests do without. */
  pages?: (app: FastifyInstance) => Promise<void>;
  /** Whether it turns requests away when it can no longer keep up; tests on a busy machine switch that off. */
  shedsLoad?: boolean;
}

/** The whole server from its dependencies, not yet listening. */
export async function buildApp({ deps, log, pages, shedsLoad = true }: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownCall);

  await app.register(securityHeadersPlugin, { https: config.publicUrl.startsWith('https:') });
  await app.register(loadSheddingPlugin, { maxEventLoopDelay: shedsLoad ? 4_000 : 0 });
  await app.register(slowBodiesPlugin);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 });
  await app.register(cookie);
  await app.register(jsonBodyPlugin);
  await app.register(accessPlugin, { authenticate: authenticateWith(deps) });
  await app.register(rateLimitPlugin, { redis: await redisFor(app, config.redisUrl) });
  await app.register(openapiPlugin, { publicUrl: config.publicUrl });
  await app.register(healthRoutes, { pool: deps.database.pool });
  if (config.runsLocally) await app.register(outboxRoutes, { folder: outboxFolder(config) });
  for (const { routes } of modules) if (routes) await app.register(routes, deps);
  app.all(
    '/api/*',
    { schema: { hide: true }, config: { access: 'anyone', limits: 'unlimited' } },
    answerUnknownCall,
  );
  if (pages) await pages(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onReady', async () => {
    await deps.jobs.start([
      sendMailJob(deps.mailTransport),
      tidyDatabaseJob(deps.database),
      ...modules.flatMap(({ jobs }) => jobs?.(deps) ?? []),
    ]);
  });
  app.addHook('onClose', async () => {
    await deps.jobs.stop();
    deps.mailTransport.close();
  });
  return app;
}
