import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/durations.ts';
import type { Database } from '#server/db/database.ts';
import { sql } from '#server/db/drizzle.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { countBoatEvent } from '../analytics.repository.ts';
import { recordEvent, recordReveal, recordSearch } from '../analytics.service.ts';
import { createSearchBatches } from '../searches/search-batches.ts';
import { createCountOnce } from './count-once.ts';
import { createVisitKeys } from './visit-keys.ts';
import { deleteVisitsBefore } from './visits.repository.ts';

const ANN = { address: '192.0.2.1', accountId: undefined, isCountable: true };

/** A process with its own memory on a shared database. */
function processOn({ db }: Database, clock: { now(): Date }) {
  const visitKeys = createVisitKeys(clock);
  const counting = { countOnce: createCountOnce(clock), visitKeys };
  const searches = createSearchBatches({ db, clock });
  return {
    visitKeys,
    page: (page: string) => recordEvent({ db, clock }, counting, ANN, { eventType: 'page_view', page }),
    async search(words: string) {
      const search = { key: `keywords=${words}`, page: '/search', isUnmet: true };
      await recordSearch({ db, clock, searches }, counting, ANN, search);
      await searches.flush();
    },
    view: (boatId: number, visitor: typeof ANN | { accountId: string } = ANN) =>
      recordEvent({ db, clock }, counting, { ...ANN, ...visitor }, { eventType: 'boat_view', boatId }),
    reveal: (boatId: number) => recordReveal({ db, clock }, visitKeys, ANN, boatId),
  };
}

describe('visits', () => {
  it('to a boat count once a day across all processes, even in parallel', async () => {
    const database = await openRealDatabase();
    const { db } = database;
    try {
      let now = new Date('2026-11-15T12:00:00Z').getTime();
      const clock = { now: () => new Date(now) };
      const [one, other] = [processOn(database, clock), processOn(database, clock)];
      const { id } = await insertListing(db);
      const counted = async () => {
        const { rows } = await db.execute(
          sql`select coalesce(sum(views), 0)::integer as views, coalesce(sum(reveals), 0)::integer as reveals
              from listing_daily_counts where listing_id = ${id}`,
        );
        return rows[0];
      };
      await race({ database }, [...times(6, () => one.view(id)), ...times(6, () => other.view(id))]);
      await one.reveal(id);
      await other.reveal(id);
      expect(await counted()).toEqual({ views: 1, reveals: 1 });

      const { rows: stored } = await db.execute(sql`select key from visits`);
      expect(stored).toHaveLength(2);
      expect(JSON.stringify(stored)).not.toContain(ANN.address);

      now += DAY;
      await other.view(id);
      await one.view(id);
      expect(await counted()).toEqual({ views: 2, reveals: 1 });
      expect(await db.$count(sql`visit_salts`)).toBe(1);
      await deleteVisitsBefore(db, '2026-11-16');
      expect(await db.$count(sql`visits`)).toBe(1);
    } finally {
      await database.close();
    }
  });

  it('to pages and searches count once per window across all processes, even in parallel', async () => {
    const database = await openRealDatabase();
    const { db } = database;
    try {
      let now = new Date('2026-11-15T12:00:00Z').getTime();
      const clock = { now: () => new Date(now) };
      const processes = [processOn(database, clock), processOn(database, clock), processOn(database, clock)];
      const visitAllProcesses = () =>
        race<unknown>(
          { database },
          processes.flatMap((one) => [
            () => one.page('/help'),
            () => one.search('hovercraft'),
            () => one.page('/help'),
          ]),
        );
      const counted = async () => {
        const { rows } = await db.execute(sql`
          select (select total from site_daily_counts where event_type = 'page_view') as pages,
            (select total from site_daily_counts where event_type = 'search') as searches,
            (select sum(total)::integer from unmet_searches) as unmet,
            (select count(*)::integer from analytics_events) as events`);
        return rows[0];
      };
      await visitAllProcesses();
      expect(await counted()).toEqual({ pages: 1, searches: 1, unmet: 1, events: 2 });
      now += MINUTE;
      await visitAllProcesses();
      expect(await counted()).toEqual({ pages: 2, searches: 1, unmet: 1, events: 3 });
      now += 10 * MINUTE;
      await visitAllProcesses();
      expect(await counted()).toEqual({ pages: 3, searches: 2, unmet: 2, events: 5 });
    } finally {
      await database.close();
    }
  });

  it('are not recorded if rolled back or for a hidden boat, but are for a seller’s own view', async () => {
    const database = await openRealDatabase();
    const { db } = database;
    try {
      const clock = { now: () => new Date(Date.now() + MINUTE) };
      const process = processOn(database, clock);
      const boat = await insertListing(db);
      const views = async () => {
        const { rows } = await db.execute(
          sql`select coalesce(sum(views), 0)::integer as views from listing_daily_counts where listing_id = ${boat.id}`,
        );
        return rows[0]?.views;
      };
      const undone = db.transaction(async (tx) => {
        const visits = await process.visitKeys(tx, [ANN.address], `boat ${boat.id}`);
        await countBoatEvent(tx, { type: 'boat_view', listingId: boat.id, at: clock.now(), visits });
        throw new Error('changed my mind');
      });
      await expect(undone).rejects.toThrow('changed my mind');
      await db.execute(sql`update listings set status = 'pending', approved_at = null where id = ${boat.id}`);
      await process.view(boat.id);
      expect(await db.$count(sql`visits`)).toBe(0);
      await db.execute(
        sql`update listings set status = 'approved', approved_at = now() where id = ${boat.id}`,
      );
      await process.view(boat.id);
      expect(await views()).toBe(1);

      const address = '192.0.2.9';
      await process.view(boat.id, { ...ANN, address, accountId: boat.ownerId } as never);
      await process.view(boat.id, { ...ANN, address });
      expect(await views()).toBe(1);
    } finally {
      await database.close();
    }
  });
});
