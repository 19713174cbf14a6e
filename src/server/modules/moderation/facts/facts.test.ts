import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PendingBoat, ReviewFact } from '#contract/admin/queue.ts';
import { DAY } from '#domain/durations.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { picture } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { reviewFacts } from './facts.service.ts';

let t: TestApp;
let admin: SignedInAccount;
let honest: SignedInAccount;
let copyist: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin' });
  honest = await registerAccount(t, { firstName: 'Hon', lastName: 'Est' });
  t.advance(20 * DAY);
  copyist = await registerAccount(t, { firstName: 'Cop', lastName: 'Yist' });
});
afterAll(() => t.close());

const BOAT = {
  title: 'Contessa 32',
  make: 'Jeremy Rogers',
  model: 'Contessa 32',
  category: 'sailing',
  price: 24_950,
  yearBuilt: 1978,
  location: 'Lymington',
  sellerName: 'Anna Bell',
};
const submit = async (account: SignedInAccount, fields: object = {}): Promise<number> =>
  (await post(t, '/api/boats', { ...BOAT, ...fields }, { headers: account.headers })).json().id;
const queue = async (query = ''): Promise<PendingBoat[]> =>
  (await call(t, { url: `/api/admin/pending-boats?limit=100${query}`, headers: admin.headers })).json();
const factsOf = async (id: number) => (await queue()).find((boat) => boat.id === id)?.facts ?? [];
const factOf = async (id: number, kind: ReviewFact['kind']) =>
  (await factsOf(id)).find((fact) => fact.kind === kind);

it('names the listings of other accounts with the same photo, also if it was saved again or scaled down', async () => {
  const original = await picture(1);
  const copy = await sharp(original).resize(500).jpeg({ quality: 55 }).toBuffer();
  const mine = await uploadFile(t, honest, { bytes: original });
  const own = await uploadFile(t, honest, { bytes: copy });
  const theirs = await uploadFile(t, copyist, { bytes: copy });
  const other = await uploadFile(t, copyist, { bytes: await picture(2) });
  const first = await submit(honest, { title: 'The original', images: [mine.url] });
  const again = await submit(honest, { title: 'My second', yearBuilt: 1990, images: [own.url] });
  const stolen = await submit(copyist, { title: 'A bargain', images: [other.url, theirs.url] });

  const fact = await factOf(stolen, 'photo-used-elsewhere');
  expect(fact).toMatchObject({ isConcern: true, photos: [theirs.url] });
  expect(fact?.boats.map(({ id }) => id).sort()).toEqual([first, again].sort());
  expect(fact?.sentence).toBe(
    '1 photo also used by another account: “The original” by Anna Bell and “My second” by Anna Bell',
  );
  expect((await factOf(again, 'photo-used-elsewhere'))?.boats).toMatchObject([{ id: stolen }]);
  const alone = await submit(copyist, { title: 'Her own', images: [other.url] });
  expect(await factOf(alone, 'photo-used-elsewhere')).toBeUndefined();
});

it('names a listing of another seller with the same title, make and year, but not of the same seller or another year', async () => {
  const first = await submit(honest, { title: 'Marigold' });
  const second = await submit(copyist, { title: 'MARIGOLD', make: 'jeremy rogers' });
  const own = await submit(copyist, { title: 'Marigold', yearBuilt: 1979 });
  expect(await factOf(second, 'listed-by-another')).toMatchObject({
    isConcern: true,
    sentence: 'Same title, make and year as “Marigold” by Anna Bell',
    boats: [{ id: first, title: 'Marigold', sellerName: 'Anna Bell' }],
  });
  expect(await factOf(own, 'listed-by-another')).toBeUndefined();
});

it('quotes an email address, a phone number or a link in the text', async () => {
  const id = await submit(honest, {
    title: 'Call me',
    description: 'Ring 07700 900123 or write to me@example.org, more on www.example.org/boat.',
  });
  expect(await factOf(id, 'contact-in-text')).toMatchObject({
    isConcern: true,
    sentence:
      'The text contains an email address (“me@example.org”), a phone number (“07700 900123”) and a link (“www.example.org/boat.”)',
  });
  expect(await factOf(await submit(honest, { title: 'Plain' }), 'contact-in-text')).toBeUndefined();
});

