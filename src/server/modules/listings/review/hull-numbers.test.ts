import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import type { Report } from '#contract/admin/reports.ts';
import type { BoatPage } from '#contract/boats/boat.ts';
import type { BulkResult } from '#contract/selling/bulk.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { DAY } from '#domain/durations.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { storeBoatsJob } from '#server/modules/listings/boats/stored/store-boats.jobs.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { matchChanges } from '#server/modules/saved-searches/alerts/match-changes.ts';
import { sendAlerts } from '#server/modules/saved-searches/alerts/send-alerts.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { importerOf } from '#tests/support/imports.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The paths of all reading calls and pages that the server has. */
const paths = new Set<string>();
function collectPaths(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET') && !url.startsWith('/api/admin/')) paths.add(url);
  });
}

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
let buyer: SignedInAccount;
beforeAll(async () => {
  subscribe('fastify.initialization', collectPaths);
  t = await startTestApp({}, { open: openRealDatabase });
  unsubscribe('fastify.initialization', collectPaths);
  admin = await registerAccount(t, { role: 'admin' });
  seller = await registerAccount(t);
  buyer = await registerAccount(t);
});
afterAll(() => t?.close());

let numbers = 0;
/** A number that no other test has. */
const newNumber = () => `GB-ABC${String(10_000 + ++numbers)}D404`;

const BOAT = {
  category: 'sailing',
  subcategory: 'cruiser',
  price: 24_950,
  location: 'Poole',
  sellerName: 'Anna',
};
const insert = (fields: ListingFields) =>
  insertListing(t.db, { ownerId: seller.user.id, subcategory: 'cruiser', ...fields });
const list = (title: string, hullNumber: string, account = seller) =>
  post(t, '/api/boats', { ...BOAT, title, hullNumber }, { headers: account.headers });
const asAdmin = (path: string, payload: object = {}) => post(t, `/api/admin/${path}`, payload, admin);
const edit = (id: number, payload: object, account = seller) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload, headers: account.headers });
const queue = async (query = '') =>
  (await call(t, { url: `/api/admin/pending-boats?limit=100${query}`, headers: admin.headers })).json<
    PendingBoat[]
  >();
const entryOf = async (id: number) => (await queue()).find((entry) => entry.id === id);
const factOf = async (id: number) =>
  (await entryOf(id))?.facts.find(({ kind }) => kind === 'same-hull-number');
const rowOf = async (id: number) => (await t.db.select().from(listings).where(eq(listings.id, id)))[0]!;
const isPublic = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).statusCode === 200;
const own = async (id: number, account = seller) =>
  (await call(t, { url: '/api/my-boats?limit=100', headers: account.headers }))
    .json<OwnListing[]>()
    .find((listing) => listing.id === id);

