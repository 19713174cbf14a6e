import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Boat } from '#contract/boats/boat.ts';
import { DAY } from '#domain/durations.ts';
import { distanceMiles } from '#domain/places/distance.ts';
import { placeOf } from '#domain/places/gazetteer.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import type { Database } from '#server/db/database.ts';
import { sql } from '#server/db/drizzle.ts';
import { createReadBoatsJson } from '#server/modules/listings/boats/boats-json.ts';
import { readCategoryCounts } from '#server/modules/listings/categories/category-counts.repository.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import { changeListing, insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { readFacets } from './facets/facets.service.ts';
import { searchBoats } from './search.service.ts';

describeOnBothDatabases('the market', (open) => {
  let database: Database;
  let ownerId: string;
  beforeAll(async () => {
    database = await open();
    ownerId = await insertSeller(database.db);
  });
  beforeEach(async () => {
    await database.db.delete(listings);
  });
  afterAll(() => database?.close());

  const clock = { now: () => new Date() };
  const add = (fields: ListingFields) => insertListing(database.db, { ownerId, ...fields });
  const find = (query: string) =>
    searchBoats({ db: database.db, clock }, readFilters(new URLSearchParams(query)));
  const titles = async (query: string) => {
    const { boats } = await find(query);
    const json = await createReadBoatsJson({ db: database.db, clock })(boats);
    return (JSON.parse(String(json)) as Boat[]).map(({ title }) => title).sort();
  };

  /** Counts by a scan of all boats: what the stored counts must agree with. */
  const countAll = async () => {
    const { rows } = await database.db.execute(sql`
      select category, coalesce(subcategory, '') as subcategory, count(*)::integer as total,
        count(*) filter (where featured)::integer as featured, count(*) filter (where broker_listing)::integer as broker,
        count(*) filter (where currency = 'GBP')::integer as priced,
        coalesce(sum(price) filter (where currency = 'GBP'), 0)::double precision as "priceSum"
      from listings where live group by 1, 2`);
    return rows;
  };

  it('keeps its stored counts right through every possible change of a boat', async () => {
    const now = new Date();
    const change = fc.constantFrom<ListingFields>(
      { status: 'approved', approvedAt: now, liveAt: now },
      { closedAt: now },
      { closedAt: null },
      { price: 12_345.67 },
      { currency: 'USD' },
      { currency: 'GBP' },
      { category: 'motor', subcategory: 'sports' },
      { category: 'sailing', subcategory: null },
      { featured: true, featuredUntil: new Date(now.getTime() + DAY) },
      { featured: false },
      { brokerListing: true },
      { status: 'rejected', rejectionReason: 'Blurred' },
      { deletedAt: now },
      { deletedAt: null },
    );
    const events = fc.array(fc.tuple(fc.nat({ max: 2 }), change), { minLength: 5, maxLength: 20 });
    let live = 0;
    await fc.assert(
      fc.asyncProperty(events, async (happened) => {
        await database.db.delete(listings);
        const ids = [await add({ price: 100 }), await add({ price: 200 }), await add({ status: 'pending' })];
        for (const [at, fields] of happened) await changeListing(database.db, ids[at]?.id ?? 0, fields);
        const stored = (await readCategoryCounts(database.db)).filter(({ total }) => total !== 0);
        const counted = await countAll();
        live += counted.length;
        expect(stored).toHaveLength(counted.length);
        expect(stored).toEqual(expect.arrayContaining(counted));
      }),
      { numRuns: 12 },
    );
    expect(live).toBeGreaterThan(0);
  });

  it('does not count changes that are rolled back', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await insertListing(tx, { ownerId, category: 'moorings' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await find('category=moorings')).total.count).toBe(0);
  });

  it('finds boats by words, prefixes, misspellings and synonyms', async () => {
    await add({ title: 'Jeanneau Sun Odyssey 37', make: 'Jeanneau', model: 'Sun Odyssey 37' });
    await add({
      title: 'Steel narrowboat',
      category: 'specialist',
      subcategory: 'narrowboat',
      hullMaterial: 'steel',
    });
    await add({ title: 'Westerly Centaur', make: 'Westerly', model: 'Centaur', hullMaterial: 'fiberglass' });
    expect(await titles('keywords=odyssey+jeanneau')).toEqual(['Jeanneau Sun Odyssey 37']);
    expect(await titles('keywords=jean+odys')).toEqual(['Jeanneau Sun Odyssey 37']);
    expect(await titles('keywords=Jeaneau')).toEqual(['Jeanneau Sun Odyssey 37']);
    expect(await titles('keywords=centuar')).toEqual(['Westerly Centaur']);
    expect(await titles('keywords=narrow+boats')).toEqual(['Steel narrowboat']);
    expect(await titles('keywords=GRP')).toEqual(['Westerly Centaur']);
    expect(await titles('keywords=steel&category=specialist&make=')).toEqual(['Steel narrowboat']);
  });

  it('measures distance along the great circle', async () => {
    const names = ['Cowes', 'Poole', 'Brighton', 'Plymouth', 'Oban', 'Kirkwall'];
    const at = (name: string) => placeOf(name) ?? { latitude: 0, longitude: 0 };
    for (const name of names) {
      const { latitude, longitude } = at(name);
      await add({ title: name, latitude, longitude });
    }
    for (const miles of [5, 25, 50, 100, 200, 500]) {
      const near = names.filter((name) => distanceMiles(at('Cowes'), at(name)) <= miles).sort();
      expect(await titles(`location=Cowes&distance=${miles}`)).toEqual(near);
    }
  });

  it('counts in facets what the list finds', async () => {
    for (const condition of ['new', 'new', 'project'] as const)
      await add({ condition, engineType: 'diesel' });
    const { condition } = await readFacets(
      { db: database.db, clock },
      { category: 'sailing', engineType: 'diesel' },
    );
    expect(condition.counts).toEqual([
      { value: 'new', count: 2 },
      { value: 'project', count: 1 },
    ]);
  });

  it('can index the longest texts that a seller may write', async () => {
    const long = (length: number) => '⚓️é'.repeat(length).slice(0, length);
    await add({
      title: long(150),
      make: long(80),
      model: long(80),
      county: long(80),
      location: long(120),
      description: Array.from({ length: 1200 }, (_, n) => `word${n}`).join(' '),
    });
    expect((await find('')).boats).toHaveLength(1);
  });

  it('runs a job enqueued in a transaction only if that committed', async () => {
    const done: string[] = [];
    const job = {
      name: 'test-job',
      async run({ what }: { what: string }) {
        done.push(what);
      },
    };
    const log = pino({ level: 'silent' });
    const jobs = createJobs({ pool: database.pool, embedded: database.embedded, log, work: false });
    await jobs.start([job as never]);
    await database.db.transaction((tx) => jobs.enqueue(tx, job, { what: 'kept' }));
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.enqueue(tx, job, { what: 'undone' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await jobs.drain();
    expect(done).toEqual(['kept']);
    await jobs.stop();
  });
});
