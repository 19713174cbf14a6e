import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tooManyRequests } from './errors.ts';

/** At most `max` calls in `seconds`, counted for each caller's address, account, or the e-mail that a body names. */
export interface Limit {
  by: 'address' | 'account' | 'email';
  max: number;
  seconds: number;
}

export const perAddress = (max: number, seconds: number): Limit => ({ by: 'address', max, seconds });
export const perAccount = (max: number, seconds: number): Limit => ({ by: 'account', max, seconds });
export const perEmail = (max: number, seconds: number): Limit => ({ by: 'email', max, seconds });
export const minutes = (n: number) => n * 60;
export const hours = (n: number) => n * 3_600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `unlimited` says that someone decided so. */
    limits?: readonly Limit[] | 'unlimited';
  }
}

/** One household or machine owns a whole /64 of IPv6: counting single addresses would count nothing. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: ip.includes('::') ? 8 - before.length - after.length : 0 }, () => '0');
  return [...before, ...gap, ...after].slice(0, 4).join(':');
}

const KEY: Record<Limit['by'], (request: FastifyRequest) => string | undefined> = {
  address: (request) => addressKey(request.ip),
  account: (request) => request.principal?.accountId,
  email: (request) => {
    const email = (request.body as { email?: unknown } | undefined)?.email;
    return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
  },
};

export const rateLimitPlugin = fp(
  async (app: FastifyInstance, options: { redis?: RateLimitPluginOptions['redis'] }) => {
    await app.register(rateLimit, { global: false, cache: 50_000, skipOnError: true, redis: options.redis });

    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return;
      const limits = route.config?.limits;
      if (!limits) throw new Error(`${String(route.method)} ${route.url} does not declare its limits`);
      if (limits === 'unlimited' || route.method === 'HEAD') return;

      const checks = limits.map((limit, at) => {
        const scope = `${String(route.method)} ${route.url} ${at}`;
        return {
          applies: KEY[limit.by],
          take: app.createRateLimit({
            max: limit.max,
            timeWindow: limit.seconds * 1_000,
            keyGenerator: (request: FastifyRequest) => `${scope} ${KEY[limit.by](request)}`,
          }),
        };
      });
      const guard = async (
        request: FastifyRequest,
        reply: { header(name: string, value: number): unknown },
      ) => {
        for (const { applies, take } of checks) {
          if (applies(request) === undefined) continue;
          const taken = await take(request);
          if (taken.isAllowed || !taken.isExceeded) continue;
          reply.header('retry-after', taken.ttlInSeconds);
          throw tooManyRequests(taken.ttlInSeconds);
        }
      };
      route.preHandler = [guard, ...[route.preHandler ?? []].flat()];
    });
  },
);