describe('PASS-03 a hull number', () => {
  it('PASS-03 is checked, written in one way and stored; its owner sees all of it', async () => {
    const refused = await list('Misread', 'GB-ABC1234D404');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details).toEqual([
      {
        path: ['hullNumber'],
        message:
          'Hull number must have 14 characters, such as GB-ABC12345D404, or 12 on an American boat: this has 13',
      },
    ]);
    const created = await list('Kittiwake', 'gb xyz 98765 k6 27');
    expect(created.json()).toMatchObject({ hullNumber: 'GB-XYZ98765K627' });
    const { id } = created.json();
    expect(await own(id)).toMatchObject({ hullNumber: 'GB-XYZ98765K627' });
    expect(await entryOf(id)).toMatchObject({
      hullNumber: 'GB-XYZ98765K627',
      papers: expect.arrayContaining([{ line: 'hullNumber', says: 'stated', value: 'GB-XYZ98765K627' }]),
    });
    expect((await edit(id, { hullNumber: 'GB-XYZ98765••••' })).statusCode, 'dots are no number').toBe(400);
  });

  it('PASS-03 ends with dots in every public answer, and administrators alone find boats by it', async () => {
    const [whole, end] = ['GB-XYZ76543L627', 'L627'];
    const { user } = await registerAccount(t, { sellerType: 'broker' });
    await post(t, '/api/saved-searches', { address: '/search?q=curlew', alerts: 'instant' }, buyer);
    const { id } = (await list('Curlew', whole)).json();
    await asAdmin(`approve-boat/${id}`);
    await asAdmin(`boats/${id}/papers`, { line: 'hullNumber', seen: true, value: whole });
    const other = await insert({ ownerId: user.id, title: 'Curlew too', hullNumber: whole, make: 'Curlew' });
    await edit(id, { description: 'Words that wait' });
    await post(t, '/api/watchlist', { boatId: id }, buyer);
    t.advance(DAY);
    await t.deps.jobs.drain();
    await storeBoatsJob(t.deps).run({});
    await matchChanges(t.deps);
    t.advance(DAY);
    await sendAlerts(t.deps);
    await t.deps.jobs.drain();

    const page = (await call(t, { url: `/api/boats/${id}` })).json<BoatPage>();
    expect(page.hullNumber).toBe('GB-XYZ76543••••');
    expect(page.papers).toContainEqual(
      expect.objectContaining({ line: 'hullNumber', says: 'seen', value: 'GB-XYZ76543••••' }),
    );

    const filled = [...paths].flatMap((path) =>
      [id, other.id].map((boat) =>
        path
          .replace(/:(id|boatId|listingId)\b/, path.includes('sellers') ? user.id : String(boat))
          .replace(/:\w+/g, 'sailing')
          .replaceAll('*', ''),
      ),
    );
    const asked = new Set([
      ...filled,
      '/api/boats?keywords=curlew&limit=100',
      '/api/boats?q=curlew&limit=100',
      `/api/boats?category=sailing&similarTo=${id}`,
      `/boats/${id}`,
    ]);
    let answered = 0;
    for (const url of asked)
      for (const headers of [{}, buyer.headers]) {
        if (url.includes('/events')) continue;
        const answer = await call(t, { url, headers });
        answered += answer.statusCode === 200 ? 1 : 0;
        expect(answer.body + JSON.stringify(answer.headers), url).not.toContain(end);
      }
    expect(answered, 'the walk reads something').toBeGreaterThan(40);
    const kept = await t.db.execute(sql`
      select card || boat || page as text from stored_boats where listing_id in (${id}, ${other.id}) and boat is not null
      union all select search_text::text || headline::text from listings where id = ${id}`);
    expect(kept.rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept.rows)).not.toMatch(/L627/i);
    const mails = await mailsTo(t, buyer.user.email);
    expect(mails.some(({ text }) => String(text).includes('Curlew'))).toBe(true);
    expect(JSON.stringify(mails)).not.toContain(end);

    const found = async (url: string, headers = {}) =>
      (await call(t, { url, headers })).json<{ id: number }[]>().map((boat) => boat.id);
    for (const words of [whole, 'XYZ76543L627', end]) {
      const q = encodeURIComponent(words);
      expect(await found(`/api/boats?keywords=${q}`), words).toEqual([]);
      expect(await found(`/api/boats?q=${q}`), words).not.toContain(id);
    }
    const q = encodeURIComponent('xyz-76543-l627');
    expect(await found(`/api/admin/approved-boats?q=${q}`, admin.headers)).toEqual(
      expect.arrayContaining([id, other.id]),
    );
    expect((await queue(`&q=${q}`)).map((entry) => entry.id)).toEqual([id]);
  });

  it('PASS-06 an edit of its last characters takes the tick away', async () => {
    const { id } = await insert({ title: 'Renumbered', hullNumber: 'GB-XYZ11111L626' });
    await asAdmin(`boats/${id}/papers`, { line: 'hullNumber', seen: true, value: 'GB-XYZ11111L626' });
    const line = async () =>
      (await call(t, { url: `/api/boats/${id}` }))
        .json<BoatPage>()
        .papers.find((paper) => paper.line === 'hullNumber');
    expect(await line()).toMatchObject({ says: 'seen' });
    await edit(id, { hullNumber: 'GB-XYZ11111L627' });
    await asAdmin(`approve-boat/${id}`);
    expect(await line()).toMatchObject({ says: 'stated', value: 'GB-XYZ11111••••' });
  });
});

