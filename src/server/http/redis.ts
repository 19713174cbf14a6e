import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/** Where several processes count their rate limits together. A Redis that is away must not stop requests. */
export function redisFor(app: FastifyInstance, url: string | undefined): Redis | undefined {
  if (!url) return undefined;
  const redis = new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1 });
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
