import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boat } from '#contract/boats/boat.ts';

import { SavedBoat } from '#contract/buying/watchlist.ts';
import { DAY } from '#domain/durations.ts';
import { WATCHLIST_MAX, WATCHLIST_NOTE_MAX } from '#domain/watchlist.ts';
import { call, newAddress, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { changeListing, insertListing, type ListingFields } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  seller = await registerAccount(t, { email: 'seller@example.org' });
});
afterAll(() => t.close());

const newBoat = (fields: ListingFields = {}) =>
  insertListing(t.db, { ownerId: seller.user.id, sellerPhone: '01983 496 0142', ...fields });

const as = ({ headers }: SignedInAccount, options: InjectOptions) => call(t, { ...options, headers });
const add = (who: SignedInAccount, boatId: unknown, email: unknown = who.user.email) =>
  as(who, { method: 'POST', url: '/api/watchlist', payload: { email, boatId } });
const remove = (who: SignedInAccount, boatId: number) =>
  as(who, { method: 'DELETE', url: `/api/watchlist/${boatId}?email=${who.user.email}` });
const idsOf = async (who: SignedInAccount) => (await as(who, { url: '/api/watchlist/ids' })).json().ids;
const listOf = async (who: SignedInAccount): Promise<Boat[]> =>
  (await as(who, { url: `/api/watchlist?email=${who.user.email}` })).json();
const isWatchedBy = async (who: SignedInAccount, boatId: number): Promise<boolean> =>
  (await as(who, { url: `/api/watchlist/check/${boatId}?email=${who.user.email}` })).json().isWatched;
const statsOf = async (boatId: number) => (await as(seller, { url: `/api/my-boats/${boatId}/stats` })).json();

describe('the watchlist', () => {
  it('API-18 API-17 WATCH-15 ROLE-03 saves a boat for the signed-in account', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    expect(await isWatchedBy(ann, id)).toBe(false);
    const answer = await add(ann, id);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ boatId: id, isWatched: true });
    expect(await isWatchedBy(ann, id)).toBe(true);
  });

  it('API-16 lists the saved boats, most recently saved first, without the seller’s email address or phone number', async () => {
    const ann = await registerAccount(t);
    const [first, second] = [await newBoat({ title: 'First' }), await newBoat({ title: 'Second' })];
    await add(ann, second.id);
    t.advance(1_000);
    await add(ann, first.id);
    const boats = await listOf(ann);
    expect(boats.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(boats[0]).toEqual(SavedBoat.parse(boats[0]));
    expect(JSON.stringify(boats)).not.toMatch(/seller@example\.org|sellerPhone|sellerEmail|01983/);
  });

  it('returns all saved ids in one call', async () => {
    const ann = await registerAccount(t);
    const saved = [await newBoat(), await newBoat()];
    await newBoat();
    expect(await idsOf(ann)).toEqual([]);
    for (const { id } of saved) await add(ann, id);
    expect((await idsOf(ann)).sort()).toEqual(saved.map(({ id }) => id).sort());
  });

  it('API-19 WATCH-15 removes a boat; removing it again is no error', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    await add(ann, id);
    for (const _again of [1, 2]) {
      const answer = await remove(ann, id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ boatId: id, isWatched: false });
    }
    expect(await idsOf(ann)).toEqual([]);
  });

  it('accepts the DELETE of the specified client: a JSON content type without a body', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    await add(ann, id);
    const headers = { ...ann.headers, 'content-type': 'application/json' };
    expect((await call(t, { method: 'DELETE', url: `/api/watchlist/${id}`, headers })).statusCode).toBe(200);
    expect(await idsOf(ann)).toEqual([]);
  });

  it('is separate for each account', async () => {
    const [ann, bob] = [await registerAccount(t), await registerAccount(t)];
    const { id } = await newBoat();
    await add(ann, id);
    expect(await idsOf(bob)).toEqual([]);
    await remove(bob, id);
    expect(await idsOf(ann)).toEqual([id]);
  });

  it('still shows a sold boat, marked as sold, but not a deleted one', async () => {
    const ann = await registerAccount(t);
    const [sold, deleted] = [await newBoat(), await newBoat()];
    await add(ann, sold.id);
    await add(ann, deleted.id);
    await changeListing(t.db, sold.id, { closedAt: new Date() });
    await changeListing(t.db, deleted.id, { deletedAt: new Date() });
    expect((await listOf(ann)).map(({ id, sold: isSold }) => [id, isSold])).toEqual([[sold.id, true]]);
    expect(await idsOf(ann)).toEqual([sold.id]);
    expect([await isWatchedBy(ann, sold.id), await isWatchedBy(ann, deleted.id)]).toEqual([true, false]);
    expect((await add(ann, sold.id)).statusCode).toBe(200);
    expect((await remove(ann, deleted.id)).statusCode).toBe(200);
  });
});

