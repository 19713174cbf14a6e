import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { VARIANT_FORMATS, VARIANT_WIDTHS } from '#domain/media/variants.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { registerAccount } from '#tests/support/accounts.ts';
import { type Listening, listen } from '#tests/support/listening.ts';
import { listingWith, uploadFile } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { imageWork } from '../photos/image-work.ts';

let t: TestApp;
let server: Listening;
beforeAll(async () => {
  t = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  server = await listen(t);
});
afterAll(() => t.close());

it('does not create sizes that no visitor waits for any more, and existing ones never wait for them', async () => {
  const seller = await registerAccount(t);
  const photos = [];
  for (let n = 0; n < 5; n += 1) photos.push(await uploadFile(t, seller, { bytes: await photo() }));
  await listingWith(t, seller, 'live', { photos: photos.map(({ id }) => id) });
  const [existing, ...missing] = photos.flatMap(({ url }) =>
    VARIANT_WIDTHS.flatMap((w) => VARIANT_FORMATS.map((f) => `${url}?w=${w}&f=${f}`)),
  );
  // Beyond these a client is sent the full photo immediately.
  const sizes = missing.slice(0, 24);
  expect((await server.ask(existing ?? '').answer).status).toBe(200);

  const release = await imageWork.enter(serverTurn('test'));
  const { storage } = t.deps;
  const put = storage.put;
  let made = 0;
  storage.put = (...args) => {
    made += 1;
    return put(...args);
  };
  const asked = sizes.map((path) => server.ask(path, { 'x-forwarded-for': '10.0.0.1' }));
  await vi.waitFor(
    async () => expect(await server.connections()).toBeGreaterThanOrEqual(sizes.length),
    PATIENCE,
  );
  expect((await server.ask(existing ?? '').answer).status).toBe(200);
  for (const { request } of asked) request.destroy();
  await vi.waitFor(async () => expect(await server.connections()).toBe(0), PATIENCE);

  const mine = server.ask(sizes.at(-1) ?? '', { 'x-forwarded-for': '10.0.0.2' });
  release();
  expect((await mine.answer).status).toBe(200);
  expect(made).toBe(1);
});
