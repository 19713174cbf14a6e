import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('CARD-02 DETAIL-10 a drawing of ours stands where a listing has no photo', async () => {
  const answer = await t.app.inject('/no-photo.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(answer.body).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200"/);
  const again = await t.app.inject({
    url: '/no-photo.svg',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