describe('BUYER-11 private notes', () => {
  const write = (who: SignedInAccount, boatId: number, note: unknown) =>
    as(who, { method: 'POST', url: '/api/watchlist', payload: { boatId, note } });
  const check = async (who: SignedInAccount, boatId: number) =>
    (await as(who, { url: `/api/watchlist/check/${boatId}` })).json();
  const noteIn = async (who: SignedInAccount) => (await as(who, { url: '/api/watchlist' })).json()[0]?.note;

  it('are saved with the boat, replaced, kept while saving again without one, and removed', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    expect((await write(ann, id, ' Rigging of 2009.\nAsk about the keel. ')).statusCode).toBe(201);
    const note = 'Rigging of 2009.\nAsk about the keel.';
    expect(await noteIn(ann)).toBe(note);
    expect((await add(ann, id)).statusCode).toBe(200);
    expect(await check(ann, id)).toEqual({ isWatched: true, note });
    expect((await write(ann, id, 'Seen on Saturday')).statusCode).toBe(200);
    expect(await noteIn(ann)).toBe('Seen on Saturday');
    await write(ann, id, '  ');
    expect(await check(ann, id)).toEqual({ isWatched: true });
  });

  it('can still be written when the boat is sold, but not about a boat that is not saved', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    await add(ann, id);
    await changeListing(t.db, id, { closedAt: new Date() });
    expect((await write(ann, id, 'Too late')).statusCode).toBe(200);
    expect(await noteIn(ann)).toBe('Too late');
    const bob = await registerAccount(t);
    expect((await write(bob, id, 'Mine')).statusCode).toBe(409);
  });

  it('are read by nobody else, the seller and administrators included', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    await write(ann, id, 'Offer 20,000 at most');
    for (const other of [seller, await registerAccount(t, { role: 'admin' }), await registerAccount(t)]) {
      await add(other, id);
      expect(await check(other, id)).toEqual({ isWatched: true });
      for (const url of ['/api/watchlist', `/api/boats/${id}`, `/api/my-boats/${id}/stats`])
        expect((await as(other, { url })).body).not.toContain('20,000');
    }
  });

  it('come back with the answer to removing, so that it can be undone', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    await write(ann, id, 'Good sails');
    expect((await remove(ann, id)).json()).toEqual({ boatId: id, isWatched: false, note: 'Good sails' });
    await write(ann, id, 'Good sails');
    expect(await noteIn(ann)).toBe('Good sails');
  });

  it('are bounded', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    expect((await write(ann, id, 'é'.repeat(WATCHLIST_NOTE_MAX))).statusCode).toBe(201);
    for (const note of ['x'.repeat(WATCHLIST_NOTE_MAX + 1), 7, null, { text: 'x' }]) {
      const refused = await write(ann, id, note);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().details[0].path).toEqual(['note']);
    }
    expect(await noteIn(ann)).toBe('é'.repeat(WATCHLIST_NOTE_MAX));
  });
});

describe('who may use it', () => {
  const CALLS = [
    { url: '/api/watchlist' },
    { url: '/api/watchlist/ids' },
    { url: '/api/watchlist/check/1' },
    { method: 'POST', url: '/api/watchlist', payload: { boatId: 1 } },
    { method: 'DELETE', url: '/api/watchlist/1' },
  ] as const;

  it.each(CALLS)('WATCH-21 responds 401 to a visitor: %o', async (options) => {
    const answer = await call(t, options as InjectOptions);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: 'Please sign in first' });
  });

  it.each(CALLS)(
    'WATCH-13 refuses an email address other than the session’s, also for administrators: %o',
    async (options) => {
      const admin = await registerAccount(t, { role: 'admin' });
      const payload = 'payload' in options ? { ...options.payload, email: 'seller@example.org' } : undefined;
      const url = payload ? options.url : `${options.url}?email=seller@example.org`;
      const answer = await as(admin, { ...options, url, payload } as InjectOptions);
      expect(answer.statusCode).toBe(403);
    },
  );

  it('WATCH-13 accepts the session’s own email address in capitals or left out', async () => {
    const ann = await registerAccount(t, { email: 'ann.sails@example.org' });
    const { id } = await newBoat();
    expect((await add(ann, id, 'Ann.Sails@Example.ORG')).statusCode).toBe(201);
    expect((await as(ann, { url: '/api/watchlist?email=ANN.SAILS@example.org' })).statusCode).toBe(200);
    expect((await as(ann, { url: '/api/watchlist' })).statusCode).toBe(200);
  });
});

