import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Boat } from '#contract/boats/boat.ts';
import { DAY } from '#domain/durations.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { call } from '#tests/support/accounts.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createReadBoatsJson } from '../boats-json.ts';
import { versionsOf } from '../found-boats.ts';
import { MAPPER_VERSION, versionOf } from './mapper-version.ts';
import { storeOutdated } from './store-boats.jobs.ts';
import { storedBoats } from './stored-boats.table.ts';

describe('a stored boat', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const store = async () => {
    while ((await storeOutdated(t.deps)) > 0);
  };
  const stored = async (id: number) => {
    const [row] = await t.db.select().from(storedBoats).where(eq(storedBoats.listingId, id));
    return row;
  };
  const listed = async (id: number, query = '') =>
    ((await call(t, { url: `/api/boats${query}` })).json() as Boat[]).find((boat) => boat.id === id);
  const read = (id: number) => call(t, { url: `/api/boats/${id}` });
  const both = async (id: number) => [await listed(id), (await read(id)).json() as Boat];

  it('is returned in its current state, however it was changed', async () => {
    const { id } = await insertListing(t.db, { title: 'Before' });
    await store();
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
    await store();
    for (const boat of await both(id)) expect(boat).toMatchObject({ featured: true });
    t.advance(DAY + 1);
    for (const boat of await both(id)) expect(boat).toMatchObject({ featured: false });
  });

  it('is the same JSON as mapping it now returns, as card, in lists and on its page', async () => {
    const { id } = await insertListing(t.db, {
      title: 'A "quoted" title, with 🛥',
      description: 'Well kept. '.repeat(60),
      unknownFields: ['beam'],
    });
    // A new reader has nothing in its cache.
    const readAll = async () => {
      const found = await versionsOf(t.db, [id]);
      const lists = (['card', 'boat'] as const).map((shape) => createReadBoatsJson(t.deps)(found, shape));
      return [...(await Promise.all(lists)).map(String), (await read(id)).body];
    };
    const mapped = await readAll();
    await store();
    expect(await readAll()).toEqual(mapped);
    await t.db.execute(sql`update stored_boats set card = replace(card, 'quoted', 'stored'),
      boat = replace(boat, 'quoted', 'stored'), page = replace(page, 'approved', 'stored')`);
    expect(await readAll()).toEqual(
      mapped.map((json) =>
        json.replace('quoted', 'stored').replace('"status":"approved"', '"status":"stored"'),
      ),
    );
    expect(JSON.parse(mapped[0] ?? '')[0]).not.toHaveProperty('beam');
  });

  it('has no JSON while it is not public, and is written again by another mapper', async () => {
    const { id } = await insertListing(t.db);
    await store();
    await changeListing(t.db, id, { status: 'pending' });
    expect((await stored(id))?.boat).toEqual(expect.any(String));
    await store();
    expect(await stored(id)).toMatchObject({ card: null, boat: null, page: null });
    await changeListing(t.db, id, { status: 'approved' });
    await store();
    for (const mapper of [MAPPER_VERSION - 1, MAPPER_VERSION + 1]) {
      await t.db.update(storedBoats).set({ mapper, boat: '{"title":"of another mapper"}' });
      expect((await read(id)).json()).not.toMatchObject({ title: 'of another mapper' });
      await store();
      expect(JSON.parse((await stored(id))?.boat ?? '')).toMatchObject({ id });
      expect(await storeOutdated(t.deps)).toBe(0);
    }
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

describe('the version of the mapper of boats', () => {
  const example = { title: 'x' };
  const version = versionOf([Boat], [example]);

  it('changes with the fields of a boat, and with what the mapper makes of the same listing', () => {
    expect(versionOf([Boat], [example])).toBe(version);
    expect(versionOf([Boat.extend({ airDraft: z.number().nullable() })], [example])).not.toBe(version);
    expect(versionOf([Boat.extend({ title: z.string().nullable() })], [example])).not.toBe(version);
    expect(versionOf([Boat], [{ title: 'X' }])).not.toBe(version);
  });

  it('stays the same when only words of the documentation change', () => {
    const described = Boat.extend({ title: Boat.shape.title.describe('What it is called') });
    // Without the name: a second schema of that name would take the place of the first in the description of the API.
    const unnamed = versionOf([Boat.extend({})], [example]);
    expect(versionOf([described.meta({ description: 'A vessel' })], [example])).toBe(unnamed);
  });
});
