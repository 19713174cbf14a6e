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
