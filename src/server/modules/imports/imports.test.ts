import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Import, ImportRow } from '#contract/selling/imports.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { and, eq } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { advert, openMarine, zipOf } from '#tests/support/import-files.ts';
import { picture } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { checkImport } from './checking/checking.service.ts';
import { importRows, imports } from './imports.table.ts';
import { importFolder } from './receiving/import-files.ts';

let t: TestApp;
let broker: SignedInAccount;
beforeAll(async () => {
  // So many files and boats take longer in the embedded database.
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker', firstName: 'Lymington', lastName: 'Yachts' });
});

type File = { type: 'text/csv' | 'application/xml' | 'application/zip'; content: string | Buffer };
const csv = (content: string): File => ({ type: 'text/csv', content });
const xml = (content: string): File => ({ type: 'application/xml', content });

const upload = ({ type, content }: File, who = broker) =>
  call(t, {
    method: 'POST',
    url: '/api/imports',
    payload: content,
    headers: { ...who.headers, 'content-type': type },
  });
const get = async <T>(path: string, who = broker) =>
  (await call(t, { url: path, headers: who.headers })).json<T>();
const read = (id: string, who = broker) => get<Import>(`/api/imports/${id}`, who);
const rows = (id: string, query = '') => get<ImportRow[]>(`/api/imports/${id}/rows${query}`);
const start = (id: string, payload?: object) =>
  post(t, `/api/imports/${id}/start`, payload, { headers: broker.headers });
const mine = (who = broker) => get<OwnListing[]>('/api/my-boats?sort=oldest', who);

async function check(file: File): Promise<Import> {
  const answer = await upload(file);
  expect(answer.statusCode, answer.body).toBe(202);
  await t.deps.jobs.drain();
  return read(answer.json().id);
}

async function run(file: File, options?: object): Promise<Import> {
  const { id } = await check(file);
  expect((await start(id, options)).statusCode).toBe(202);
  await t.deps.jobs.drain();
  return read(id);
}

const BOATS = `reference,state,title,category,price,location,length,hullMaterial,electronics
A-1,for-sale,Contessa 32,sailing,"24,950",Lymington,32 ft,GRP,Radar;Plotter
A-2,,Westerly Centaur,sailing,8500,Poole,7.9 m,GRP,`;

