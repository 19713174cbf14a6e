import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

interface Count {
  times: number;
  until: number;
}

const MAX_KEYS_OF_A_KIND = 50_000;
const SWEEP_EVERY_MS = 60_000;

/** Counts of this process alone, so many of each kind and no longer than they matter. A key begins with its kind. */
export function createLimitCounts(): FastifyRateLimitStoreCtor {
  const kinds = new Map<string, LRUCache<string, Count>>();
  const countsOf = (kind: string) => {
    const counts = kinds.get(kind) ?? new LRUCache<string, Count>({ max: MAX_KEYS_OF_A_KIND });
    kinds.set(kind, counts);
    return counts;
  };
  let nextSweep = 0;
  function sweepNowAndThen(now: number) {
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_EVERY_MS;
    for (const counts of kinds.values()) counts.purgeStale();
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
      counts.set(key, count, { ttl: count.until - now });
      answer(null, { current: count.times, ttl: count.until - now });
    }

    child() {
      return this;
    }
  };
}
