import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { assetRoutes } from './assets.ts';

it('CARD-02 DETAIL-10 serves the drawing for listings without a photo, which can run nothing', async () => {
  const app = Fastify();
  await assetRoutes(app, { folder: fileURLToPath(new URL('../../../public', import.meta.url)) });
  const answer = await app.inject('/no-photo.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(answer.body).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200"/);
  const again = await app.inject({
    url: '/no-photo.svg',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await app.close();
});

it('allows WebAssembly in the worker that decodes HEIC photos, and nowhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-assets-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['heic.worker-1a2b.js', 'shrink.worker-1a2b.js'])
    await writeFile(join(folder, 'assets', name), '');
  const app = Fastify();
  await assetRoutes(app, { folder });
  const policyOf = async (name: string) =>
    (await app.inject(`/assets/${name}`)).headers['content-security-policy'];
  expect(await policyOf('heic.worker-1a2b.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
  );
  expect(await policyOf('shrink.worker-1a2b.js')).toBeUndefined();
  await app.close();
  await rm(folder, { recursive: true });
});
