import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listings } from '#server/modules/listings/listings.table.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { countQueries } from '#tests/support/counted-queries.ts';
import { changeListing, insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eq } from './db/drizzle.ts';
import { accounts } from './modules/accounts/accounts.table.ts';

/** Numbers have seven digits here: answers may repeat them, for example in a link, and are then equally long. */
const FIRST = 1_000_000;
const MISSING = 9_999_999;

let t: TestApp;
let ownerId: string;
let stranger: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  await t.db.execute(`alter table listings alter column id restart with ${FIRST}`);
  ownerId = await insertSeller(t.db);
  stranger = await registerAccount(t);
});
beforeEach(async () => {
  await t.db.delete(listings);
  for (const price of [10_000, 49_000, 90_000]) await boat(`at ${price}`, { price });
  await boat('another type', { subcategory: 'yacht', price: 48_000 });
  await boat('another category', { category: 'sailing', price: 48_000 });
});
afterAll(() => t.close());

const boat = (title: string, fields: ListingFields = {}) =>
  insertListing(t.db, {
    ownerId,
    title,
    category: 'motor',
    subcategory: 'cruiser',
    make: 'Sealine',
    price: 50_000,
    length: 30,
    showPhone: true,
    sellerPhone: '07700 900123',
    ...fields,
  });

/** Every way in which a boat is not public. */
const HIDDEN: readonly [string, ListingFields][] = [
  ['waits for its first review', { status: 'pending', liveAt: null }],
  ['waits for review again', { status: 'pending' }],
  ['was rejected', { status: 'rejected', rejectionReason: 'Blurred' }],
  ['was sold and then taken down', { status: 'rejected', rejectionReason: 'Fraud', closedAt: new Date() }],
  ['is paused and waits for review', { status: 'pending', closedAt: new Date(), paused: true }],
  ['was deleted before it was public', { status: 'pending', deletedAt: new Date(), liveAt: null }],
];

/** Every call that takes the number of a boat from a caller who does not own it. */
const CALLS: readonly [string, (id: number) => InjectOptions][] = [
  ['its page', (id) => ({ url: `/api/boats/${id}` })],
  ['similar boats', (id) => ({ url: `/api/boats?limit=4&similarTo=${id}` })],
  ['similar boats of a category', (id) => ({ url: `/api/boats?category=motor&limit=4&similarTo=${id}` })],
  ['similar boats by words', (id) => ({ url: `/api/boats?keywords=sealine&similarTo=${id}` })],
  ['similar boats that are unlike it', (id) => ({ url: `/api/boats?category=sailing&similarTo=${id}` })],
  ['facets of similar boats', (id) => ({ url: `/api/boats/facets?similarTo=${id}` })],
  ['wider searches', (id) => ({ url: `/api/boats/instead?maxPrice=1&similarTo=${id}` })],
  ['a feed of similar boats', (id) => ({ url: `/feeds/boats.xml?similarTo=${id}` })],
  ['other boats of its seller', (id) => ({ url: `/api/boats?sellerOf=${id}` })],
  ['facets of its seller', (id) => ({ url: `/api/boats/facets?sellerOf=${id}` })],
  ['its price guide', (id) => ({ url: `/api/boats/${id}/price-guide` })],
  ['its phone number', (id) => ({ method: 'POST', url: `/api/boats/${id}/reveal-phone` })],
  ['a report', (id) => ({ method: 'POST', url: `/api/boats/${id}/report`, payload: REPORT })],
  [
    'an enquiry',
    (id) => ({ method: 'POST', url: '/api/contact-seller', payload: { ...ENQUIRY, boatId: id } }),
  ],
  [
    'a view',
    (id) => ({ method: 'POST', url: '/api/analytics', payload: { eventType: 'boat_view', boatId: id } }),
  ],
];

/** The same for a caller who is signed in. */
const ACCOUNT_CALLS: typeof CALLS = [
  ['whether it is theirs', (id) => ({ url: `/api/boats/${id}/mine` })],
  ['saving it', (id) => ({ method: 'POST', url: '/api/watchlist', payload: { boatId: id } })],
  ['whether it is saved', (id) => ({ url: `/api/watchlist/check/${id}` })],
  ['removing it', (id) => ({ method: 'DELETE', url: `/api/watchlist/${id}` })],
  ['its own-boat page', (id) => ({ url: `/api/my-boats/${id}` })],
  ['its figures', (id) => ({ url: `/api/my-boats/${id}/stats` })],
  ['deleting it', (id) => ({ method: 'DELETE', url: `/api/my-boats/${id}` })],
  ['selling it', (id) => ({ method: 'POST', url: `/api/my-boats/${id}/sold`, payload: { sold: true } })],
  ['confirming it', (id) => ({ method: 'POST', url: `/api/my-boats/${id}/confirm`, payload: {} })],
  ['dropping its changes', (id) => ({ method: 'DELETE', url: `/api/my-boats/${id}/changes` })],
  [
    'pausing it',
    (id) => ({ method: 'POST', url: `/api/my-boats/${id}/state`, payload: { state: 'paused' } }),
  ],
];