describe('what can be saved', () => {
  it.each([
    ['pending', 404, { status: 'pending', approvedAt: null, liveAt: null }],
    ['rejected', 404, { status: 'rejected', rejectionReason: 'Blurred' }],
    ['deleted', 404, { deletedAt: new Date() }],
    ['sold', 409, { closedAt: new Date() }],
  ] as const)('responds to a %s boat with %i', async (_state, status, fields) => {
    const ann = await registerAccount(t);
    const { id } = await newBoat(fields);
    expect((await add(ann, id)).statusCode).toBe(status);
    expect(await idsOf(ann)).toEqual([]);
  });

  it('responds 404 to a boat that does not exist', async () => {
    expect((await add(await registerAccount(t), 2_000_000_000)).statusCode).toBe(404);
  });

  it.each([0, -1, 1.5, 2_147_483_648, '', 'seven', '1e3', null, [1], { id: 1 }, true])(
    'refuses %j as a boat’s number',
    async (boatId) => {
      const answer = await add(await registerAccount(t), boatId);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details[0].path).toEqual(['boatId']);
    },
  );

  it('accepts a boat’s number as a string of digits', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    expect((await add(ann, String(id))).json()).toEqual({ boatId: id, isWatched: true });
  });

  it('refuses boats while the watchlist is full', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    await t.db.execute(
      `with boats as (insert into listings (owner_id, title, price, category, location, seller_name, status, approved_at, live_at)
         select '${seller.user.id}', 'Dinghy', 1, 'small-craft', 'Hull', 'S', 'approved', now(), now()
         from generate_series(1, ${WATCHLIST_MAX}) returning id)
       insert into watchlist_entries (account_id, listing_id) select '${ann.user.id}', id from boats`,
    );
    const refused = await add(ann, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toContain('watchlist is full');
    const [oneSaved] = await idsOf(ann);
    await remove(ann, oneSaved);
    expect((await add(ann, id)).statusCode).toBe(201);
  });
});

describe('counting', () => {
  it('ANALYTICS-04 ENTITY-25 counts an account’s saves of a boat once a day, however often it is removed and saved again', async () => {
    const [ann, bob] = [await registerAccount(t), await registerAccount(t)];
    const { id } = await newBoat();
    await add(ann, id);
    await add(ann, id);
    await add(bob, id);
    expect((await statsOf(id)).watchlistAdds).toBe(2);
    await remove(ann, id);
    await remove(ann, id);
    for (let times = 0; times < 10; times += 1) {
      await add(ann, id);
      await remove(ann, id);
    }
    expect((await statsOf(id)).watchlistAdds).toBe(2);
    t.advance(DAY);
    await add(ann, id);
    expect((await statsOf(id)).watchlistAdds).toBe(3);
  });

  it('counts several accounts at one client address once, and the owner not at all', async () => {
    const { id } = await newBoat();
    const remoteAddress = newAddress();
    for (let n = 0; n < 5; n += 1) {
      const { headers } = await registerAccount(t);
      const payload = { boatId: id };
      await call(t, { method: 'POST', url: '/api/watchlist', payload, headers, remoteAddress });
    }
    expect((await statsOf(id)).watchlistAdds).toBe(1);
    await add(seller, id);
    expect(await isWatchedBy(seller, id)).toBe(true);
    expect((await statsOf(id)).watchlistAdds).toBe(1);
  });

  it('saves and counts one boat when twenty requests arrive at once', async () => {
    const ann = await registerAccount(t);
    const { id } = await newBoat();
    const answers = await race(
      t.deps,
      times(20, () => add(ann, id)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
    expect(await idsOf(ann)).toEqual([id]);
    expect((await statsOf(id)).watchlistAdds).toBe(1);
  });

  it('logs no email address', async () => {
    const ann = await registerAccount(t, { email: 'quiet.ann@example.org' });
    await add(ann, (await newBoat()).id);
    await listOf(ann);
    expect(t.log()).toContain('/api/watchlist');
    expect(t.log()).not.toContain('quiet.ann');
  });
});
