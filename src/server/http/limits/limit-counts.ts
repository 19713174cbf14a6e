import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

interface Count {
  times: number;
  until: number;
}

const MAX_KEYS = 50_000;
/** Callers counted this often are stored separately, so that others cannot evict them. */
const FREQUENT_FROM = 4;
const SWEEP_EVERY_MS = 60_000;

/** The counts of one kind of caller. */
function createCounts() {
  const occasional = new LRUCache<string, Count>({ max: MAX_KEYS });
  const frequent = new LRUCache<string, Count>({ max: MAX_KEYS });
  return {
    get: (key: string) => frequent.get(key) ?? occasional.get(key),
    set(key: string, count: Count, ttl: number) {
      if (count.times >= FREQUENT_FROM) occasional.delete(key);
      (count.times >= FREQUENT_FROM ? frequent : occasional).set(key, count, { ttl });
    },
    sweep() {
      occasional.purgeStale();
      frequent.purgeStale();
    },
  };
}

/**
 * Counts of this process only, with a bound per kind, dropped when they expire. A key starts with its kind. Callers that
 * appear once evict each other, not those near their limit.
 */
export function createLimitCounts(): FastifyRateLimitStoreCtor {
  const kinds = new Map<string, ReturnType<typeof createCounts>>();
  const countsOf = (kind: string) => {
    const counts = kinds.get(kind) ?? createCounts();
    kinds.set(kind, counts);
    return counts;
  };
  let nextSweep = 0;
  function sweepIfDue(now: number) {
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_EVERY_MS;
    for (const counts of kinds.values()) counts.sweep();
  }

  return class implements FastifyRateLimitStore {
    incr(
      key: string,
      respond: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 0,
    ) {
      const counts = countsOf(key.slice(0, key.indexOf(' ')));
      const now = Date.now();
      sweepIfDue(now);
      const current = counts.get(key);
      const count = current && current.until > now ? current : { times: 0, until: now + windowMs };
      count.times += 1;
      counts.set(key, count, count.until - now);
      respond(null, { current: count.times, ttl: count.until - now });
    }

    child() {
      return this;
    }
  };
}