it('compares the price with similar live boats, the same model first; a large difference is a concern', async () => {
  const ownerId = await insertSeller(t.db);
  for (const price of [28_000, 30_000, 32_000])
    await insertListing(t.db, { ownerId, make: 'Nicholson', model: '32', yearBuilt: 1975, price });
  for (const price of [90_000, 100_000, 110_000, 120_000, 100_000])
    await insertListing(t.db, {
      ownerId,
      category: 'motor',
      subcategory: 'cruiser',
      length: 40,
      price,
    });
  const boat = { make: 'NICHOLSON', model: '32', yearBuilt: 1972 };
  const cheap = await submit(honest, { ...boat, title: 'Cheap', price: 9_000 });
  const fair = await submit(honest, { ...boat, title: 'Fair', price: 30_000 });
  const kind = await submit(honest, {
    title: 'Dear',
    make: 'Nobody',
    yearBuilt: null,
    category: 'motor',
    subcategory: 'cruiser',
    length: 42,
    price: 400_000,
  });
  expect(await factOf(cheap, 'price-compared')).toMatchObject({
    isConcern: true,
    sentence: '70 % below the median (£30,000, 3 of the same model)',
  });
  expect(await factOf(fair, 'price-compared')).toMatchObject({
    isConcern: false,
    sentence: 'At the median (£30,000, 3 of the same model)',
  });
  expect(await factOf(kind, 'price-compared')).toMatchObject({
    isConcern: true,
    sentence: '300 % above the median (£100,000, 5 similar boats)',
  });
  const rare = await submit(honest, { title: 'Rare', make: 'Unique', model: 'One', yearBuilt: 1901 });
  expect(await factOf(rare, 'price-compared')).toBeUndefined();
});

it('states the age of the account and earlier rejections; a new account and any rejection are concerns', async () => {
  const old = await submit(honest, { title: 'Of an old hand' });
  expect(await factOf(old, 'account-age')).toMatchObject({
    isConcern: false,
    sentence: expect.stringMatching(/^Hon Est’s account: 20 days old \(since .+\), \d+ listings, 0 live$/),
  });
  const fresh = await registerAccount(t, { firstName: 'New', lastName: 'Comer' });
  const id = await submit(fresh, { title: 'Of a newcomer' });
  expect(await factsOf(id)).toMatchObject([
    {
      kind: 'account-age',
      isConcern: true,
      sentence: 'New Comer’s account: opened today, 1 listing, 0 live',
    },
  ]);
  await post(t, `/api/admin/reject-boat/${id}`, { reason: 'Blurred' }, { headers: admin.headers });
  t.advance(1_000);
  await call(t, {
    method: 'PUT',
    url: `/api/my-boats/${id}`,
    payload: { berths: 4 },
    headers: fresh.headers,
  });
  expect((await factsOf(id)).map(({ kind }) => kind)).toEqual(['earlier-rejections', 'account-age']);
  expect(await factOf(id, 'earlier-rejections')).toMatchObject({
    isConcern: true,
    sentence: 'New Comer has been rejected once before: “Blurred”',
  });
});

it('describes a change by what it proposes', async () => {
  const id = await submit(honest, { title: 'Steady' });
  await post(t, `/api/admin/approve-boat/${id}`, undefined, { headers: admin.headers });
  await call(t, {
    method: 'PUT',
    url: `/api/my-boats/${id}`,
    payload: { description: 'Now ring 07700 900123' },
    headers: honest.headers,
  });
  expect((await queue('&q=steady'))[0]).toMatchObject({ id, isEdit: true });
  expect((await factOf(id, 'contact-in-text'))?.sentence).toContain('07700 900123');
});

it('lets other requests in between the listings of a page', async () => {
  /** How often the event loop went round meanwhile. */
  async function turnsDuring(count: number) {
    const text = (n: number) => `${n} ${'a-'.repeat(4_000)}`;
    const reviewed = Array.from({ length: count }, (_, n) => ({
      ...{ id: -1 - n, ownerId: honest.user.id, title: BOAT.title, description: text(n), photoIds: [] },
      ...{ make: null, model: null, yearBuilt: null, category: 'sailing', subcategory: null },
      ...{ length: null, price: 1, currency: 'GBP' },
    }));
    let turns = 0;
    let isCounting = true;
    const countTurn = () => {
      turns += 1;
      if (isCounting) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const facts = await reviewFacts(t.db, reviewed, t.deps.clock.now());
    isCounting = false;
    expect(facts.size).toBe(count);
    return turns;
  }
  expect(await turnsDuring(200)).toBeGreaterThanOrEqual(199);
});

it('FORM-02 shows facts that are unlikely for the kind as concerns, an ordinary boat has none', async () => {
  const odd = await submit(copyist, {
    title: 'Sixty for a song',
    subcategory: 'cruiser',
    price: 25,
    length: 260,
  });
  const concerns = (await factsOf(odd)).filter(({ kind }) => kind === 'implausible');
  expect(concerns.map(({ sentence, isConcern }) => [sentence, isConcern])).toEqual([
    ['A Jeremy Rogers Contessa 32 for £25? Price: usually £500 to £1,500,000.', true],
    [
      'A Jeremy Rogers Contessa 32 260 ft (79.25 m) long? Length: usually 15 ft (4.57 m) to 75 ft (22.86 m).',
      true,
    ],
  ]);
  const ordinary = await submit(copyist, { title: 'An ordinary one', subcategory: 'cruiser', length: 32 });
  expect(await factOf(ordinary, 'implausible')).toBeUndefined();
});
