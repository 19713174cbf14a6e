import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, registerAccount } from '#tests/support/accounts.ts';
import { listingWith, uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mp4 } from '#tests/support/video-files.ts';

let t: TestApp;
let bucket: S3rver;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-bucket-'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'boats', configs: [] }],
  });
  const { port } = await bucket.run();
  t = await startTestApp({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'boats',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  await t.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

it('stores photos and videos in a bucket if one is configured, and nothing on this machine', async () => {
  const seller = await registerAccount(t);
  const film = mp4({ bytes: 200_000 });
  const [picture, video] = [
    await uploadFile(t, seller),
    await uploadFile(t, seller, { name: 'film.mp4', bytes: film }),
  ];
  await listingWith(t, seller, 'live', { photos: [picture.id], video: video.id });

  for (const url of [picture.url, `${picture.url}?w=320&f=webp`, `${picture.url}?w=320&f=webp`])
    expect((await call(t, { url })).statusCode).toBe(200);
  const part = await call(t, { url: video.url, headers: { range: 'bytes=1000-1999' } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload.equals(film.subarray(1000, 2000))).toBe(true);

  expect(await t.deps.storage.exists(`${picture.id}/320.webp`)).toBe(true);
  expect(await readdir(t.deps.config.dataDir)).not.toContain('media');
});
