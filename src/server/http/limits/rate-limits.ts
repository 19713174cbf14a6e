import { hash } from 'node:crypto';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { tooManyRequests } from '#server/errors.ts';
import { addressKey } from '../access/client-address.ts';
import { createLimitCounts } from './limit-counts.ts';

/** At most `max` calls in `seconds`, per client address, account or API token. */
export interface Limit {
  by: 'address' | 'account' | 'token';
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
/** All calls of an API token together; those of its account count too. */
const PER_TOKEN: Limit = { by: 'token', max: 600, seconds: 60, sharedAs: 'API token' };
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

function addBeforeParsing(route: RouteOptions, guard: Guard) {
  route.preParsing = [...[route.preParsing ?? []].flat(), guard];
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
    guard: addBeforeParsing,
  },
  token: {
    keyOf: (request) => (request.principal?.scopes ? request.principal.sessionId : undefined),
    guard: addBeforeParsing,
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

const isApiCall = ({ url }: RouteOptions) => url.startsWith('/api/') && !url.startsWith('/api/docs');

export const rateLimitPlugin = fp(
  async (app: FastifyInstance, { redis }: { redis?: RateLimitPluginOptions['redis'] }) => {
    const counts = redis ? { redis } : { store: createLimitCounts() };
    await app.register(rateLimit, { global: false, skipOnError: true, ...counts });

    app.addHook('onRoute', (route) => {
      const limits = route.config?.limits;
      if (!limits && isApiCall(route))
        throw new Error(`${String(route.method)} ${route.url} does not declare its limits`);
      if (!limits || limits === 'unlimited') return;
      const perToken = route.config?.scope ? [PER_TOKEN] : [];
      [...limits, ...perToken].forEach((limit, at) => {
        const scope = limit.sharedAs ?? `${countedMethod(route)} ${route.url} ${at}`;
        CALLER_KINDS[limit.by].guard(route, guardOf(app, limit, scope));
      });
    });
  },
);
