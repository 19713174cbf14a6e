import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoatPage } from '#contract/boats/boat.ts';
import { DAY, HOUR } from '#domain/durations.ts';
import { sql } from '#server/db/drizzle.ts';
import { londonDay } from '#server/modules/analytics/figures/london-day.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing, insertPhoto, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let owner: SignedInAccount;
let other: SignedInAccount;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  owner = await registerAccount(t);
  other = await registerAccount(t);
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());

const boat = (fields: ListingFields = {}) => insertListing(t.db, { ownerId: owner.user.id, ...fields });
const get = (id: number | string, headers = {}) => call(t, { url: `/api/boats/${id}`, headers });
const page = async (fields: ListingFields = {}): Promise<BoatPage> =>
  (await get((await boat(fields)).id)).json();

describe('who may see a boat', () => {
  const statuses = async (id: number) => ({
    visitor: (await get(id)).statusCode,
    other: (await get(id, other.headers)).statusCode,
    owner: (await get(id, owner.headers)).statusCode,
    admin: (await get(id, admin.headers)).statusCode,
    ownersCookie: (await get(id, { cookie: owner.cookie })).statusCode,
  });
  const everyone = (status: number) => ({
    visitor: status,
    other: status,
    owner: status,
    admin: status,
    ownersCookie: status,
  });
  const hidden = { visitor: 404, other: 404, owner: 200, admin: 200, ownersCookie: 200 };

  it.each([
    ['live', {}, everyone(200)],
    ['sold', { closedAt: new Date() }, everyone(200)],
    ['pending', { status: 'pending' }, hidden],
    ['rejected', { status: 'rejected', rejectionReason: 'Blurred' }, hidden],
    ['deleted', { deletedAt: new Date() }, everyone(404)],
  ] as const)('API-14 a %s one', async (_, fields, expected) => {
    expect(await statuses((await boat(fields)).id)).toEqual(expected);
  });

  it('DETAIL-02 an unknown boat or malformed id is not found', async () => {
    for (const id of ['999999999', '0', '-1', '1.5', 'abc', '99999999999999', '%00', '1%27'])
      expect((await get(id)).statusCode, id).toBe(404);
    expect((await get('999999')).json()).toEqual({ error: 'Boat not found' });
  });

  it('a deleted boat that was public is marked as gone', async () => {
    const gone = await get((await boat({ deletedAt: new Date() })).id);
    expect(gone.headers['x-boat-gone']).toBe('true');
    const draft = await boat({ status: 'pending' });
    await t.db.execute(sql`update listings set live_at = null, deleted_at = now() where id = ${draft.id}`);
    expect((await get(draft.id)).headers['x-boat-gone']).toBeUndefined();
    expect((await get('999999')).headers['x-boat-gone']).toBeUndefined();
  });
});

