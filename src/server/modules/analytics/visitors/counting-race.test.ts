import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing } from '#tests/support/listings.ts';
import { race } from '#tests/support/race.ts';
import { type BoatEventType, countBoatEvent, countSiteEvent } from '../analytics.repository.ts';

let database: Database;
beforeAll(async () => {
  database = await openRealDatabase();
});
afterAll(async () => {
  await database?.close();
});

const KINDS: readonly BoatEventType[] = ['boat_view', 'contact_reveal', 'watchlist_add', 'enquiry'];

it('parallel counts on many connections add up, for boats and site, without deadlocks', async () => {
  const { db } = database;
  const boats = [await insertListing(db), await insertListing(db), await insertListing(db)];
  const at = new Date();
  const rounds = 25;
  const parallelEvents = [
    ...boats.flatMap(({ id: listingId }) =>
      KINDS.map((type) => () => countBoatEvent(db, { type, listingId, at })),
    ),
    () => countSiteEvent(db, { type: 'page_view', page: '/', at }),
    ...boats.map(
      ({ id: listingId }) =>
        () =>
          db.transaction(async (tx) => {
            await tx.update(listings).set({ updatedAt: at }).where(eq(listings.id, listingId));
            await countBoatEvent(tx, { type: 'boat_view', listingId, at });
          }),
    ),
  ];
  for (let round = 0; round < rounds; round += 1) await race<unknown>({ database }, parallelEvents);

  const { rows: ofBoats } = await db.execute(
    sql`select sum(views)::integer as views, sum(reveals)::integer as reveals, sum(enquiries)::integer as enquiries from listing_daily_counts`,
  );
  expect(ofBoats).toEqual([{ views: rounds * 6, reveals: rounds * 3, enquiries: rounds * 3 }]);
  const { rows: ofSite } = await db.execute(
    sql`select event_type as kind, total from site_daily_counts order by event_type`,
  );
  expect(ofSite).toEqual([
    { kind: 'boat_view', total: rounds * 6 },
    { kind: 'contact_reveal', total: rounds * 3 },
    { kind: 'enquiry', total: rounds * 3 },
    { kind: 'page_view', total: rounds },
    { kind: 'watchlist_add', total: rounds * 3 },
  ]);
});
