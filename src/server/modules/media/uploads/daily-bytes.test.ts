import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '#domain/durations.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { putFile, uploadUrlFor } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let bytes: Buffer;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  bytes = await photo({ width: 64, height: 48 });
});
afterAll(() => t.close());

const today = () => t.deps.clock.now().toISOString().slice(0, 10);

const sentToday = async ({ user }: SignedInAccount): Promise<number> => {
  const { rows } = await t.deps.database.pool.query(
    'select bytes::float8 from uploaded_bytes where account_id = $1 and day = $2',
    [user.id, today()],
  );
  return rows[0]?.bytes ?? 0;
};

/** As if the account had this many bytes left today. */
const leave = (account: SignedInAccount, left: number) =>
  t.deps.database.pool.query(
    `insert into uploaded_bytes values ($1, $2, $3)
     on conflict (account_id, day) do update set bytes = excluded.bytes`,
    [account.user.id, today(), MEDIA_LIMITS.bytesPerAccountAndDay - left],
  );

const ask = ({ headers }: SignedInAccount) =>
  post(t, '/api/objects/upload', { filename: 'deck.jpg', contentType: 'image/jpeg' }, { headers });

const SENTENCE = 'You have reached the upload limit for one day. Please carry on tomorrow.';

it('refuses an account that has sent 2 GB today until tomorrow', async () => {
  const [busy, other] = [await registerAccount(t), await registerAccount(t)];
  await leave(busy, 0);
  const refused = await ask(busy);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ error: SENTENCE });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(DAY / 1_000);
  expect((await ask(other)).statusCode).toBe(200);
  t.advance(wait * 1_000);
  expect((await ask(busy)).statusCode).toBe(200);
});

it('refuses a file larger than what is left without reading it, and accepts a smaller one', async () => {
  const seller = await registerAccount(t);
  const url = await uploadUrlFor(t, seller);
  await leave(seller, bytes.length);
  const padded = Buffer.concat([bytes, Buffer.alloc(1)]);
  const refused = await putFile(t, url, padded);
  expect([refused.statusCode, refused.json().error]).toEqual([429, SENTENCE]);
  expect(refused.headers['retry-after']).toBeTruthy();
  expect((await putFile(t, url, bytes)).statusCode).toBe(200);
  expect(await sentToday(seller)).toBe(MEDIA_LIMITS.bytesPerAccountAndDay);
});

it('counts only what arrived, accepted or refused', async () => {
  const seller = await registerAccount(t);
  await putFile(t, await uploadUrlFor(t, seller), bytes);
  expect(await sentToday(seller)).toBe(bytes.length);
  const words = Buffer.alloc(5_000, 'not a photo at all ');
  expect((await putFile(t, await uploadUrlFor(t, seller), words)).statusCode).toBe(400);
  expect(await sentToday(seller)).toBe(bytes.length + words.length);
  const huge = Buffer.alloc(MEDIA_LIMITS.photoBytes + 1);
  expect((await putFile(t, await uploadUrlFor(t, seller), huge)).statusCode).toBe(413);
  expect(await sentToday(seller)).toBe(bytes.length + words.length);
});

it('accepts only as many simultaneous files as fit', async () => {
  const seller = await registerAccount(t);
  const urls = [];
  for (let n = 0; n < 6; n += 1) urls.push(await uploadUrlFor(t, seller));
  await leave(seller, 2 * bytes.length);
  const answers = await race(
    t.deps,
    urls.map((url) => () => putFile(t, url, bytes)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429, 429, 429]);
});

it('deletes the counts of earlier days', async () => {
  const seller = await registerAccount(t);
  await leave(seller, 0);
  t.advance(DAY);
  await t.deps.jobs.enqueue(t.db, { name: 'sweep-uploads' }, {});
  await t.deps.jobs.drain();
  const { rows } = await t.deps.database.pool.query('select 1 from uploaded_bytes');
  expect(rows).toEqual([]);
});
