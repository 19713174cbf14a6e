import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '#tests/support/accounts.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'very.private@example.org';
const PHONE = '07700 900987';

let t: TestApp;
let liveId: number;
let soldId: number;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db, { email: EMAIL, emailKey: EMAIL });
  const boat = {
    ownerId,
    sellerPhone: PHONE,
    showPhone: true,
    showEmail: true,
    make: 'Bavaria',
    title: 'Bavaria 37',
  };
  liveId = (await insertListing(t.db, boat)).id;
  soldId = (await insertListing(t.db, { ...boat, closedAt: new Date() })).id;
});
afterAll(() => t.close());

it('OPEN-39 ENTITY-11 no public response contains a seller’s email address or phone number', async () => {
  const urls = [
    '/api/boats',
    '/api/boats?keywords=bavaria',
    '/api/boats?keywords=bavarai',
    `/api/boats?category=sailing&similarTo=${soldId}`,
    '/api/boats/facets?category=sailing',
    `/api/boats/${liveId}`,
    `/api/boats/${soldId}`,
    '/api/categories/summary',
    '/api/categories/detailed-summary',
    '/api/categories/sailing/figures',
  ];
  for (const url of urls) {
    const { statusCode, body, headers } = await call(t, { url });
    expect(statusCode, url).toBe(200);
    for (const secret of [EMAIL, PHONE, 'sellerEmail', 'sellerPhone'])
      expect(body + JSON.stringify(headers), url).not.toContain(secret);
  }
});

it('a seller’s email address and phone number cannot be searched for', async () => {
  const find = async (words: string) => {
    const answer = await call(t, { url: `/api/boats?keywords=${encodeURIComponent(words)}` });
    return answer.json().map(({ id }: { id: number }) => id);
  };
  const secrets = [EMAIL, PHONE, '900987'];
  for (const secret of secrets) expect(await find(secret), secret).toEqual([]);
  // The same words are found where a seller publishes them.
  const description = `Call ${PHONE}, or write to ${EMAIL.replaceAll(/\W/g, ' ')}`;
  const { id } = await insertListing(t.db, { title: 'Moody 31', description });
  for (const secret of secrets) expect(await find(secret), secret).toEqual([id]);
});
