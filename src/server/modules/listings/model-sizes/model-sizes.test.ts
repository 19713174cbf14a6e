import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const sizeOf = (make: string, model: string) =>
  call(t, { url: `/api/model-size?${new URLSearchParams({ make, model })}` });

it('FORM-04 suggests what at least three boats on sale of a model agree on', async () => {
  const boat = { make: 'Fjordling', model: '26', length: 26, beam: 2.5 };
  await insertListing(t.db, { ...boat, draft: 0.8 });
  await insertListing(t.db, { ...boat, draft: 1.4 });
  await insertListing(t.db, { ...boat, status: 'pending' });
  expect((await sizeOf('Fjordling', '26')).statusCode).toBe(204);
  await insertListing(t.db, { ...boat, beam: 2.51, draft: 2.2 });
  expect((await sizeOf('FJORDLING', '26')).json()).toEqual({ length: 26, beam: 2.5, boats: 3 });
  expect((await sizeOf('Fjordling', '30')).statusCode).toBe(204);
});

it('FORM-04 refuses names that are empty, too long or cannot be shown', async () => {
  for (const make of ['', 'x'.repeat(101), 'Fjord\0ling'])
    expect((await sizeOf(make, '26')).statusCode).toBe(400);
});
