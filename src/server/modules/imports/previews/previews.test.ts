import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from '#server/db/drizzle.ts';
import { media } from '#server/modules/media/media.table.ts';
import { openSharp } from '#server/modules/media/photos/open-sharp.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { zipOf } from '#tests/support/import-files.ts';
import { importerOf } from '#tests/support/imports.ts';
import { picture } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { importRows, imports } from '../imports.table.ts';
import { previewKey } from '../receiving/import-files.ts';
import { makePreviews } from './make-previews.ts';

let t: TestApp;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t?.close());
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker' });
});

const ZIP = 'application/zip';
const HEADING = 'reference,title,category,price,location,photos';
const boatLine = (reference: string, photo = '') =>
  `${reference},Boat ${reference},sailing,9000,Poole,${photo}`;
const csvOf = (...lines: string[]) => [HEADING, ...lines].join('\n');
const get = (url: string, who = broker) => call(t, { url, headers: who.headers });
const storedPhotos = () => t.db.$count(media, eq(media.ownerId, broker.user.id));

it('BROKER-15 the dry run shows the first photo of each boat, before any photo is stored', async () => {
  const seller = importerOf(t, broker);
  const good = await picture(1);
  const archive = await zipOf({
    'boats.csv': csvOf(boatLine('P-1', 'good.jpg'), boatLine('P-2', 'bad.jpg'), boatLine('P-3')),
    'good.jpg': good,
    'bad.jpg': good.subarray(0, 900),
  });
  const { id } = await seller.check(archive, ZIP);
  const [first, second, third] = await seller.rows(id);
  expect(second?.shown).not.toHaveProperty('preview');
  expect(third?.shown).not.toHaveProperty('preview');
  const address = `/api/imports/${id}/rows/${first?.row}/preview`;
  expect(first?.shown).toMatchObject({ preview: address });

  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
  });
  const sharp = await openSharp();
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
    height: 240,
  });
  expect(await storedPhotos()).toBe(0);
  expect((await get(address, await registerAccount(t))).statusCode).toBe(404);
  expect((await get(`/api/imports/${id}/rows/${second?.row}/preview`)).statusCode).toBe(404);

  await seller.start(id);
  await t.deps.jobs.drain();
  const [done] = await seller.rows(id);
  expect(done?.shown).toMatchObject({ picture: expect.stringContaining('/objects/uploads/') });
  expect(done?.shown).not.toHaveProperty('preview');
  expect((await get(address)).statusCode).toBe(404);
});

it('BROKER-15 small pictures go with their file when the next one replaces it', async () => {
  const seller = importerOf(t, broker);
  const archive = await zipOf({
    'boats.csv': csvOf(boatLine('P-1', 'one.jpg')),
    'one.jpg': await picture(2),
  });
  const { id } = await seller.check(archive, ZIP);
  const [row] = await seller.rows(id);
  const key = previewKey(id, row?.row ?? 0);
  expect(await t.deps.storage.exists(key)).toBe(true);
  await seller.check(csvOf(boatLine('P-1')));
  expect(await t.deps.storage.exists(key)).toBe(false);
});

it('BROKER-15 an import that was started meanwhile gets no more of them', async () => {
  const seller = importerOf(t, broker);
  const archive = await zipOf({
    'boats.csv': csvOf(boatLine('P-1', 'one.jpg')),
    'one.jpg': await picture(3),
  });
  const { id } = await seller.check(archive, ZIP);
  const change = (state: 'importing' | 'ready') =>
    t.db.update(imports).set({ state }).where(eq(imports.id, id));
  await t.db.update(importRows).set({ hasPreview: false }).where(eq(importRows.importId, id));
  const previews = async () => {
    await makePreviews(t.deps, { id, after: 0 });
    return (await seller.rows(id)).flatMap(({ shown }) => shown.preview ?? []);
  };
  await change('importing');
  expect(await previews()).toEqual([]);
  await change('ready');
  expect(await previews()).toHaveLength(1);
});

it('BROKER-15 a photo that was imported before is shown as it is stored', async () => {
  const seller = importerOf(t, broker);
  const one = await picture(4);
  const archiveOf = (line: string) => zipOf({ 'boats.csv': csvOf(line), 'one.jpg': one });
  const { id: first } = await seller.check(await archiveOf(boatLine('P-1', 'one.jpg')), ZIP);
  await seller.start(first);
  await t.deps.jobs.drain();

  const { id } = await seller.check(await archiveOf(boatLine('P-2', 'one.jpg')), ZIP);
  const [row] = await seller.rows(id);
  expect(row?.shown).toMatchObject({ picture: expect.stringContaining('/objects/uploads/') });
  expect(row?.shown).not.toHaveProperty('preview');
  expect(await t.deps.storage.exists(previewKey(id, row?.row ?? 0))).toBe(false);
});
