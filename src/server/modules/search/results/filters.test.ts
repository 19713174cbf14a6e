import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search, titlesOf } from '../search-call.fixture.ts';

/** Two boats that differ in one fact, and the queries that must only find the first. */
interface FilterCase {
  name: string;
  fits: ListingFields;
  fails: readonly ListingFields[];
  queries: readonly string[];
}

const CASES: readonly FilterCase[] = [
  {
    name: 'CAT-01 category',
    fits: { category: 'motor' },
    fails: [{ category: 'sailing' }],
    queries: ['category=motor'],
  },
  {
    name: 'CAT-03 the older names of main categories',
    fits: { category: 'specialist' },
    fails: [{ category: 'superyachts' }],
    queries: ['category=specialist', 'category=narrowboat'],
  },
  {
    name: 'SEARCH-04 subcategory by id, by name and by an older spelling',
    fits: { category: 'small-craft', subcategory: 'jetskis' },
    fails: [
      { category: 'small-craft', subcategory: 'ribs' },
      { category: 'small-craft', subcategory: null },
    ],
    queries: [
      'category=small-craft&subcategory=jetskis',
      'category=small-craft&subcategory=jet-skis-pwcs',
      'category=small-craft&subcategory=jet-skis',
      'category=small-craft:jetskis',
      'subcategory=jetskis',
    ],
  },
  {
    name: 'SEARCH-03 brand or make, without regard to case, accents or hyphens',
    fits: { make: 'Hallberg-Rassy' },
    fails: [{ make: 'Hallberg' }, { make: null }],
    queries: [
      'brand=hallberg-rassy',
      'make=Hallberg%20Rassy',
      'make=HALLBERG-RASSY',
      'make=H%C3%A4llberg-Rassy',
    ],
  },
  {
    name: 'FIND-08 one of several options, of each field',
    fits: { keelType: 'lifting', fuelType: 'diesel' },
    fails: [
      { keelType: 'bilge', fuelType: 'diesel' },
      { keelType: 'lifting', fuelType: 'electric' },
      { fuelType: 'diesel' },
    ],
    queries: ['oneOf=keelType:fin,keelType:lifting,fuelType:petrol,fuelType:diesel'],
  },
  {
    name: 'FIND-07 not a word of the title, however it is spelt',
    fits: { model: '57' },
    fails: [{ model: '57 widebeam' }, { model: 'Wide beam 57' }],
    queries: ['without=word:wide%20beam', 'without=word:widebeam'],
  },
  {
    name: 'API-12 model holds the words',
    fits: { model: 'Oceanis 40.1' },
    fails: [{ model: 'Oceanis 35' }, { model: null }],
    queries: ['model=oceanis%2040', 'model=40.1'],
  },
  {
    name: 'API-09 minimum price',
    fits: { price: 20_000 },
    fails: [{ price: 19_999.99 }],
    queries: ['minPrice=20000', 'minPrice=1&customMinPrice=20000'],
  },
  {
    name: 'API-09 maximum price',
    fits: { price: 20_000 },
    fails: [{ price: 20_000.01 }],
    queries: ['maxPrice=20000', 'maxPrice=999999&customMaxPrice=20000'],
  },
  {
    name: 'API-09 length in feet',
    fits: { length: 32.5 },
    fails: [{ length: 29.9 }, { length: 33.1 }, { length: null }],
    queries: ['minLength=30&maxLength=33'],
  },
  {
    name: 'API-11 horsepower',
    fits: { enginePower: 115 },
    fails: [{ enginePower: 90 }, { enginePower: 150 }, { enginePower: null }],
    queries: ['minHorsepower=100&maxHorsepower=120'],
  },
  {
    name: 'API-09 engine type, also by another list’s spelling',
    fits: { engineType: 'diesel' },
    fails: [{ engineType: 'petrol' }, { engineType: null }],
    queries: ['engineType=diesel', 'engineType=inboard-diesel'],
  },
  {
    name: 'API-09 condition, also by another list’s spelling',
    fits: { condition: 'used-excellent' },
    fails: [{ condition: 'used-good' }],
    queries: ['condition=used-excellent', 'condition=very-good'],
  },
  {
    name: 'API-09 broker listings',
    fits: { brokerListing: true },
    fails: [{ brokerListing: false }],
    queries: ['brokerListing=true'],
  },
  {
    name: 'ADV-08 private sellers',
    fits: { brokerListing: false },
    fails: [{ brokerListing: true }],
    queries: ['privateSeller=true'],
  },
  {
    name: 'API-08 CONST-12 recent counts from when it went live',
    fits: { liveAt: new Date(Date.now() - 71 * HOUR), createdAt: new Date(Date.now() - 500 * HOUR) },
    fails: [{ liveAt: new Date(Date.now() - 73 * HOUR) }],
    queries: ['recent=72', 'limit=4&recent=72'],
  },
  {
    name: 'API-07 featured boats, until their time is over',
    fits: { featured: true, featuredUntil: new Date(Date.now() + HOUR) },
    fails: [{ featured: true, featuredUntil: new Date(Date.now() - HOUR) }, { featured: false }],
    queries: ['featured=true', 'featured=true&limit=4'],
  },
  {
    name: 'API-12 years',
    fits: { yearBuilt: 2005 },
    fails: [{ yearBuilt: 1999 }, { yearBuilt: 2011 }, { yearBuilt: null }],
    queries: ['yearFrom=2000&yearTo=2010'],
  },
  {
    name: 'ADV-12 engine power is a minimum',
    fits: { enginePower: 100 },
    fails: [{ enginePower: 99 }, { enginePower: null }],
    queries: ['enginePower=100'],
  },
  {
    name: 'ADV-02 hull material, also in British spelling',
    fits: { hullMaterial: 'fiberglass' },
    fails: [{ hullMaterial: 'steel' }],
    queries: ['hullMaterial=fiberglass', 'hullMaterial=fibreglass'],
  },
  {
    name: 'ADV-03 keel type',
    fits: { keelType: 'bilge' },
    fails: [{ keelType: 'fin' }],
    queries: ['keelType=bilge'],
  },
  {
    name: 'ADV-04 fuel type',
    fits: { fuelType: 'electric' },
    fails: [{ fuelType: 'diesel' }],
    queries: ['fuelType=electric'],
  },
  {
    name: 'ADV-05 berths, exactly',
    fits: { berths: 4 },
    fails: [{ berths: 5 }, { berths: 3 }, { berths: null }],
    queries: ['berths=4'],
  },
  {
    name: 'ADV-05 berths, at least',
    fits: { berths: 7 },
    fails: [{ berths: 5 }],
    queries: ['berths=6%2B'],
  },
  {
    name: 'ADV-06 heads',
    fits: { heads: 3 },
    fails: [{ heads: 2 }],
    queries: ['heads=3%2B', 'heads=3'],
  },
  {
    name: 'ADV-11 maximum beam in metres',
    fits: { beam: 2.95 },
    fails: [{ beam: 3.05 }, { beam: null, unknownFields: ['beam'] }],
    queries: ['maxBeam=3'],
  },
  {
    name: 'ADV-11 maximum draft in metres',
    fits: { draft: 0.9 },
    fails: [{ draft: 1.2 }, { draft: null }],
    queries: ['maxDraft=1'],
  },
  {
    name: 'ADV-14 batteries hold the words',
    fits: { batteries: '2 x 110Ah lithium' },
    fails: [{ batteries: 'Lead acid' }],
    queries: ['batteries=Lithium'],
  },
  {
    name: 'ADV-07 VAT status',
    fits: { vatStatus: 'paid' },
    fails: [{ vatStatus: 'unpaid' }],
    queries: ['vatStatus=paid'],
  },
  {
    name: 'number of engines',
    fits: { engineCount: '2' },
    fails: [{ engineCount: '1' }],
    queries: ['engineCount=2'],
  },
  {
    name: 'seats and crew, at least',
    fits: { seatingCapacity: 8, crewCapacity: 4 },
    fails: [{ seatingCapacity: 7, crewCapacity: 3 }],
    queries: ['seatingCapacity=8', 'crewCapacity=4'],
  },
  {
    name: 'the fields of parts',
    fits: {
      category: 'engines',
      partType: 'sail',
      electronicType: 'navigation',
      sailType: 'genoa',
      sailSize: 35.5,
      trailerType: 'dual-axle',
      maxWeight: 1500,
      suitableBoatLength: 24,
      brakes: 'hydraulic',
    },
    fails: [
      {
        category: 'engines',
        partType: 'engine',
        electronicType: 'fishing',
        sailType: 'jib',
        sailSize: 20,
        trailerType: 'single-axle',
        maxWeight: 750,
        suitableBoatLength: 18,
        brakes: 'manual',
      },
    ],
    queries: [
      'partType=sail',
      'electronicType=navigation',
      'sailType=genoa',
      'sailSize=30',
      'trailerType=twin-axle',
      'maxWeight=1000',
      'suitableBoatLength=22',
      'brakes=hydraulic',
    ],
  },
  {
    name: 'API-09 county, also by its short name',
    fits: { county: 'Hampshire' },
    fails: [{ county: 'Dorset' }, { county: null }],
    queries: ['county=Hampshire', 'county=hampshire', 'county=Hants'],
  },
];

let t: TestApp;
let ownerId: string;
beforeAll(async () => {
  t = await startTestApp();
  ownerId = await insertSeller(t.db);
});
afterAll(() => t.close());

describe.each(CASES)('$name', ({ fits, fails, queries }) => {
  beforeAll(async () => {
    await t.db.delete(listings);
    await insertListing(t.db, { ...fits, title: 'fits', ownerId });
    for (const [at, fields] of fails.entries())
      await insertListing(t.db, { ...fields, title: `fails ${at}`, ownerId });
  });

  it.each(queries)('is applied by %s', async (query) => {
    const { titles, total } = await search(t, query);
    expect(titles).toEqual(['fits']);
    expect(total).toEqual({ count: 1, isMinimum: false });
  });

  it('excludes no boat when it is not set', async () => {
    expect(await titlesOf(t, '')).toHaveLength(1 + fails.length);
  });
});
