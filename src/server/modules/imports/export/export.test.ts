import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
import { STORED_FIELDS } from '#domain/listings/fields/facts.ts';
import { eq } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { type InsertedListing, insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { factsOf } from '../../listings/listing-facts.ts';
import { listings } from '../../listings/listings.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const TYPES = { csv: 'text/csv', xml: 'application/xml' } as const;

const exported = async (who: SignedInAccount, format: keyof typeof TYPES) =>
  call(t, { url: `/api/my-boats/export.${format}`, headers: who.headers });

async function importFile(who: SignedInAccount, content: string, format: keyof typeof TYPES) {
  const headers = { ...who.headers, 'content-type': TYPES[format] };
  const { id } = (await call(t, { method: 'POST', url: '/api/imports', payload: content, headers })).json();
  await t.deps.jobs.drain();
  const read = async () => (await call(t, { url: `/api/imports/${id}`, headers: who.headers })).json();
  const checked = await read();
  await post(t, `/api/imports/${id}/start`, {}, { headers: who.headers });
  await t.deps.jobs.drain();
  const rows = await call(t, { url: `/api/imports/${id}/rows`, headers: who.headers });
  return { checked, done: await read(), rows: rows.json() };
}

/** Values that give files trouble: formulas, quotes, separators, markup, line breaks, other scripts. */
const FULL = {
  title: '=HYPERLINK("http://example.org";"Click"), 34 ft',
  description: 'First line\nSecond, with "quotes" & <b>markup</b>; and £ € 漁船\r\n\n-Last',
  price: 24_950.5,
  currency: 'USD',
  vatStatus: 'other',
  category: 'sailing',
  subcategory: 'bluewater',
  make: "'Apostrophe & Sons",
  model: '+44 Mk <II>',
  yearBuilt: 1978,
  condition: 'used-good',
  length: 34.5,
  beam: 3.21,
  draft: null,
  unknownFields: ['draft'],
  hullMaterial: 'steel',
  keelType: 'bilge',
  berths: 6,
  heads: 2,
  engineType: 'other',
  engineTypeOther: 'Saildrive',
  enginePower: 40.5,
  engineHours: 1_200,
  engineCount: '1',
  fuelType: 'diesel',
  fuelCapacity: 120,
  waterCapacity: 250,
  seatingCapacity: 8,
  crewCapacity: 2,
  batteries: '@home, 4 × 110 Ah',
  groundTackle: '-20 kg CQR',
  electronics: ['Radar', 'AIS, class B', 'Yes'],
  safetyEquipment: ['Liferaft'],
  sailInventory: ['Genoa', 'true'],
  galley: ['Oven'],
  location: 'Lymington',
  county: 'Hampshire',
  country: 'United Kingdom',
  sellerName: 'Lymington Yachts',
  sellerPhone: '+44 1590 610233',
  showEmail: true,
  showPhone: true,
} as const;

async function brokerWithBoats() {
  const broker = await registerAccount(t, { sellerType: 'broker' });
  await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
  const { id: photo } = await uploadFile(t, broker);
  const common = { ownerId: broker.user.id, brokerListing: true };
  const rows: InsertedListing[] = [
    await insertListing(t.db, {
      ...common,
      ...FULL,
      electronics: [...FULL.electronics],
      safetyEquipment: [...FULL.safetyEquipment],
      sailInventory: [...FULL.sailInventory],
      galley: [...FULL.galley],
      unknownFields: [...FULL.unknownFields],
      imageIds: [photo],
    }),
    await insertListing(t.db, { ...common, title: 'Plain', underOfferAt: new Date() }),
    await insertListing(t.db, { ...common, title: 'Paused', closedAt: new Date(), paused: true }),
  ];
  return { broker, rows };
}

const factsOfOwner = async (ownerId: string) =>
  (await t.db.select().from(listings).where(eq(listings.ownerId, ownerId)).orderBy(listings.id)).map(
    (row) => ({
      ...factsOf(row),
      underOffer: row.underOfferAt !== null,
      paused: row.paused,
    }),
  );

describe('exporting boats', () => {
  it('BROKER-08 has every field of the create call in both formats, with formulas defused', async () => {
    const { broker } = await brokerWithBoats();
    const csv = await exported(broker, 'csv');
    expect(csv.headers['content-disposition']).toMatch(/attachment; filename="slipway-boats-.*\.csv"/);
    expect(csv.body.split('\r\n')[0]).toBe(CSV_COLUMNS.join(','));
    expect(CSV_COLUMNS).toEqual(expect.arrayContaining(STORED_FIELDS));
    expect(csv.body).toContain(`"'=HYPERLINK(""http://example.org"";""Click""), 34 ft"`);
    for (const start of ['+44 Mk', '@home', '-20 kg', "'Apostrophe"])
      expect(csv.body, start).toContain(`"'${start}`);
    const xml = await exported(broker, 'xml');
    expect(xml.headers['content-type']).toContain('application/xml');
    expect(xml.body).toMatch(/<advert ref="SLIPWAY-\d+" status="UnderOffer">/);
    expect(xml.body).not.toContain('<b>');
  });

  it.each(['csv', 'xml'] as const)(
    'BROKER-08 importing an export as %s elsewhere gives the same boats',
    async (format) => {
      const { broker } = await brokerWithBoats();
      const file = (await exported(broker, format)).body;
      const other = await registerAccount(t, { sellerType: 'broker' });
      await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, other.user.id));
      const { done, rows } = await importFile(other, file, format);
      expect(rows.flatMap(({ faults }: { faults: unknown[] }) => faults)).toEqual([]);
      expect(done.counts).toMatchObject({ new: 3, faulty: 0 });
      expect(await factsOfOwner(other.user.id)).toEqual(await factsOfOwner(broker.user.id));
    },
  );

  it.each(['csv', 'xml'] as const)(
    'BROKER-08 boats without a reference are known again in an export as %s, by their seller only',
    async (format) => {
      const { broker, rows } = await brokerWithBoats();
      const file = (await exported(broker, format)).body;
      const { checked } = await importFile(broker, file, format);
      expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: 3, faulty: 0, gone: 0 });
      const cheaper = await importFile(broker, file.replace('24950.5', '19000'), format);
      expect(cheaper.checked.counts).toMatchObject({ changed: 1, unchanged: 2, new: 0 });
      const [first] = await factsOfOwner(broker.user.id);
      expect([first?.price, rows.length]).toEqual([
        19_000,
        await t.db.$count(listings, eq(listings.ownerId, broker.user.id)),
      ]);
      const other = await registerAccount(t, { sellerType: 'broker' });
      expect((await importFile(other, file, format)).checked.counts).toMatchObject({ new: 3 });
    },
  );

  it.each(['csv', 'xml'] as const)(
    'BROKER-08 importing an export as %s again changes nothing',
    async (format) => {
      const { broker } = await brokerWithBoats();
      const first = (await exported(broker, format)).body;
      // The first import gives the boats their references.
      const other = await registerAccount(t, { sellerType: 'broker' });
      await importFile(other, first, format);
      const file = (await exported(other, format)).body;
      const { checked } = await importFile(other, file, format);
      expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: 3, faulty: 0, gone: 0 });
    },
  );
});
