import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnListing } from '#contract/selling/selling.ts';
import { and, eq } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import { AGE_LISTINGS, REMIND_SELLERS } from '#server/modules/listings/freshness/freshness.jobs.ts';
import { sellerPath } from '#server/modules/listings/freshness/seller-links.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { insertSamples } from '#server/modules/listings/review/samples.repository.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { importerOf } from '#tests/support/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findImport } from '../imports.repository.ts';
import { RESUME_IMPORTS } from '../queue/imports.jobs.ts';

let t: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t?.close());

interface Boat {
  id: number;
  reference: string;
  title: string;
  broker: SignedInAccount;
}

/** What no administrator has approved. */
const UNREVIEWED = 'Words that nobody has reviewed';
const REASON = { reason: 'The photos are not yours.' };

const asAdmin = (path: string, payload: object = {}) =>
  post(t, `/api/admin/${path}`, payload, { headers: admin.headers });
const asSeller = ({ broker, id }: Boat, method: 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) =>
  call(t, { method, url: `/api/my-boats/${id}${path}`, payload, headers: broker.headers });
const inBulk = ({ broker }: Boat, payload: object, path = '') =>
  post(t, `/api/my-boats/bulk${path}`, payload, { headers: broker.headers });
const approve = ({ id }: Boat) => asAdmin(`approve-boat/${id}`);
const edit = (boat: Boat) => asSeller(boat, 'PUT', '', { description: UNREVIEWED });

const line = ({ reference, title }: Boat, { price = 9_000, description = UNREVIEWED } = {}) =>
  `reference,title,category,price,location,description\n${reference},${title},sailing,${price},Poole,${description}`;

/** A suspended seller cannot import at all. */
async function importFile({ broker }: Boat, file: string): Promise<void> {
  const importer = importerOf(t, broker);
  const sent = await importer.upload(file);
  await t.deps.jobs.drain();
  if (sent.statusCode === 202) await importer.start(sent.json().id);
  await t.deps.jobs.drain();
}

