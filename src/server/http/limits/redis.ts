import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** Shares the rate limits of several processes. An unavailable Redis must not stop requests. */
export async function redisFor(app: FastifyInstance, url: string | undefined): Promise<Redis | undefined> {
  if (!url) return undefined;
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1 });
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