describe('importing boats', () => {
  it('BROKER-01 takes our CSV columns, whose template can be downloaded', async () => {
    const template = await call(t, { url: '/api/imports/template.csv', headers: broker.headers });
    expect(template.headers['content-type']).toContain('text/csv');
    expect(template.body).toMatch(/^reference,state,category,subcategory,title,.*,photos\r\n$/);
    const done = await run(csv(BOATS));
    expect(done).toMatchObject({ state: 'done', progress: { done: 2, total: 2 }, counts: { new: 2 } });
    expect(await mine()).toMatchObject([
      {
        title: 'Contessa 32',
        status: 'pending',
        price: 24_950,
        length: 32,
        hullMaterial: 'fiberglass',
        electronics: ['Radar', 'Plotter'],
        reference: 'A-1',
        sellerName: 'Lymington Yachts',
        brokerListing: true,
      },
      { title: 'Westerly Centaur', length: 25.919, reference: 'A-2' },
    ]);
  });

  it('BROKER-01 takes OpenMarine XML and lists what has no field as other details', async () => {
    const { id, counts } = await check(xml(openMarine([advert({ ref: 'LYM-1' })])));
    expect(counts).toMatchObject({ new: 1, faulty: 0 });
    const [row] = await rows(id);
    expect(row?.other).toEqual([
      { name: 'Air draft', value: '13' },
      { name: 'Designer', value: 'David Sadler' },
    ]);
    await start(id);
    await t.deps.jobs.drain();
    expect(await mine()).toMatchObject([
      {
        title: '1978 Contessa 32',
        category: 'sailing',
        subcategory: 'cruiser',
        make: 'Contessa',
        model: '32',
        yearBuilt: 1978,
        price: 24_950,
        vatStatus: 'paid',
        location: 'Lymington',
        county: 'Hampshire',
        country: 'United Kingdom',
        length: 31.988,
        beam: '2.9',
        draft: '1.676',
        hullMaterial: 'fiberglass',
        fuelType: 'diesel',
        enginePower: 20,
        berths: 5,
        seatingCapacity: 6,
        electronics: ['Radar', 'Plotter: Garmin 750'],
        description: 'A well-kept cruiser.\nRe-engined in 2019 & surveyed.',
      },
    ]);
  });

  it('BROKER-01 puts a boat into the category of its type where another program knows only sail and power', async () => {
    const kinds = [
      { type: 'Power', category: 'fishing', expected: ['specialist', 'fishing'] },
      { type: 'Power', category: 'cruiser', expected: ['motor', 'cruiser'] },
      { type: 'Sail', category: 'Dinghies', expected: ['small-craft', 'dinghies'] },
    ];
    const adverts = kinds.map(({ type, category }, n) => advert({ ref: `K-${n}`, type, category }));
    expect((await run(xml(openMarine(adverts)))).counts).toMatchObject({ new: 3, faulty: 0 });
    expect((await mine()).map(({ category, subcategory }) => [category, subcategory])).toEqual(
      kinds.map(({ expected }) => expected),
    );
    expect((await run(xml(openMarine(adverts)))).counts).toMatchObject({ unchanged: 3 });
  });

  it('BROKER-02 stores nothing before it is started, and says what would happen to each row', async () => {
    await run(csv(BOATS));
    const changed = BOATS.replace('"24,950"', '22500').replace('A-2', 'A-3');
    const dry = await check(csv(`${changed}\nA-4,,,sailing,free,Poole,,,`));
    expect(dry).toMatchObject({
      state: 'ready',
      counts: { new: 1, changed: 1, unchanged: 0, faulty: 1, gone: 0 },
    });
    expect((await mine())[0]?.price).toBe(24_950);
    expect(await mine()).toHaveLength(2);
    expect(await rows(dry.id)).toMatchObject([
      { row: 2, outcome: 'changed', changes: [{ field: 'price', from: '£24,950', to: '£22,500' }] },
      { row: 3, outcome: 'new', reference: 'A-3' },
      {
        row: 4,
        outcome: 'faulty',
        faults: [
          { field: 'title', message: 'Title is required' },
          { field: 'price', message: '“free” is not a price we can read.', value: 'free' },
        ],
      },
    ]);
    expect(await rows(dry.id, '?outcome=faulty')).toHaveLength(1);
  });

  it('BROKER-03 importing the same file twice changes nothing', async () => {
    const files = { 'boats.xml': openMarine([advert({ ref: 'LYM-1', photos: ['a.jpg', 'b.jpg'] })]) };
    const photos = { 'photos/a.jpg': await picture(1), 'photos/b.jpg': await picture(2) };
    const file: File = { type: 'application/zip', content: await zipOf({ ...files, ...photos }) };
    await run(file);
    const [before] = await mine();
    expect(before?.images).toHaveLength(2);
    const again = await run(file);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 1, faulty: 0, gone: 0 });
    expect(await mine()).toEqual([before]);
    expect(await t.db.$count(media, eq(media.ownerId, broker.user.id))).toBe(2);
  });

  it('BROKER-03 a boat that is gone from the file is paused if the seller wants that, never deleted', async () => {
    await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
    await run(csv(BOATS));
    const fewer = csv(BOATS.split('\n').slice(0, 2).join('\n'));
    expect((await run(fewer)).counts).toMatchObject({ unchanged: 1, gone: 1 });
    expect((await mine()).map(({ state }) => state)).toEqual(['for-sale', 'for-sale']);
    await run(fewer, { pauseGone: true });
    expect((await mine()).map(({ state }) => state)).toEqual(['for-sale', 'paused']);
    const back = await run(csv(BOATS));
    expect(back.counts).toMatchObject({ unchanged: 1, changed: 1 });
    expect((await mine()).map(({ state }) => state)).toEqual(['for-sale', 'for-sale']);
  });

  it('BROKER-04 asks what unknown values mean and remembers it for the next file', async () => {
    const file = csv(
      `reference,title,category,price,location,hullMaterial,length,make
B-1,Wooden yawl,sailing,9000,Poole,Carvel planked,18 cubits,Benetau`,
    );
    const first = await check(file);
    expect(first.counts).toMatchObject({ faulty: 1 });
    expect(first.unknown).toEqual([
      { field: 'make', value: 'Benetau' },
      { field: 'unit', value: 'cubits' },
      { field: 'hullMaterial', value: 'Carvel planked' },
    ]);
    const map = (values: object[]) =>
      post(t, `/api/imports/${first.id}/mapping`, { values }, { headers: broker.headers });
    const wrong = await map([{ field: 'hullMaterial', value: 'Carvel planked', as: 'cardboard' }]);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().details[0].path).toEqual(['values', 0, 'as']);
    const answer = await map([
      { field: 'hullMaterial', value: 'carvel planked', as: 'wood' },
      { field: 'unit', value: 'cubits', as: 'ft' },
      { field: 'make', value: 'Benetau', as: 'Beneteau' },
    ]);
    expect(answer.statusCode).toBe(202);
    await t.deps.jobs.drain();
    expect(await read(first.id)).toMatchObject({ state: 'ready', counts: { new: 1 }, unknown: [] });
    expect((await run(file)).counts).toMatchObject({ new: 1 });
    expect(await mine()).toMatchObject([{ hullMaterial: 'wood', length: 18, make: 'Beneteau' }]);
  });

  it('BROKER-05 a fault in one row costs that row only, and one mail reports the result', async () => {
    const files = {
      'boats.csv': `reference,title,category,price,location,photos
C-1,One,sailing,1000,Poole,good.jpg
C-2,Two,sailing,1000,Poole,broken.jpg
C-3,Three,sailing,1000,Poole,`,
      'good.jpg': await picture(3),
      'broken.jpg': (await picture(4)).subarray(0, 900),
    };
    const done = await run({ type: 'application/zip', content: await zipOf(files) });
    expect(done).toMatchObject({ state: 'done', progress: { done: 3, total: 3 } });
    expect(done.counts).toMatchObject({ new: 2, faulty: 1 });
    expect((await rows(done.id, '?outcome=faulty'))[0]).toMatchObject({
      reference: 'C-2',
      faults: [{ message: 'broken.jpg: This photo is damaged and cannot be read' }],
    });
    expect((await mine()).map(({ title }) => title)).toEqual(['One', 'Three']);
    const mails = await mailsTo(t, broker.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your boats are imported']);
    expect(mails[0]?.text).toContain('2 boats added');
  });

  it('BROKER-05 a check that ends after another process has started the import leaves its rows alone', async () => {
    const { id } = await check(csv(BOATS));
    const change = (values: Partial<typeof imports.$inferInsert>) =>
      t.db.update(imports).set(values).where(eq(imports.id, id));
    await change({ state: 'checking' });
    const late = checkImport(t.deps, id);
    await change({ state: 'importing', updatedAt: new Date(t.deps.clock.now().getTime() + 1_000) });
    await t.db.update(importRows).set({ isDone: true }).where(eq(importRows.importId, id));
    await late;
    expect((await read(id)).state).toBe('importing');
    expect(
      await t.db.$count(importRows, and(eq(importRows.importId, id), eq(importRows.isDone, false))),
    ).toBe(0);
  });

  it('BROKER-05 an import whose file is lost fails with a sentence instead of running for ever', async () => {
    const content = await zipOf({ 'boats.csv': BOATS });
    const { id } = await check({ type: 'application/zip', content });
    await t.deps.storage.deleteFolder(importFolder(id));
    await start(id);
    await t.deps.jobs.drain();
    expect(await read(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('upload it again'),
    });
    expect((await upload(csv(BOATS))).statusCode).toBe(202);
    await t.deps.jobs.drain();
  });

  it('BROKER-01 takes up to 10 MB of CSV or XML, and characters that cannot be shown cost their row only', async () => {
    const large = `${BOATS}\n${'x'.repeat(10 * 1024 * 1024)}`;
    const answer = await upload(csv(large));
    expect([answer.statusCode, answer.json().error]).toEqual([413, expect.stringContaining('up to 10 MB')]);
    const { id, counts } = await check(csv(BOATS.replace('Contessa', 'Con\0tessa')));
    expect(counts).toMatchObject({ new: 1, faulty: 1 });
    expect((await rows(id, '?outcome=faulty'))[0]?.faults).toMatchObject([{ field: 'title' }]);
  });

  it('BROKER-06 imported boats wait for review, unless an administrator trusts the broker', async () => {
    const admin = await registerAccount(t, { role: 'admin' });
    await run(csv(BOATS));
    expect((await mine()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    const trust = await post(
      t,
      `/api/admin/users/${broker.user.id}/trust`,
      { trusted: true },
      { headers: admin.headers },
    );
    expect(trust.json()).toMatchObject({ id: broker.user.id, trusted: true });
    await run(csv(`${BOATS}\nA-3,,Moody 33,sailing,15000,Poole,33,,`));
    const [, , third] = await mine();
    expect(third).toMatchObject({ status: 'approved', state: 'for-sale' });
    expect((await call(t, { url: `/api/boats/${third?.id}` })).statusCode).toBe(200);
    await run(csv(`reference,title\nA-3,Moody 33 Mk II`));
    expect((await mine())[2]).toMatchObject({ title: 'Moody 33 Mk II', proposal: null });
  });

  it('BROKER-06 only brokers and dealers can be trusted', async () => {
    const admin = await registerAccount(t, { role: 'admin' });
    const seller = await registerAccount(t);
    const url = `/api/admin/users/${seller.user.id}/trust`;
    expect((await post(t, url, { trusted: true }, { headers: admin.headers })).statusCode).toBe(409);
    expect((await post(t, url, {}, { headers: admin.headers })).statusCode).toBe(400);
  });

  it('BROKER-07 takes photos from the archive only and fetches no address', async () => {
    const boat = advert({ ref: 'LYM-1', photos: ['a.jpg'] });
    const alone = await check(xml(openMarine([boat])));
    expect(alone.counts).toMatchObject({ new: 1, faulty: 0 });
    const content = await zipOf({ 'boats.xml': openMarine([boat]), 'b.jpg': await picture(5) });
    const incomplete = await check({ type: 'application/zip', content });
    expect((await rows(incomplete.id))[0]?.faults).toEqual([
      { field: 'photos', message: 'The photo “a.jpg” is not in the archive.' },
    ]);
  });

  it('is one at a time, and other people’s imports do not exist', async () => {
    const first = await upload(csv(BOATS));
    expect((await upload(csv(BOATS))).statusCode).toBe(409);
    await t.deps.jobs.drain();
    const other = await registerAccount(t);
    const { id } = first.json();
    for (const path of ['', '/rows'])
      expect((await call(t, { url: `/api/imports/${id}${path}`, headers: other.headers })).statusCode).toBe(
        404,
      );
    expect((await start(id)).statusCode).toBe(202);
    expect((await start(id)).statusCode).toBe(409);
    await t.deps.jobs.drain();
  });

  it('moves a boat to the state that the file says', async () => {
    await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
    const inState = (state: string) =>
      csv(`reference,state,title,category,price,location\nD-1,${state},Boat,sailing,1000,Poole`);
    for (const state of ['paused', 'under-offer', 'for-sale', 'sold', 'for-sale', 'Sale Agreed', 'sold']) {
      await run(inState(state));
      expect((await mine())[0]?.state).toBe(state === 'Sale Agreed' ? 'under-offer' : state);
    }
    const neverListed = await check(
      csv('reference,state,title,category,price,location\nD-2,sold,B,sailing,1,Poole'),
    );
    expect((await rows(neverListed.id))[0]?.outcome).toBe('faulty');
  });
});