const REPORT = { reason: 'scam', details: 'Not a real boat', email: 'ann@example.org' };
const ENQUIRY = {
  buyerName: 'Ann',
  buyerEmail: 'ann@example.org',
  message: 'Is she still for sale? I could come on Saturday.',
};

/** Differ between any two calls. */
const CHANGING = [
  'date',
  'x-request-id',
  'x-ratelimit-remaining',
  'ratelimit',
  'ratelimit-remaining',
  'server-timing',
];

let callers = 0;
/** The whole answer, with the number of the boat replaced: each from an address of its own, so that no limit is reached. */
async function answerTo(request: InjectOptions, id: number, headers?: SignedInAccount['headers']) {
  callers += 1;
  const remoteAddress = `10.1.${callers >> 8}.${callers & 255}`;
  const answer = await call(t, { ...request, remoteAddress, ...(headers && { headers }) });
  const anonymous = (text: string) => text.replaceAll(String(id), 'N');
  const kept = Object.entries(answer.headers).filter(([name]) => !CHANGING.includes(name));
  return {
    status: answer.statusCode,
    body: anonymous(answer.body),
    headers: anonymous(JSON.stringify(Object.fromEntries(kept))),
  };
}

async function hiddenBoat(fields: ListingFields): Promise<number> {
  const { id } = await boat('hidden', { price: 48_500, ...fields });
  if (fields.liveAt === null) await changeListing(t.db, id, { liveAt: null, approvedAt: null });
  return id;
}

/** The hidden boat is answered as the missing one, by a call that is correct otherwise. */
async function expectSame(
  request: (id: number) => InjectOptions,
  id: number,
  headers?: SignedInAccount['headers'],
) {
  const missing = await answerTo(request(MISSING), MISSING, headers);
  expect(missing.status).not.toBe(400);
  expect(await answerTo(request(id), id, headers)).toEqual(missing);
}

describe.each(HIDDEN)('a boat that %s', (_state, fields) => {
  it.each(CALLS)('is not there for visitors: %s', async (_name, request) => {
    await expectSame(request, await hiddenBoat(fields));
  });

  it.each([...CALLS.slice(0, 2), ...ACCOUNT_CALLS])(
    'is not there for other accounts: %s',
    async (_name, request) => {
      await expectSame(request, await hiddenBoat(fields), stranger.headers);
    },
  );

  it('costs as many queries as one that does not exist, when similar boats are listed', async () => {
    const id = await hiddenBoat(fields);
    const counted = countQueries(t.deps.database.pool);
    const queries = async (reference: number) => {
      t.deps.pageCache.clear();
      const url = `/api/boats?category=motor&limit=4&similarTo=${reference}`;
      return (await counted.during(() => call(t, { url }))).queries;
    };
    await queries(MISSING);
    expect(await queries(id)).toBe(await queries(MISSING));
  });
});

it('a boat that was public and then deleted is gone: its page says so, and nothing else differs from a missing one', async () => {
  const id = await hiddenBoat({ deletedAt: new Date() });
  const [page, ...others] = CALLS;
  expect((await answerTo(page?.[1](id) ?? {}, id)).headers).toContain('x-boat-gone');
  for (const [, request] of others) await expectSame(request, id);
});

it('similar boats of a suspended seller’s boat are those of a missing one', async () => {
  const suspended = await insertSeller(t.db);
  const { id } = await boat('theirs', { ownerId: suspended, price: 48_500 });
  await t.db
    .update(accounts)
    .set({ suspendedAt: new Date(), suspensionReason: 'Spam' })
    .where(eq(accounts.id, suspended));
  const ask = async (reference: number) =>
    (await call(t, { url: `/api/boats?category=motor&similarTo=${reference}` })).json();
  expect(await ask(id)).toEqual(await ask(MISSING));
});

it.each<[string, ListingFields]>([
  ['sold', { closedAt: new Date() }],
  ['paused', { closedAt: new Date(), paused: true }],
])('FRESH-07 a %s boat is public: boats like it are listed, nearest first', async (_state, fields) => {
  const { id } = await boat('gone', { price: 48_500, ...fields });
  const { json } = await call(t, { url: `/api/boats?category=motor&limit=4&similarTo=${id}` });
  expect(json().map(({ title }: { title: string }) => title)).toEqual([
    'at 49000',
    'at 90000',
    'at 10000',
    'another type',
  ]);
});
