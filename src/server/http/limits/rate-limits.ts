import { hash } from 'node:crypto';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { tooManyRequests } from '#server/errors.ts';
import { addressKey } from '../access/client-address.ts';
import { createLimitCounts } from './limit-counts.ts';

/** At most `max` calls in `seconds`, counted for each caller's address or account. */
export interface Limit {
  by: 'address' | 'account';
  max: number;
  seconds: number;
  /** Calls that name the same are counted as one. */
  together?: string;
}

export const perAddress = (max: number, seconds: number, together?: string): Limit => ({
  by: 'address',
  max,
  seconds,
  together,
});
export const perAccount = (max: number, seconds: number): Limit => ({ by: 'account', max, seconds });
export const minutes = (n: number) => n * 60;
export const hours = (n: number) => n * 3_600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `unlimited` says that someone decided so. */
    limits?: readonly Limit[] | 'unlimited';
  }
}

type Guard = (request: FastifyRequest) => Promise<void>;

interface Counted {
  whom(request: FastifyRequest): string | undefined;
  /** At the earliest stage at which it is known whom to count: the less is done for a refused call the better. */
  guard(route: RouteOptions, guard: Guard): void;
}

const COUNTED: Record<Limit['by'], Counted> = {
  address: {
    whom: (request) => addressKey(request.ip),
    guard(route, guard) {
      route.onRequest = [...[route.onRequest ?? []].flat(), guard];
    },
  },
  account: {
    whom: (request) => request.principal?.accountId,
    guard(route, guard) {
      route.preParsing = [...[route.preParsing ?? []].flat(), guard];
    },
  },
};

/** Kinds are counted apart, so that a flood of addresses cannot push accounts out. */
const keyOf = (by: Limit['by'], scope: string, whom: string) =>
  `${by} ${hash('sha256', `${scope} ${whom}`, 'base64url')}`;

function guardOf(app: FastifyInstance, { by, max, seconds }: Limit, scope: string): Guard {
  const { whom } = COUNTED[by];
  const take = app.createRateLimit({
    max,
    timeWindow: seconds * 1_000,
    keyGenerator: (request: FastifyRequest) => keyOf(by, scope, whom(request) ?? ''),
  });
  return async (request) => {
    if (whom(request) === undefined) return;
    const taken = await take(request);
    if (taken.isAllowed || !taken.isExceeded) return;
    throw tooManyRequests(taken.ttlInSeconds);
  };
}

/** Asking what an answer would say counts as asking for it. */
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
        const scope = limit.together ?? `${countedMethod(route)} ${route.url} ${at}`;
        COUNTED[limit.by].guard(route, guardOf(app, limit, scope));
      });
    });
  },
);
