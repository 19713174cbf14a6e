import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BoatWeeks, FIGURE_WEEKS } from '#contract/selling/boat-weeks.ts';
import { DAY } from '#domain/durations.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { startConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countBoatEvent } from '../analytics.repository.ts';
import { lastMondays } from './london-day.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await registerAccount(t);
});

const FACTS = {
  category: 'sailing',
  make: 'Contessa',
  model: '32',
  yearBuilt: 1978,
  length: 32,
  berths: 6,
  price: 20_000,
  showEmail: true,
} as const;
const boatOf = (owner: SignedInAccount, more: Partial<Parameters<typeof insertListing>[1]> = {}) =>
  insertListing(t.db, { ownerId: owner.user.id, ...FACTS, ...more });
const photo = async () => [(await uploadFile(t, seller)).id];
const weeksOf = async (id: number, who = seller) =>
  call(t, { url: `/api/my-boats/${id}/weeks`, headers: who.headers });
const read = async (id: number) => (await weeksOf(id)).json<BoatWeeks>();

describe('the weeks of a boat', () => {
  it('BROKER-21 are twelve, from Monday, with views, saves and enquiries', async () => {
    const { id } = await boatOf(seller);
    const mondays = lastMondays(t.deps.clock.now(), FIGURE_WEEKS);
    const at = (week: number, day: number) =>
      new Date(Date.parse(`${mondays.at(week)}T12:00:00Z`) + day * DAY);
    const count = (type: Parameters<typeof countBoatEvent>[1]['type'], moment: Date) =>
      countBoatEvent(t.db, { type, listingId: id, at: moment } as Parameters<typeof countBoatEvent>[1]);
    for (const day of [0, 6]) await count('boat_view', at(-3, day));
    await count('boat_view', at(-2, 0));
    await count('watchlist_add', at(-3, 2));
    await count('enquiry', at(0, 0));
    await count('boat_view', new Date(at(0, 0).getTime() - DAY));
    const { weeks, title } = await read(id);
    expect(title).not.toBe('');
    expect(weeks.map(({ week }) => week)).toEqual(mondays);
    expect(weeks.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true);
    expect(weeks.at(-3)).toEqual({ week: mondays.at(-3), views: 2, saves: 1, enquiries: 0 });
    expect(weeks.at(-2)).toMatchObject({ views: 1 });
    expect(weeks[0]).toEqual({ week: mondays[0], views: 0, saves: 0, enquiries: 1 });
  });

  it('BROKER-21 say where the price is among similar boats, by asking prices', async () => {
    const model = `Price ${seller.user.id.slice(0, 6)}`;
    const others = await registerAccount(t);
    for (let at = 0; at < 10; at += 1) await boatOf(others, { model, price: 10_000 + at * 1_000 });
    const { id } = await boatOf(seller, { model, price: 18_500, imageIds: await photo() });
    expect((await read(id)).advice).toBe('Priced above 90% of 10 similar boats.');
  });

  it('BROKER-21 give no advice about the price of a boat with fewer than eight similar ones', async () => {
    const model = `Rare ${seller.user.id.slice(0, 6)}`;
    const category = 'rib';
    for (let at = 0; at < 7; at += 1)
      await boatOf(await registerAccount(t), { model, category, price: 1_000 });
    const { id } = await boatOf(seller, { model, category, price: 90_000, imageIds: await photo() });
    expect((await read(id)).advice ?? '').not.toContain('Priced');
  });

  it('BROKER-21 say first who waits for a reply, and nothing about a boat that is not on the market', async () => {
    const { id } = await boatOf(seller);
    await startConversation(t, { boatId: id, buyer: await registerAccount(t) });
    expect((await read(id)).advice).toBe('One buyer is waiting for a reply.');
    const sold = await boatOf(seller, { closedAt: new Date() });
    expect((await read(sold.id)).advice).toBeNull();
  });

  it('are the seller’s alone', async () => {
    const { id } = await boatOf(seller);
    expect((await weeksOf(id, await registerAccount(t))).statusCode).toBe(404);
    expect((await call(t, { url: `/api/my-boats/${id}/weeks` })).statusCode).toBe(401);
  });
});