describe('PASS-04 two listings with one hull number', () => {
  it('PASS-04 a reviewer is told of the other one, and may publish the second; the seller and the public are told nothing', async () => {
    const hullNumber = newNumber();
    const first = await insert({ title: 'Sandpiper', hullNumber, sellerName: 'Bell Yachts' });
    const { id } = (await list('The second', hullNumber.replace('GB-', 'gb '))).json();
    expect(await factOf(id)).toMatchObject({
      isConcern: true,
      sentence: 'Same hull number as “Sandpiper” by Bell Yachts',
      boats: [{ id: first.id }],
    });
    expect(JSON.stringify(await own(id))).not.toContain('Sandpiper');
    await asAdmin(`approve-boat/${id}`);
    expect(await isPublic(id)).toBe(true);
    const page = await call(t, { url: `/api/boats/${id}` });
    expect(page.body).not.toContain('same-hull-number');
  });

  it('PASS-04 of two that wait, each is a fact of the other; sold, rejected and deleted ones are none', async () => {
    const hullNumber = newNumber();
    const [one, other] = [(await list('One', hullNumber)).json(), (await list('Other', hullNumber)).json()];
    expect((await factOf(one.id))?.boats).toMatchObject([{ id: other.id }]);
    expect((await factOf(other.id))?.boats).toMatchObject([{ id: one.id }]);
    await asAdmin(`reject-boat/${other.id}`, { reason: 'Twice' });
    await insert({ title: 'Sold', hullNumber, closedAt: new Date() });
    await insert({ title: 'Deleted', hullNumber, deletedAt: new Date() });
    expect(await factOf(one.id)).toBeUndefined();
  });

  it('PASS-04 an American number is the same with its country and without', async () => {
    const first = await insert({ title: 'American', hullNumber: 'SERT5432D404' });
    const { id } = (await list('The same', 'US-SERT5432D404')).json();
    expect((await factOf(id))?.boats).toMatchObject([{ id: first.id }]);
  });

  it('PASS-04 an import of a trusted broker waits, also one that changes a boat to such a number', async () => {
    const broker = await registerAccount(t, { sellerType: 'broker' });
    await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
    const hullNumber = newNumber();
    const [theirs, heading] = [newNumber(), 'reference,title,category,price,location,HIN'];
    await insert({ title: 'On sale', hullNumber });
    const line = (reference: string, number: string) =>
      `${reference},Boat ${reference},sailing,9000,Poole,${number}`;
    const importBoats = (...lines: string[]) => importerOf(t, broker).run([heading, ...lines].join('\n'));
    await importBoats(line('A', hullNumber), line('B', theirs));
    const mine = async () =>
      (await call(t, { url: '/api/my-boats?sort=oldest', headers: broker.headers })).json<OwnListing[]>();
    expect((await mine()).map(({ status }) => status)).toEqual(['pending', 'approved']);
    const [a, b] = await mine();
    expect(await factOf(a!.id)).toMatchObject({ boats: [expect.objectContaining({ title: 'On sale' })] });

    await importBoats(line('A', hullNumber), line('B', hullNumber));
    expect(await rowOf(b!.id)).toMatchObject({ status: 'approved', hullNumber: theirs });
    expect((await mine())[1]?.proposal).toMatchObject({ status: 'pending' });
    expect(await factOf(b!.id)).toBeDefined();
    await importBoats(line('A', hullNumber), line('B', theirs));
    expect(
      (await mine()).map(({ status }) => status),
      'the first still waits',
    ).toEqual(['pending', 'approved']);
  });

  it.each([
    ['sold', { closedAt: new Date() }],
    ['paused', { closedAt: new Date(), paused: true }],
  ] as const)('PASS-04 a %s boat does not come back while another one has its number', async (_, state) => {
    const hullNumber = newNumber();
    const broker = await registerAccount(t, { sellerType: 'broker' });
    const ways: Record<string, (id: number) => Promise<unknown>> = {
      state: (id) => post(t, `/api/my-boats/${id}/state`, { state: 'for-sale' }, broker),
      sold: (id) =>
        call(t, {
          method: 'POST',
          url: `/api/my-boats/${id}/sold?email=${encodeURIComponent(broker.user.email)}`,
          payload: { sold: false },
          headers: broker.headers,
        }),
      undo: (id) => post(t, '/api/my-boats/bulk/undo', { boats: [{ id, state: 'under-offer' }] }, broker),
      confirm: (id) =>
        'paused' in state
          ? post(t, '/api/my-boats/bulk', { ids: [id], action: 'confirm' }, broker)
          : post(t, `/api/my-boats/${id}/state`, { state: 'for-sale' }, broker),
    };
    await insert({ title: 'On sale', hullNumber });
    for (const [way, bringBack] of Object.entries(ways)) {
      const { id } = await insert({ ownerId: broker.user.id, title: way, hullNumber, ...state });
      await edit(id, { description: 'Words that wait' }, broker);
      const answer = (await bringBack(id)) as { statusCode: number; body: string };
      expect(answer.statusCode, `${way} ${answer.body}`).toBe(200);
      expect(await rowOf(id), way).toMatchObject({ status: 'pending', live: false, shown: false });
      expect(await factOf(id), way).toMatchObject({ isConcern: true });
      expect(await entryOf(id), way).toMatchObject({ isEdit: false, description: 'Words that wait' });
      expect((await own(id, broker))?.proposal, way).toBeNull();
      expect((await asAdmin(`approve-boat/${id}`)).statusCode, way).toBe(200);
      expect(await rowOf(id), way).toMatchObject({ live: true, description: 'Words that wait' });
      await t.db.update(listings).set({ deletedAt: new Date() }).where(eq(listings.id, id));
    }
  });

  it('PASS-04 says in the answer about several boats that one waits', async () => {
    const hullNumber = newNumber();
    const broker = await registerAccount(t, { sellerType: 'broker' });
    await insert({ title: 'On sale', hullNumber });
    const paused = { closedAt: new Date(), paused: true, ownerId: broker.user.id };
    const { id } = await insert({ title: 'Back', hullNumber, ...paused });
    const free = await insert({ title: 'Free', hullNumber: newNumber(), ...paused });
    const answer = await post(t, '/api/my-boats/bulk', { ids: [id, free.id], action: 'confirm' }, broker);
    expect(answer.json<BulkResult[]>()).toEqual([
      { id, from: 'paused', done: false, reason: 'We look at it before it is back on sale' },
      { id: free.id, from: 'paused', to: 'for-sale', done: true },
    ]);
  });

  it('PASS-04 counts a boat whose seller is suspended: lifting the suspension brings it back', async () => {
    const hullNumber = newNumber();
    const suspended = await registerAccount(t);
    await insert({ title: 'Suspended', hullNumber, ownerId: suspended.user.id });
    await t.db
      .update(accounts)
      .set({ suspendedAt: new Date(), suspensionReason: 'Fraud' })
      .where(eq(accounts.id, suspended.user.id));
    const { id } = await insert({ title: 'Back', hullNumber, closedAt: new Date(), paused: true });
    await post(t, `/api/my-boats/${id}/state`, { state: 'for-sale' }, seller);
    expect((await rowOf(id)).status).toBe('pending');
  });

  it('PASS-04 undoing a decision puts no second listing on the market', async () => {
    const hullNumber = newNumber();
    const first = await insert({ title: 'Taken down', hullNumber });
    const { id } = (await list('Second', hullNumber)).json();
    const takeDown = async () => {
      await post(t, `/api/boats/${first.id}/report`, {
        reason: 'Something else',
        email: 'reporter@example.org',
      });
      const open = await call(t, { url: '/api/admin/reports?limit=100&state=open', headers: admin.headers });
      const report = open.json<Report[]>().find(({ boat }) => boat.id === first.id);
      const answer = await asAdmin(`reports/${report?.id}/take-down`, {
        reason: 'Not yours',
        undoable: true,
      });
      return answer.json().undoId;
    };
    const early = await takeDown();
    expect((await asAdmin(`undo/${early}`)).statusCode, 'the other one waits').toBe(200);
    const undoId = await takeDown();
    t.advance(1_000);
    await asAdmin(`approve-boat/${id}`);
    const refused = await asAdmin(`undo/${undoId}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toContain('Another listing with the same hull number');
    expect((await rowOf(first.id)).status).toBe('rejected');
  });

  it('PASS-04 of two that come back at the same moment, one waits', async () => {
    for (let round = 0; round < 5; round += 1) {
      const hullNumber = newNumber();
      const paused = { hullNumber, closedAt: new Date(), paused: true };
      const ids = [
        (await insert({ title: 'A', ...paused })).id,
        (await insert({ title: 'B', ...paused })).id,
      ];
      const back = (id: number) => () => post(t, `/api/my-boats/${id}/state`, { state: 'for-sale' }, seller);
      const answers = await race(t.deps, ids.map(back));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const states = await Promise.all(ids.map(async (id) => (await rowOf(id)).status));
      expect(states.toSorted()).toEqual(['approved', 'pending']);
    }
  });
});