describe('a boat', () => {
  it('CONST-85 CONST-86 ENTITY-20 is VAT unpaid and in the United Kingdom by default, for its seller too', async () => {
    const { id } = await boat({ status: 'pending' });
    const response = (await get(id, owner.headers)).json<BoatPage>();
    expect([response.vatStatus, response.country]).toEqual(['unpaid', 'United Kingdom']);
  });

  it.each(['paid', 'unpaid', 'other', 'na'] as const)(
    'ENTITY-10 has the VAT status %s',
    async (vatStatus) => {
      expect((await page({ vatStatus })).vatStatus).toBe(vatStatus);
    },
  );

  it('ROLE-08 is a broker’s or private listing of its own, whatever its seller’s type', async () => {
    const both = await Promise.all([true, false].map((brokerListing) => page({ brokerListing })));
    expect(both.map(({ brokerListing }) => brokerListing)).toEqual([true, false]);
  });

  it('ENTITY-01 ENTITY-03 ENTITY-07 ENTITY-12 has every field of the contract', async () => {
    const response = await page({
      title: 'Moody 33',
      price: 24_950.5,
      make: 'Moody',
      length: 33,
      beam: 3.5,
      electronics: ['GPS', 'Radar'],
    });
    expect(BoatPage.parse(response)).toEqual(response);
    expect(response).toMatchObject({
      title: 'Moody 33',
      price: 24_950.5,
      currency: 'GBP',
      vatStatus: 'unpaid',
      length: 33,
      beam: '3.5',
      electronics: ['GPS', 'Radar'],
      country: 'United Kingdom',
      status: 'approved',
      sold: false,
      featured: false,
    });
  });

  it('ENTITY-04 ENTITY-05 ENTITY-06 has engine, hull and equipment as given', async () => {
    const given = {
      engineType: 'diesel',
      enginePower: 27,
      fuelType: 'diesel',
      hullMaterial: 'fiberglass',
      keelType: 'fin',
      fuelCapacity: 110,
      waterCapacity: 200,
      electronics: ['GPS', 'Radar'],
      safetyEquipment: ['Life Raft'],
      sailInventory: ['Mainsail', 'Genoa'],
      galley: ['Refrigerator'],
      batteries: 'Two of 110 Ah',
      groundTackle: '15 kg CQR, 40 m of chain',
    } satisfies ListingFields;
    expect(await page(given)).toMatchObject(given);
  });

  it('ENTITY-08 has its photos in the seller’s order, cover first, with their dimensions', async () => {
    const first = await insertPhoto(t.db, owner.user.id, { width: 800, height: 600, placeholder: 'data:,a' });
    const second = await insertPhoto(t.db, owner.user.id);
    const response = await page({ imageIds: [second, first] });
    expect(response.images).toEqual([`/objects/uploads/${second}`, `/objects/uploads/${first}`]);
    expect(response.cover).toMatchObject({ url: `/objects/uploads/${second}`, width: 1600, height: 1200 });
    expect(response.photos[1]).toEqual({
      url: `/objects/uploads/${first}`,
      width: 800,
      height: 600,
      placeholder: 'data:,a',
    });
  });

  it('has neither cover nor photos if none were given', async () => {
    expect(await page()).toMatchObject({ images: [], cover: null, photos: [], video: null });
  });

  it('ENTITY-09 offers the phone number only if the seller gave one and allows it', async () => {
    expect(await page({ showPhone: true, sellerPhone: '07700 900000' })).toMatchObject({ showPhone: true });
    expect(await page({ showPhone: true, sellerPhone: ' ' })).toMatchObject({ showPhone: false });
    expect(await page({ showPhone: true })).toMatchObject({ showPhone: false });
    expect(await page({ showPhone: false, sellerPhone: '07700 900000' })).toMatchObject({ showPhone: false });
    expect(await page({ showEmail: true })).toMatchObject({ showEmail: true });
    expect(await page()).toMatchObject({ showEmail: false });
  });

  it('OPEN-32 is featured only until the end of its period', async () => {
    const now = Date.now();
    expect(await page({ featured: true, featuredUntil: new Date(now + HOUR) })).toMatchObject({
      featured: true,
    });
    expect(await page({ featured: true, featuredUntil: new Date(now - HOUR) })).toMatchObject({
      featured: false,
    });
  });

  it('OPEN-1 DETAIL-32 has the number of views in the seven days that end today', async () => {
    const { id } = await boat();
    t.stopClock();
    const noonToday = Date.parse(`${londonDay(t.deps.clock.now())}T12:00Z`);
    for (const [daysAgo, views] of [
      [0, 1],
      [6, 10],
      [7, 100],
    ] as const) {
      const day = londonDay(new Date(noonToday - daysAgo * DAY));
      await t.db.execute(
        sql`insert into listing_daily_counts (listing_id, day, views) values (${id}, ${day}, ${views})`,
      );
    }
    expect((await get(id)).json()).toMatchObject({ viewsThisWeek: 11 });
  });
});
