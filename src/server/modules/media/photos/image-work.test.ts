import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { objectIdOf } from '#domain/media/object-urls.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { listen } from '#tests/support/listening.ts';
import { putFile, uploadFile, uploadUrlFor } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { findMedia } from '../media.repository.ts';
import { imageWork } from './image-work.ts';
import { masterKey } from './renditions.ts';

/** The size of the gate's queue. */
const WAITING = 300;

let t: TestApp;
let url: string;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  ({ url } = await listen(t));
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await registerAccount(t);
});

const statusOf = async (id: string) => (await findMedia(t.db, id))?.status;
const idOf = (address: string) => objectIdOf(address) ?? '';

it('does not decode photos of a client that has disconnected, and the next seller does not wait for them', async () => {
  const release = await imageWork.enter(serverTurn('test'));
  const bytes = new Uint8Array(await photo());
  const gone = await registerAccount(t);
  const addresses: string[] = [];
  for (let n = 0; n < 5; n += 1) addresses.push(await uploadUrlFor(t, gone));
  const hangingUp = new AbortController();
  const sent = addresses.map((address) => {
    const { pathname, search } = new URL(address);
    return fetch(url + pathname + search, { method: 'PUT', body: bytes, signal: hangingUp.signal });
  });
  const hungUp = Promise.allSettled(sent);
  const arrived = async () => await Promise.all(addresses.map((one) => findMedia(t.db, idOf(one))));
  await vi.waitFor(
    async () => expect((await arrived()).map((one) => one?.uploadExpiresAt)).toEqual(Array(5).fill(null)),
    PATIENCE,
  );
  hangingUp.abort();
  await hungUp;
  // The permissions are returned: the server has noticed the disconnect.
  await vi.waitFor(
    async () => expect((await arrived()).every((one) => one?.uploadExpiresAt !== null)).toBe(true),
    PATIENCE,
  );
  release();
  const own = await uploadFile(t, seller);
  expect(await statusOf(own.id)).toBe('stored');
  for (const address of addresses) {
    expect(await statusOf(idOf(address))).toBe('awaiting');
    expect(await t.deps.storage.exists(masterKey(idOf(address)))).toBe(false);
  }
});

/** Like an account that has sent as many photos as fit. */
async function fillQueue(callerOf: (n: number) => string) {
  const release = await imageWork.enter(serverTurn('test'));
  const leaving = new AbortController();
  const waiting = Array.from({ length: WAITING }, (_, n) =>
    imageWork(async () => undefined, { caller: callerOf(n), signal: leaving.signal }).catch(() => undefined),
  );
  return async () => {
    leaving.abort();
    await Promise.all(waiting);
    release();
  };
}

it('lets other sellers upload while one account fills the queue with its photos', async () => {
  const empty = await fillQueue(() => 'account of a flooder');
  const sending = putFile(t, await uploadUrlFor(t, seller), await photo());
  const address = await uploadUrlFor(t, seller);
  await vi.waitFor(async () => expect(await statusOf(idOf(address))).toBe('awaiting'), PATIENCE);
  await empty();
  expect((await sending).statusCode).toBe(200);
});

it('sends the full photo in place of a missing size while many others wait', async () => {
  const stored = await uploadFile(t, seller);
  const headers = { cookie: seller.cookie };
  const full = await call(t, { url: stored.url, headers });
  const empty = await fillQueue((n) => `address ${n}`);
  const standIn = await call(t, { url: `${stored.url}?w=320&f=webp`, headers });
  expect(standIn.statusCode).toBe(200);
  expect(standIn.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    etag: full.headers.etag,
  });
  expect(standIn.rawPayload.equals(full.rawPayload)).toBe(true);
  await empty();
  const made = await call(t, { url: `${stored.url}?w=320&f=webp`, headers });
  expect(made.headers['content-type']).toBe('image/webp');
});
