import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceMiles } from '#domain/places/distance.ts';
import type { Database } from '#server/db/database.ts';
import { sql } from '#server/db/drizzle.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { CELL_EXPRESSION, cellsAround } from './place-cells.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const british = fc.record({
  latitude: fc.double({ min: 49, max: 61, noNaN: true }),
  longitude: fc.double({ min: -9, max: 3, noNaN: true }),
});

const part = fc.double({ min: -1, max: 1, noNaN: true });

async function cellOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  const { rows } = await database.db.execute<{ cell: number }>(sql`
    select ${sql.raw(CELL_EXPRESSION)} as cell
    from (select ${latitude}::double precision as latitude, ${longitude}::double precision as longitude) p`);
  return rows[0]?.cell;
}

describe('map cells', () => {
  it('contain every boat within the circle', async () => {
    await fc.assert(
      fc.asyncProperty(
        british,
        part,
        part,
        fc.constantFrom(5, 10, 25, 50, 90),
        async (centre, north, east, miles) => {
          const boat = {
            latitude: centre.latitude + (north * miles) / 69,
            longitude: centre.longitude + (east * miles) / 34,
          };
          fc.pre(distanceMiles(centre, boat) <= miles);
          expect(cellsAround(centre, miles)).toContain(await cellOf(boat));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are few for a short distance, and undefined where scanning every boat is faster', () => {
    const cowes = { latitude: 50.763, longitude: -1.298 };
    expect(cellsAround(cowes, 5)?.length).toBeLessThan(10);
    expect(cellsAround(cowes, 200)).toBeUndefined();
    expect(cellsAround({ latitude: 89.5, longitude: 0 }, 5)).toBeUndefined();
  });
});