const press = async (action: 'confirm' | 'confirm-all', subject: number | string, at: Date) => {
  const path = sellerPath(await readLinkKey(t.db), { action, subject, at });
  await call(t, {
    method: 'POST',
    url: path,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
};

async function takeDown(boat: Boat): Promise<void> {
  await approve(boat);
  await insertSamples(t.db, [boat.id], new Date(t.deps.clock.now().getTime() + 1_000));
  const answer = await asAdmin(`review-samples/${boat.id}/take-down`, REASON);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** How an administrator stops a boat that waits for its first review. */
const HIDDEN: Record<string, (boat: Boat) => Promise<unknown>> = {
  rejected: ({ id }) => asAdmin(`reject-boat/${id}`, REASON),
  'asked to change': ({ id }) => asAdmin(`request-changes/${id}`, REASON),
  'taken down': takeDown,
  'taken down, and waiting for review again': async (boat) => {
    await takeDown(boat);
    expect((await asSeller(boat, 'PUT', '', { description: 'Corrected' })).statusCode).toBe(200);
  },
  deleted: ({ id }) =>
    call(t, { method: 'DELETE', url: `/api/admin/delete-boat/${id}`, headers: admin.headers }),
};

/** The same for changes of a boat that stays public as it was. */
const CHANGES: Record<string, (boat: Boat) => Promise<unknown>> = {
  'a change was rejected': async (boat) => {
    await approve(boat);
    await edit(boat);
    return asAdmin(`reject-boat/${boat.id}`, REASON);
  },
  'changes were asked for': async (boat) => {
    await approve(boat);
    await insertSamples(t.db, [boat.id], new Date(t.deps.clock.now().getTime() + 1_000));
    return asAdmin(`review-samples/${boat.id}/request-changes`, REASON);
  },
};

/** Everything that a trusted broker, a link in a mail or a job can do to make it public again. */
const PATHS: Record<string, (boat: Boat) => Promise<unknown>> = {
  'an import': (boat) => importFile(boat, line(boat)),
  'an import after one that changes the price': async (boat) => {
    await importFile(boat, line(boat, { price: 8_000, description: '' }));
    await importFile(boat, line(boat, { price: 8_000 }));
  },
  'an import under another reference': (boat) =>
    importFile(boat, line({ ...boat, reference: `${boat.reference}-again` })),
  'an import after deleting it': async (boat) => {
    await asSeller(boat, 'DELETE');
    await importFile(boat, line(boat));
  },
  'an import after deleting it, under another title': async (boat) => {
    await asSeller(boat, 'DELETE');
    await importFile(boat, line({ ...boat, title: `${boat.title} II` }));
    await importFile(boat, line({ ...boat, title: `${boat.title} III` }));
  },
  'an import after withdrawing the change': async (boat) => {
    await asSeller(boat, 'DELETE', '/changes');
    await importFile(boat, line(boat));
  },
  'an edit': edit,
  'an edit and an import': async (boat) => {
    await edit(boat);
    await importFile(boat, line(boat, { price: 8_500 }));
  },
  'an edit through the other route': ({ id, broker: { headers } }) =>
    call(t, { method: 'PUT', url: `/api/boats/${id}`, payload: { description: UNREVIEWED }, headers }),
  'another price in bulk': (boat) => inBulk(boat, { ids: [boat.id], action: 'price', by: { percent: -5 } }),
  'confirming in bulk': (boat) => inBulk(boat, { ids: [boat.id], action: 'confirm' }),
  'undoing in bulk': (boat) =>
    inBulk(boat, { boats: [{ id: boat.id, state: 'for-sale', price: 7_000 }] }, '/undo'),
  'pausing and undoing': async (boat) => {
    await inBulk(boat, { ids: [boat.id], action: 'pause' });
    await inBulk(boat, { boats: [{ id: boat.id, state: 'for-sale' }] }, '/undo');
  },
  'back on sale': (boat) => asSeller(boat, 'POST', '/state', { state: 'for-sale' }),
  'no longer sold': (boat) => asSeller(boat, 'POST', '/sold', { sold: false }),
  confirming: (boat) => asSeller(boat, 'POST', '/confirm'),
  'confirming all': ({ broker: { headers } }) => post(t, '/api/my-boats/confirm-all', undefined, { headers }),
  '"Still for sale" in a mail': ({ id }) => press('confirm', id, t.deps.clock.now()),
  '"All still for sale" in a mail': async ({ id, broker }) => {
    const at = t.deps.clock.now();
    await t.db.update(listings).set({ remindedAt: at }).where(eq(listings.id, id));
    await press('confirm-all', broker.user.id, at);
  },
  jobs: async () => {
    for (const job of [AGE_LISTINGS, REMIND_SELLERS, RESUME_IMPORTS])
      await t.deps.jobs.enqueue(t.db, job, {});
    await t.deps.jobs.drain();
  },
};

/** A boat for each path, imported before the broker is trusted, so that each waits for its first review. */
async function boatsForPaths(): Promise<[string, Boat][]> {
  const broker = await registerAccount(t, { sellerType: 'broker' });
  const names = Object.keys(PATHS);
  const lines = names.map((_, n) => `R-${n},Boat of path ${n},sailing,9000,Poole,`);
  const file = ['reference,title,category,price,location,description', ...lines].join('\n');
  await importerOf(t, broker).run(file);
  const own = await call(t, { url: '/api/my-boats?sort=oldest', headers: broker.headers });
  const boats = own.json<OwnListing[]>();
  return names.map((name, n) => {
    const { id, title } = boats[n] ?? { id: 0, title: '' };
    return [name, { id, title, reference: `R-${n}`, broker }];
  });
}

const trust = ({ broker }: Boat) =>
  t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));

/** What the public sees of the boats that have a title starting like this one's. */
async function shown({ broker, title }: Boat) {
  const found = await t.db
    .select({ title: listings.title, description: listings.description })
    .from(listings)
    .where(and(eq(listings.ownerId, broker.user.id), listings.shown));
  return found.filter((row) => row.title === title || row.title.startsWith(`${title} I`));
}

describe('what an administrator stopped stays stopped', () => {
  it.each(Object.entries(HIDDEN))('BROKER-06 a boat that was %s is not public again', async (_, stop) => {
    const boats = await boatsForPaths();
    for (const [, boat] of boats) await stop(boat);
    for (const [, boat] of boats.slice(0, 1)) await trust(boat);
    for (const [path, boat] of boats) {
      await PATHS[path]?.(boat);
      expect(await shown(boat), path).toEqual([]);
    }
  });

  it.each(Object.entries(CHANGES))('BROKER-06 while %s, nothing else is published', async (_, stop) => {
    const boats = await boatsForPaths();
    for (const [, boat] of boats) expect(await stop(boat)).toMatchObject({ statusCode: 200 });
    for (const [, boat] of boats.slice(0, 1)) await trust(boat);
    for (const [path, boat] of boats) {
      await PATHS[path]?.(boat);
      const words = (await shown(boat)).map(({ description }) => description);
      expect(words.filter(Boolean), path).toEqual([]);
    }
  });

  it('BROKER-06 a change that waits for review keeps waiting, together with what the broker imports next', async () => {
    const [[, boat] = expect.unreachable()] = await boatsForPaths();
    await approve(boat);
    await trust(boat);
    await edit(boat);
    await importFile(boat, line(boat, { description: 'New engine' }));
    expect(await shown(boat)).toEqual([{ title: boat.title, description: '' }]);
    expect((await approve(boat)).statusCode).toBe(200);
    expect(await shown(boat)).toEqual([{ title: boat.title, description: 'New engine' }]);
  });

  it('BROKER-06 an approval lets the broker’s next import publish again', async () => {
    const [[, boat] = expect.unreachable()] = await boatsForPaths();
    await takeDown(boat);
    await trust(boat);
    await importFile(boat, line(boat));
    expect(await shown(boat)).toEqual([]);
    expect((await approve(boat)).statusCode).toBe(200);
    await importFile(boat, line(boat, { description: 'New engine' }));
    expect(await shown(boat)).toEqual([{ title: boat.title, description: 'New engine' }]);
  });

  it('BROKER-06 undoing a take-down lets the next import publish, as if it had never happened', async () => {
    const [[, boat] = expect.unreachable()] = await boatsForPaths();
    await approve(boat);
    await trust(boat);
    await insertSamples(t.db, [boat.id], new Date(t.deps.clock.now().getTime() + 1_000));
    const taken = await asAdmin(`review-samples/${boat.id}/take-down`, { ...REASON, undoable: true });
    await asAdmin(`undo/${taken.json().undoId}`);
    await importFile(boat, line(boat));
    expect(await shown(boat)).toEqual([{ title: boat.title, description: UNREVIEWED }]);
  });

  it('BROKER-06 nothing of a suspended seller is public, and an import that runs ends with a sentence', async () => {
    const boats = await boatsForPaths();
    const [[, first] = expect.unreachable()] = boats;
    for (const [, boat] of boats) await approve(boat);
    await trust(first);
    const importer = importerOf(t, first.broker);
    const { id } = await importer.check(line(first));
    await importer.start(id);
    const suspended = await asAdmin(`users/${first.broker.user.id}/suspend`, REASON);
    expect(suspended.statusCode, suspended.body).toBe(200);
    for (const [path, boat] of boats) {
      await PATHS[path]?.(boat);
      expect(await shown(boat), path).toEqual([]);
    }
    await t.deps.jobs.drain();
    expect(await findImport(t.db, id)).toMatchObject({
      state: 'failed',
      error: 'The account cannot import boats.',
    });
  });
});
