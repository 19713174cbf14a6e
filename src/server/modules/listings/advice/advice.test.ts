import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnListing } from '#contract/selling/selling.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
let other: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
  other = await registerAccount(t);
});
afterAll(() => t.close());

const SLOOP = {
  title: 'Contessa 32',
  category: 'sailing',
  subcategory: 'cruiser',
  price: '24,950',
  location: 'Lymington',
  sellerName: 'Anna Bell',
};

const listed = async (more: object = {}): Promise<OwnListing> =>
  (await post(t, '/api/boats', { ...SLOOP, ...more }, { headers: seller.headers })).json();
const mine = async (): Promise<OwnListing[]> =>
  (await call(t, { url: '/api/my-boats', headers: seller.headers })).json();
const dismiss = (id: number, advice: unknown, account = seller) =>
  call(t, {
    method: 'PUT',
    url: `/api/my-boats/${id}/dismissed-advice`,
    payload: { advice },
    headers: account.headers,
  });

describe('advice on a listing', () => {
  it('COACH-05 each of my listings has a score and its one best next step', async () => {
    const bare = await listed();
    const fuller = await listed({
      yearBuilt: 1974,
      length: 32,
      make: 'Contessa',
      model: '32',
      showEmail: true,
    });
    const listings = await mine();
    const scored = (id: number) => listings.find((listing) => listing.id === id);
    expect(scored(bare.id)).toMatchObject({
      score: 0,
      nextStep: { advice: 'photos', text: 'Add 8 photos', field: 'images' },
      dismissedAdvice: [],
    });
    expect(scored(fuller.id)?.score).toBeGreaterThan(1);
  });

  it('COACH-05 an edit raises the score', async () => {
    const { id, score } = await listed();
    const edited = await call(t, {
      method: 'PUT',
      url: `/api/my-boats/${id}`,
      payload: { description: 'Dry, well kept and ready to sail. '.repeat(20), yearBuilt: 1974, length: 32 },
      headers: seller.headers,
    });
    expect(edited.json().score).toBeGreaterThan(score);
  });

  it('COACH-05 what the seller dismissed is not advised again, until it is brought back', async () => {
    const { id } = await listed();
    const answer = await dismiss(id, ['photos', 'photos']);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ nextStep: { advice: 'description' }, dismissedAdvice: ['photos'] });
    expect((await mine()).find((listing) => listing.id === id)?.nextStep?.advice).toBe('description');
    expect((await dismiss(id, [])).json()).toMatchObject({
      nextStep: { advice: 'photos' },
      dismissedAdvice: [],
    });
  });

  it('COACH-05 what was dismissed while writing the listing stays dismissed', async () => {
    expect(await listed({ dismissedAdvice: ['photos'] })).toMatchObject({
      nextStep: { advice: 'description' },
      dismissedAdvice: ['photos'],
    });
  });

  it('COACH-05 nobody else dismisses it, and there is no other advice', async () => {
    const { id } = await listed();
    expect((await dismiss(id, ['photos'], other)).statusCode).toBe(404);
    expect((await dismiss(id, ['everything'])).statusCode).toBe(400);
    expect((await dismiss(id, Array(100).fill('photos'))).statusCode).toBe(400);
    expect((await dismiss(999_999, ['photos'])).statusCode).toBe(404);
  });
});
