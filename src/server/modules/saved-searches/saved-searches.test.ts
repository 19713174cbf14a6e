import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAVED_SEARCHES_MAX, SavedSearch } from '#contract/buying/saved-searches.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { matchChanges } from './alerts/match-changes.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  seller = await registerAccount(t);
  await newBoat({ title: 'First', price: 40_000 });
});
afterAll(() => t.close());

const newBoat = (fields: ListingFields = {}) =>
  insertListing(t.db, { ownerId: seller.user.id, category: 'motor', ...fields });

const as = ({ headers }: SignedInAccount, options: InjectOptions) => call(t, { ...options, headers });
const save = (who: SignedInAccount, payload: object) =>
  as(who, { method: 'POST', url: '/api/saved-searches', payload });
const saved = async (who: SignedInAccount, address: string): Promise<SavedSearch> =>
  (await save(who, { address })).json();
const listOf = async (who: SignedInAccount): Promise<SavedSearch[]> =>
  (await as(who, { url: '/api/saved-searches' })).json();
const change = (who: SignedInAccount, id: number, payload: object) =>
  as(who, { method: 'PATCH', url: `/api/saved-searches/${id}`, payload });
const match = () => matchChanges({ db: t.db, clock: t.deps.clock });

describe('saved searches', () => {
  it('ALERT-02 stores the filters of a results address and answers with the total', async () => {
    const ann = await registerAccount(t);
    const answer = await save(ann, { address: '/category/motor?maxPrice=50000&page=2&sort=price-low' });
    expect(answer.statusCode).toBe(201);
    expect(SavedSearch.parse(answer.json())).toMatchObject({
      name: 'Motor boats under £50,000',
      address: '/category/motor?maxPrice=50000',
      chips: ['Motor Boats', 'Up to £50,000'],
      alerts: 'daily',
      total: 1,
      newCount: 0,
    });
  });

  it('ALERT-02 ALERT-06 keeps a given name and frequency', async () => {
    const ann = await registerAccount(t);
    const answer = await save(ann, { address: '/category/motor', name: ' Any  boat ', alerts: 'instant' });
    expect(answer.json()).toMatchObject({ name: 'Any boat', alerts: 'instant' });
  });

  it.each([
    { address: '/boats/1' },
    { address: 'https://elsewhere.example/search' },
    { address: '/category/submarines' },
    { address: '/search?category=submarines' },
    { address: `/search?keywords=${'x'.repeat(4_000)}` },
    { address: '/category/motor', name: '' },
    { address: '/category/motor', name: 'x'.repeat(81) },
    { address: '/category/motor', alerts: 'hourly' },
    { address: '/search' },
    { address: '/search?sort=price-low&page=2' },
    {},
  ])('ALERT-02 refuses %j with the field at fault', async (body) => {
    const ann = await registerAccount(t);
    const answer = await save(ann, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toHaveLength(1);
    expect(await listOf(ann)).toEqual([]);
  });

  it('ALERT-02 reads what was typed into the search box as filters', async () => {
    const ann = await registerAccount(t);
    const search = await saved(ann, '/search?q=motor+boat+under+50k');
    expect(search.address).toBe('/category/motor?maxPrice=50000');
  });

  it('ALERT-03 saving the same filters again answers 200 with the first one', async () => {
    const ann = await registerAccount(t);
    const first = await saved(ann, '/category/motor?maxPrice=50000&minPrice=1000');
    const again = await save(ann, {
      address: '/search?minPrice=1000&category=motor&maxPrice=50000&sort=price-high&page=3',
      name: 'Another name',
    });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first);
    expect(await listOf(ann)).toHaveLength(1);
  });

  it('ALERT-03 two requests at the same time save one', async () => {
    const ann = await registerAccount(t);
    const answers = await race(
      t.deps,
      times(3, () => save(ann, { address: '/category/sailing' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  });

  it('ALERT-05 lists them newest first, with what came into them since', async () => {
    const ann = await registerAccount(t);
    await saved(ann, '/category/motor?maxPrice=20000');
    t.advance(1_000);
    await saved(ann, '/category/sailing');
    expect((await listOf(ann)).map(({ newCount }) => newCount)).toEqual([0, 0]);
    // Longer than totals are cached.
    t.advance(20_000);
    await newBoat({ title: 'Affordable', price: 15_000 });
    await newBoat({ title: 'Expensive', price: 90_000 });
    await match();
    expect(await listOf(ann)).toMatchObject([
      { address: '/category/sailing', newCount: 0 },
      { address: '/category/motor?maxPrice=20000', newCount: 1, total: 1 },
    ]);
  });

  it('ALERT-05 says whether the search of an address is saved', async () => {
    const ann = await registerAccount(t);
    await saved(ann, '/category/motor?maxPrice=20000');
    const { id } = await saved(ann, '/category/sailing');
    const at = (address: string) =>
      as(ann, { url: `/api/saved-searches?address=${encodeURIComponent(address)}` });
    expect((await at('/search?category=sailing&page=2')).json()).toMatchObject([{ id }]);
    expect((await at('/category/sailing?maxPrice=5')).json()).toEqual([]);
    expect((await at('/boats/1')).statusCode).toBe(400);
  });

  it('ALERT-05 a boat that was there when the search was saved is not new, even if it had just gone live', async () => {
    const ann = await registerAccount(t);
    await newBoat({ category: 'superyachts' });
    const { id, total } = await saved(ann, '/category/superyachts');
    expect(total).toBe(1);
    t.advance(1_000);
    await match();
    expect((await listOf(ann)).find((search) => search.id === id)?.newCount).toBe(0);
  });

  it('ALERT-06 looking at a search resets what is new in it', async () => {
    const ann = await registerAccount(t);
    const { id } = await saved(ann, '/category/small-craft');
    t.advance(1_000);
    const boat = await newBoat({ category: 'small-craft' });
    await match();
    expect((await as(ann, { url: `/api/saved-searches/${id}/new` })).json()).toEqual({ ids: [boat.id] });
    t.advance(1_000);
    const answer = await as(ann, { method: 'POST', url: `/api/saved-searches/${id}/seen` });
    expect(answer.json()).toMatchObject({ id, newCount: 0 });
    expect((await as(ann, { url: `/api/saved-searches/${id}/new` })).json()).toEqual({ ids: [] });
  });

  it('ALERT-06 changes its name and frequency, and deletes it', async () => {
    const ann = await registerAccount(t);
    const { id } = await saved(ann, '/category/motor');
    const answer = await change(ann, id, { name: 'Fast ones', alerts: 'weekly' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'Fast ones', alerts: 'weekly' });
    expect((await change(ann, id, {})).json()).toMatchObject({ name: 'Fast ones', alerts: 'weekly' });
    const remove = () => as(ann, { method: 'DELETE', url: `/api/saved-searches/${id}` });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(await listOf(ann)).toEqual([]);
  });

  it('ALERT-16 undoing a deletion brings it back as it was, with what has come in since', async () => {
    const ann = await registerAccount(t);
    const { id } = await saved(ann, '/category/engines');
    await change(ann, id, { name: 'Diesels', alerts: 'instant' });
    t.advance(1_000);
    const before = await newBoat({ category: 'engines' });
    await match();
    const [shown] = await listOf(ann);
    await as(ann, { method: 'DELETE', url: `/api/saved-searches/${id}` });
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await as(ann, { method, url: `/api/saved-searches/${id}`, payload: {} })).statusCode).toBe(404);
    expect((await as(ann, { url: `/api/saved-searches/${id}/new` })).statusCode).toBe(404);
    expect((await as(ann, { url: '/api/saved-searches/new' })).json()).toEqual([]);
    t.advance(20_000);
    const since = await newBoat({ category: 'engines' });
    await match();
    const answer = await as(ann, { method: 'POST', url: `/api/saved-searches/${id}/restore` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...shown, total: 2, newCount: 2 });
    const { ids } = (await as(ann, { url: `/api/saved-searches/${id}/new` })).json();
    expect(ids).toEqual([since.id, before.id]);
  });

  it('ALERT-16 a deleted search can be saved again at once; the deletion can then no longer be undone', async () => {
    const ann = await registerAccount(t);
    const { id } = await saved(ann, '/category/engines');
    await as(ann, { method: 'DELETE', url: `/api/saved-searches/${id}` });
    const again = await save(ann, { address: '/category/engines' });
    expect(again.statusCode).toBe(201);
    expect(again.json().id).not.toBe(id);
    const restored = await as(ann, { method: 'POST', url: `/api/saved-searches/${id}/restore` });
    expect(restored.statusCode).toBe(404);
    expect(await listOf(ann)).toHaveLength(1);
  });

  it('ALERT-06 someone else’s search does not exist', async () => {
    const [ann, bob] = [await registerAccount(t), await registerAccount(t)];
    const { id } = await saved(ann, '/category/motor');
    const calls: InjectOptions[] = [
      { method: 'PATCH', url: `/api/saved-searches/${id}`, payload: { name: 'Mine' } },
      { method: 'DELETE', url: `/api/saved-searches/${id}` },
      { method: 'POST', url: `/api/saved-searches/${id}/seen` },
      { method: 'POST', url: `/api/saved-searches/${id}/restore` },
      { method: 'GET', url: `/api/saved-searches/${id}/new` },
    ];
    for (const options of calls) expect((await as(bob, options)).statusCode).toBe(404);
    expect(await listOf(ann)).toMatchObject([{ id, name: 'Motor boats' }]);
  });

  it(`ALERT-07 the ${SAVED_SEARCHES_MAX + 1}st is refused with a sentence`, async () => {
    const ann = await registerAccount(t);
    await t.db.execute(
      `insert into saved_searches (account_id, name, filters, alerts, created_at, seen_at)
       select '${ann.user.id}', 'x', 'maxPrice=' || n, 'off', now(), now() from generate_series(1, ${SAVED_SEARCHES_MAX}) n`,
    );
    const answer = await save(ann, { address: '/category/motor' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toContain('50 searches');
    expect((await save(ann, { address: '/search?maxPrice=7' })).statusCode).toBe(200);

    const [first] = await listOf(ann);
    await as(ann, { method: 'DELETE', url: `/api/saved-searches/${first?.id}` });
    expect((await save(ann, { address: '/category/motor' })).statusCode).toBe(201);
    const restored = await as(ann, { method: 'POST', url: `/api/saved-searches/${first?.id}/restore` });
    expect(restored.statusCode).toBe(409);
    expect(await listOf(ann)).toHaveLength(SAVED_SEARCHES_MAX);
  });
});
