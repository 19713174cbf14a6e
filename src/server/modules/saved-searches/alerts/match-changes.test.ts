import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Filters } from '#domain/search/filters/filters.ts';
import { writeSavedFilters } from '#domain/search/saved/saved-filters.ts';
import type { Database } from '#server/db/database.ts';
import { sql } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { searchBoats } from '#server/modules/search/search.service.ts';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import { changeListing, insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { candidateBounds } from '../candidate-bounds.ts';
import { insertSearch } from '../saved-searches.repository.ts';
import { type MatchKind, savedSearches, searchMatches } from '../saved-searches.table.ts';
import { matchChanges } from './match-changes.ts';

const POOLE = { location: 'Poole', county: 'Dorset', latitude: 50.72, longitude: -1.98 };
const OXFORD = { location: 'Oxford', county: 'Oxfordshire', latitude: 51.75, longitude: -1.26 };
const NEAR_POOLE = { location: 'Sandbanks, Poole', county: null, latitude: null, longitude: null };
const NOW = new Date('2026-11-16T10:00:00Z');

describeOnBothDatabases('alerts', (open, canRace) => {
  let database: Database;
  let ownerId: string;
  let buyerId: string;
  beforeAll(async () => {
    database = await open();
    ownerId = await insertSeller(database.db);
    buyerId = await insertSeller(database.db);
  });
  beforeEach(async () => {
    await database.db.delete(listings);
    await database.db.delete(savedSearches);
  });
  afterAll(() => database?.close());

  const deps = () => ({ db: database.db, clock: { now: () => NOW } });
  const add = (fields: ListingFields = {}) => insertListing(database.db, { ownerId, ...POOLE, ...fields });
  const edit = (id: number, fields: ListingFields) => changeListing(database.db, id, fields);
  const match = () => matchChanges(deps());
  const save = async (filters: Filters, accountId = buyerId) =>
    (
      await insertSearch(database.db, {
        accountId,
        name: 'A search',
        filters: writeSavedFilters(filters),
        alerts: 'daily',
        at: NOW,
        ...candidateBounds(filters),
      })
    ).id;

  type Match = [search: number, boat: number, kind: MatchKind];
  const matches = async (): Promise<Match[]> => {
    const rows = await database.db.select().from(searchMatches).orderBy(searchMatches.id);
    return rows.map(({ searchId, listingId, kind }) => [searchId, listingId, kind]);
  };
  const lists = async (filters: Filters, boat: number) => {
    const { boats } = await searchBoats(deps(), { ...filters, limit: 100 });
    return boats.some(({ id }) => id === boat);
  };

  it('ALERT-08 a boat that goes live matches the searches that list it', async () => {
    const motor = await save({ category: 'motor' });
    await save({ category: 'sailing' });
    await save({ maxPrice: 5_000 });
    const boat = await add({ category: 'motor', status: 'pending' });
    await match();
    expect(await matches()).toEqual([]);
    await edit(boat.id, { status: 'approved', approvedAt: NOW, liveAt: NOW });
    await match();
    expect(await matches()).toEqual([[motor, boat.id, 'new']]);
  });

  it('ALERT-08 a change of price, facts or place that brings a boat into a search is a match', async () => {
    const boat = await add({ price: 20_000, berths: 2, ...OXFORD });
    const searches = [
      await save({ maxPrice: 15_000 }),
      await save({ berths: '4' }),
      await save({ location: 'Poole', distance: 10 }),
    ];
    for (const fields of [{ price: 14_000 }, { berths: 4 }, POOLE]) {
      await edit(boat.id, fields);
      await match();
    }
    expect(await matches()).toEqual(searches.map((search) => [search, boat.id, 'new']));
  });

  it('ALERT-08 a boat that comes back on sale matches a search that it had not matched before', async () => {
    const boat = await add({ closedAt: NOW });
    const search = await save({ category: 'sailing' });
    await edit(boat.id, { closedAt: null });
    await match();
    expect(await matches()).toEqual([[search, boat.id, 'new']]);
  });

  it('ALERT-08 ALERT-09 each fall of the price is one match while the search lists the boat; a rise is none', async () => {
    const boat = await add({ price: 30_000 });
    const search = await save({ category: 'sailing' });
    for (const price of [28_000, 29_000, 28_000]) {
      await edit(boat.id, { price });
      await match();
      await match();
    }
    expect(await matches()).toEqual([
      [search, boat.id, 'price'],
      [search, boat.id, 'price'],
    ]);
    const [first] = await database.db.select().from(searchMatches).orderBy(searchMatches.id);
    expect(first?.oldPrice).toBe(30_000);
  });

  it('ALERT-08 a price in another currency has not fallen', async () => {
    const boat = await add({ price: 30_000 });
    await save({ category: 'sailing' });
    await edit(boat.id, { price: 20_000, currency: 'USD' });
    await match();
    expect(await matches()).toEqual([]);
  });

  it('ALERT-09 a boat that leaves a search and comes back does not match again', async () => {
    const search = await save({ maxPrice: 15_000 });
    const boat = await add({ price: 10_000 });
    await match();
    for (const price of [20_000, 10_000, 20_000, 10_000]) {
      await edit(boat.id, { price });
      await match();
    }
    for (const closedAt of [NOW, null]) {
      await edit(boat.id, { closedAt });
      await match();
    }
    expect(await matches()).toEqual([[search, boat.id, 'new']]);
  });

  it('ALERT-09 changes that wait together are compared one by one', async () => {
    const boat = await add({ price: 30_000 });
    const early = await save({ maxPrice: 20_000 });
    await edit(boat.id, { price: 15_000 });
    const late = await save({ maxPrice: 12_000 });
    await save({ maxPrice: 16_000 });
    await edit(boat.id, { price: 11_000 });
    await edit(boat.id, { title: 'Another name' });
    await match();
    expect(await matches()).toEqual(
      expect.arrayContaining([
        [early, boat.id, 'new'],
        [early, boat.id, 'price'],
        [late, boat.id, 'new'],
      ]),
    );
  });

  it.runIf(canRace)('ALERT-09 two parallel processes find every match once', async () => {
    const search = await save({});
    const boats = [await add(), await add(), await add()];
    await race({ database }, times(2, match));
    expect((await matches()).toSorted(([, one], [, other]) => one - other)).toEqual(
      boats.map(({ id }) => [search, id, 'new']),
    );
  });

  it('ALERT-11 own boats do not match, and no boat matches the searches of a suspended account', async () => {
    const suspended = await insertSeller(database.db);
    await database.db.execute(
      sql`update accounts set suspended_at = now(), suspension_reason = 'Spam' where id = ${suspended}`,
    );
    await save({}, ownerId);
    await save({}, suspended);
    const ofBuyer = await save({});
    const boat = await add();
    await match();
    expect(await matches()).toEqual([[ofBuyer, boat.id, 'new']]);
  });

  it('ALERT-11 the boats of a suspended account match no search', async () => {
    await save({});
    const seller = await insertSeller(database.db);
    const boat = await add({ ownerId: seller });
    await database.db.execute(
      sql`update accounts set suspended_at = now(), suspension_reason = 'Spam' where id = ${seller}`,
    );
    await match();
    expect(await matches()).toEqual([]);
    await database.db.execute(
      sql`update accounts set suspended_at = null, suspension_reason = null where id = ${seller}`,
    );
    await match();
    expect((await matches()).map(([, id, kind]) => [id, kind])).toEqual([[boat.id, 'new']]);
  });

  const anyBoat: fc.Arbitrary<ListingFields> = fc.record(
    {
      category: fc.constantFrom('sailing', 'motor', 'engines'),
      price: fc.constantFrom(5_000, 10_000, 20_000, 40_000),
      make: fc.constantFrom('Bavaria', 'Sea Ray', 'Épée', null),
      model: fc.constantFrom('34', 'Cruiser', null),
      length: fc.constantFrom(20, 30.5, 40, null),
      yearBuilt: fc.constantFrom(1999, 2010, null),
      berths: fc.constantFrom(2, 6, null),
      fuelType: fc.constantFrom('diesel' as const, 'electric' as const, null),
      description: fc.constantFrom('', 'Teak decks, bow thruster.', 'A trailer is included.'),
      brokerListing: fc.boolean(),
      subcategory: fc.constantFrom('cruiser', 'yacht', 'outboard', null),
      beam: fc.constantFrom(2.1, 3.5, null),
      underOfferAt: fc.constantFrom(null, null, NOW),
      closedAt: fc.constantFrom(null, null, null, NOW),
    },
    { requiredKeys: [] },
  );
  const anyPlace = fc.constantFrom(POOLE, OXFORD, NEAR_POOLE);
  const FILTERS = {
    category: fc.constantFrom('sailing', 'motor', 'engines'),
    make: fc.constantFrom('bavaria', 'sea-ray', 'épée', 'bavaria,sea ray'),
    model: fc.constantFrom('34', 'cru'),
    minPrice: fc.constantFrom(6_000, 10_000),
    maxPrice: fc.constantFrom(10_000, 30_000),
    minLength: fc.constantFrom(20, 30),
    maxLength: fc.constantFrom(31, 40),
    berths: fc.constantFrom('2', '4+'),
    fuelType: fc.constantFrom('diesel'),
    keywords: fc.constantFrom('teak', 'trailer', 'bow thruster', 'poole', 'under 15k', 'bavaria 34'),
    location: fc.constantFrom('Poole', 'Oxford', 'Dorset', 'OX1', 'South West', 'Sandbanks'),
    distance: fc.constantFrom(5, 60),
    kind: fc.constantFrom('boats', 'goods'),
    privateSeller: fc.constant(true),
    types: fc.constantFrom('cruiser', 'yacht,outboard'),
    // The narrowest locks take boats up to 7 ft wide.
    maxBeam: fc.constantFrom(2.13, 4),
    hideUnderOffer: fc.constant(true),
  };
  /** Few filters each, so that many searches list the boat. */
  const anySearch: fc.Arbitrary<Filters> = fc
    .tuple(fc.record(FILTERS), fc.subarray(Object.keys(FILTERS), { maxLength: 3 }))
    .map(
      ([all, names]) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) as Filters,
    );
  const withPlace = fc.tuple(anyBoat, fc.option(anyPlace, { nil: undefined }));

  it('ALERT-10 ALERT-20 for random boats, edits and filters, a match is "listed now and not before"', async () => {
    let found = 0;
    let edited = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anySearch, { minLength: 8, maxLength: 14 }),
        withPlace,
        fc.array(withPlace, { minLength: 1, maxLength: 4 }),
        async (searches, [first, firstPlace], edits) => {
          await database.db.delete(listings);
          await database.db.delete(savedSearches);
          const readable = searches.map(({ distance, ...filters }) =>
            filters.location && distance ? { ...filters, distance } : filters,
          );
          const unique = [
            ...new Map(readable.map((filters) => [writeSavedFilters(filters), filters])).values(),
          ];
          const ids: number[] = [];
          for (const filters of unique) ids.push(await save(filters));
          const listedNow = async (boat: number) => {
            const listed: boolean[] = [];
            for (const filters of unique) listed.push(await lists(filters, boat));
            return listed;
          };
          const boat = await add({ ...first, ...firstPlace });
          let before = unique.map(() => false);
          const expected = new Set<number>();
          for (const change of [undefined, ...edits]) {
            if (change) await edit(boat.id, { title: `Edited ${++edited}`, ...change[0], ...change[1] });
            await match();
            const after = await listedNow(boat.id);
            for (const [at, id] of ids.entries()) if (after[at] && !before[at]) expected.add(id);
            before = after;
            const news = (await matches()).filter(([, , kind]) => kind === 'new').map(([search]) => search);
            expect(news.toSorted((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
          }
          found += expected.size;
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
    expect(found).toBeGreaterThan(20);
  });
});
