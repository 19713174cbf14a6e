import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boat } from '#contract/boats/boat.ts';
import { DAY } from '#domain/durations.ts';
import { call } from '#tests/support/accounts.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
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

describe('a cached boat', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const listed = async (id: number) =>
    ((await call(t, { url: '/api/boats' })).json() as Boat[]).find((boat) => boat.id === id);
  const read = (id: number) => call(t, { url: `/api/boats/${id}` });
  const both = async (id: number) => [await listed(id), (await read(id)).json() as Boat];

  it('is returned in its current state, however it was changed', async () => {
    const { id } = await insertListing(t.db, { title: 'Before' });
    for (const boat of await both(id)) expect(boat).toMatchObject({ title: 'Before', sold: false });
    await changeListing(t.db, id, { title: 'After' });
    for (const boat of await both(id)) expect(boat).toMatchObject({ title: 'After' });
    await changeListing(t.db, id, { closedAt: new Date() });
    expect(await listed(id)).toBeUndefined();
    expect((await read(id)).json()).toMatchObject({ title: 'After', sold: true });
    await changeListing(t.db, id, { status: 'pending' });
    expect((await read(id)).statusCode).toBe(404);
  });

  it('stops being featured on time', async () => {
    const featuredUntil = new Date(t.deps.clock.now().getTime() + DAY);
    const { id } = await insertListing(t.db, { featured: true, featuredUntil });
    for (const boat of await both(id)) expect(boat).toMatchObject({ featured: true });
    t.advance(DAY + 1);
    for (const boat of await both(id)) expect(boat).toMatchObject({ featured: false });
  });

  it('returns 304 to a client that has the current version', async () => {
    const { id } = await insertListing(t.db);
    for (const url of ['/api/boats', `/api/boats/${id}`]) {
      const first = await call(t, { url });
      const { etag } = first.headers;
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = () => call(t, { url, headers: { 'if-none-match': String(etag) } });
      expect(await again()).toMatchObject({ statusCode: 304, body: '' });
      await changeListing(t.db, id, { title: `Changed for ${url}` });
      expect((await again()).statusCode).toBe(200);
    }
  });
});
