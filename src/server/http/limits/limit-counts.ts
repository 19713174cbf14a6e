import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

interface Count {
  times: number;
  until: number;
}

const MAX_KEYS = 50_000;
/** Who has come so often is kept apart from passers-by. */
const REGULAR_FROM = 4;
const SWEEP_EVERY_MS = 60_000;

/** The counts of one kind of callers. */
function createCounts() {
  const passersBy = new LRUCache<string, Count>({ max: MAX_KEYS });
  const regulars = new LRUCache<string, Count>({ max: MAX_KEYS });
  return {
    get: (key: string) => regulars.get(key) ?? passersBy.get(key),
    set(key: string, count: Count, ttl: number) {
      if (count.times >= REGULAR_FROM) passersBy.delete(key);
      (count.times >= REGULAR_FROM ? regulars : passersBy).set(key, count, { ttl });
    },
    sweep() {
      passersBy.purgeStale();
      regulars.purgeStale();
    },
  };
}

/**
 * Counts of this process alone, so many of each kind and no longer than they matter. A key begins with its kind. Names
 * made up to be used once push out each other, not those that are near their limit.
 */
export function createLimitCounts(): FastifyRateLimitStoreCtor {
  const kinds = new Map<string, ReturnType<typeof createCounts>>();
  const countsOf = (kind: string) => {
    const counts = kinds.get(kind) ?? createCounts();
    kinds.set(kind, counts);
    return counts;
  };
  let nextSweep = 0;
  function sweepNowAndThen(now: number) {
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_EVERY_MS;
    for (const counts of kinds.values()) counts.sweep();
  }

  return class implements FastifyRateLimitStore {
    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 0,
    ) {
      const counts = countsOf(key.slice(0, key.indexOf(' ')));
      const now = Date.now();
      sweepNowAndThen(now);
      const known = counts.get(key);
      const count = known && known.until > now ? known : { times: 0, until: now + windowMs };
      count.times += 1;
      counts.set(key, count, count.until - now);
      answer(null, { current: count.times, ttl: count.until - now });
    }

    child() {
      return this;
    }
  };
}
