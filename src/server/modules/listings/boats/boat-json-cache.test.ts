import { describe, expect, it } from 'vitest';
import { createBoatJsonCache } from './boat-json-cache.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

describe('the cache of boats as JSON', () => {
  const boat = (version: string, validUntil = Infinity) => ({
    version,
    json: Buffer.from(version),
    validUntil,
  });

  it('returns only the requested version of a boat', () => {
    const cache = createBoatJsonCache(10_000);
    cache.set(1, boat('v1'));
    expect(cache.get(1, 'v1', NOW)?.toString()).toBe('v1');
    expect(cache.get(1, 'v2', NOW)).toBeUndefined();
    expect(cache.get(2, 'v1', NOW)).toBeUndefined();
  });

  it('returns nothing after an entry has expired', () => {
    const cache = createBoatJsonCache(10_000);
    cache.set(1, boat('v1', NOW.getTime() + 1));
    expect(cache.get(1, 'v1', NOW)).toBeDefined();
    expect(cache.get(1, 'v1', new Date(NOW.getTime() + 1))).toBeUndefined();
  });

  it('stays within its memory limit', () => {
    const cache = createBoatJsonCache(10_000);
    for (let id = 1; id <= 100; id++)
      cache.set(id, { version: 'v', json: Buffer.alloc(1_000), validUntil: Infinity });
    const cached = Array.from({ length: 100 }, (_, at) => cache.get(at + 1, 'v', NOW)).filter(Boolean);
    expect(cached.length).toBeGreaterThan(3);
    expect(cached.length).toBeLessThanOrEqual(10);
  });
});
