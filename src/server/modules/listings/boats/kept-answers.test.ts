import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boat } from '#contract/boats/boat.ts';
import { DAY } from '#domain/durations.ts';
import { call } from '#tests/support/accounts.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createKeptAnswers } from './kept-answers.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

describe('answers that are kept', () => {
  const answer = (version: string, until = Infinity) => ({ version, json: Buffer.from(version), until });

  it('count for one version of a boat and no other', () => {
    const kept = createKeptAnswers(10_000);
    kept.keep(1, answer('v1'));
    expect(kept.get(1, 'v1', NOW)?.toString()).toBe('v1');
    expect(kept.get(1, 'v2', NOW)).toBeUndefined();
    expect(kept.get(2, 'v1', NOW)).toBeUndefined();
  });

  it('end when what they say ends by itself', () => {
    const kept = createKeptAnswers(10_000);
    kept.keep(1, answer('v1', NOW.getTime() + 1));
    expect(kept.get(1, 'v1', NOW)).toBeDefined();
    expect(kept.get(1, 'v1', new Date(NOW.getTime() + 1))).toBeUndefined();
  });

  it('never take more memory than they may', () => {
    const kept = createKeptAnswers(10_000);
    for (let id = 1; id <= 100; id++)
      kept.keep(id, { version: 'v', json: Buffer.alloc(1_000), until: Infinity });
    const there = Array.from({ length: 100 }, (_, at) => kept.get(at + 1, 'v', NOW)).filter(Boolean);
    expect(there.length).toBeGreaterThan(3);
    expect(there.length).toBeLessThanOrEqual(10);
  });
});

describe('a boat that was answered before', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const listed = async (id: number) =>
    ((await call(t, { url: '/api/boats' })).json() as Boat[]).find((boat) => boat.id === id);
  const read = (id: number) => call(t, { url: `/api/boats/${id}` });
  const both = async (id: number) => [await listed(id), (await read(id)).json() as Boat];

  it('is answered as it is now, whoever changed it', async () => {
    const { id } = await insertListing(t.db, { title: 'Before' });
    for (const boat of await both(id)) expect(boat).toMatchObject({ title: 'Before', sold: false });
    await changeListing(t.db, id, { title: 'After' });
    for (const boat of await both(id)) expect(boat).toMatchObject({ title: 'After' });
    await changeListing(t.db, id, { soldAt: new Date() });
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

  it('is not sent again to whoever has it, until it changes', async () => {
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
