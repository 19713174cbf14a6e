import { hash } from 'node:crypto';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { tooManyRequests } from '#server/errors.ts';
import { addressKey } from '../access/client-address.ts';
import { createLimitCounts } from './limit-counts.ts';

/** At most `max` calls in `seconds`, per client address or account. */
export interface Limit {
  by: 'address' | 'account';
  max: number;
  seconds: number;
  /** Calls with the same value share one count. */
  sharedAs?: string;
}

export const perAddress = (max: number, seconds: number, sharedAs?: string): Limit => ({
  by: 'address',
  max,
  seconds,
  sharedAs,
});
export const perAccount = (max: number, seconds: number): Limit => ({ by: 'account', max, seconds });
export const minutes = (n: number) => n * 60;
export const hours = (n: number) => n * 3_600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `unlimited` states that this was decided. */
    limits?: readonly Limit[] | 'unlimited';
  }
}

type Guard = (request: FastifyRequest) => Promise<void>;

interface CallerKind {
  keyOf(request: FastifyRequest): string | undefined;
  /** Added at the earliest stage at which the caller is known: a refused call should cost as little as possible. */
  guard(route: RouteOptions, guard: Guard): void;
}

const CALLER_KINDS: Record<Limit['by'], CallerKind> = {
  address: {
    keyOf: (request) => addressKey(request.ip),
    guard(route, guard) {
      route.onRequest = [...[route.onRequest ?? []].flat(), guard];
    },
  },
  account: {
    keyOf: (request) => request.principal?.accountId,
    guard(route, guard) {
      route.preParsing = [...[route.preParsing ?? []].flat(), guard];
    },
  },
};

/** Kinds are counted separately, so that a flood of addresses cannot evict accounts. */
const countKey = (by: Limit['by'], scope: string, caller: string) =>
  `${by} ${hash('sha256', `${scope} ${caller}`, 'base64url')}`;

function guardOf(app: FastifyInstance, { by, max, seconds }: Limit, scope: string): Guard {
  const { keyOf } = CALLER_KINDS[by];
  const take = app.createRateLimit({
    max,
    timeWindow: seconds * 1_000,
    keyGenerator: (request: FastifyRequest) => countKey(by, scope, keyOf(request) ?? ''),
  });
  return async (request) => {
    if (keyOf(request) === undefined) return;
    const taken = await take(request);
    if (taken.isAllowed || !taken.isExceeded) return;
    throw tooManyRequests(taken.ttlInSeconds);
  };
}

/** A HEAD request counts like the GET. */
const countedMethod = ({ method }: RouteOptions) => (method === 'HEAD' ? 'GET' : String(method));

export const rateLimitPlugin = fp(
  async (app: FastifyInstance, { redis }: { redis?: RateLimitPluginOptions['redis'] }) => {
    const counts = redis ? { redis } : { store: createLimitCounts() };
    await app.register(rateLimit, { global: false, skipOnError: true, ...counts });

    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return;
      const limits = route.config?.limits;
      if (!limits) throw new Error(`${String(route.method)} ${route.url} does not declare its limits`);
      if (limits === 'unlimited') return;
      limits.forEach((limit, at) => {
        const scope = limit.sharedAs ?? `${countedMethod(route)} ${route.url} ${at}`;
        CALLER_KINDS[limit.by].guard(route, guardOf(app, limit, scope));
      });
    });
  },
);
