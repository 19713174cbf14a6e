import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

const MAX_OF_MAKE = 250;

let t: TestApp;
beforeAll(async () => {
  // So many rows take longer in the embedded database.
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());

it('FIND-03 only the newest 250 boats of a make are compared with a phrase that nothing matches', async () => {
  const ownerId = await insertSeller(t.db);
  const liveAt = new Date('2026-01-01');
  await insertListing(t.db, { ownerId, title: 'Bavaria 35', make: 'Bavaria', model: '35', liveAt });
  await t.db.execute(sql`
      insert into listings
        (owner_id, title, make, model, price, category, location, seller_name, status, approved_at, live_at)
      select ${ownerId}, 'Bavaria 50', 'Bavaria', '50', 90000, 'sailing', 'Poole', 'Sam', 'approved', now(), now()
      from generate_series(1, ${MAX_OF_MAKE}::integer)`);
  const first = async () => (await search(t, 'q=bavaria+34&limit=1')).titles;

  expect(await first()).toEqual(['Bavaria 50']);
  // One newer boat fewer, and the older one is the 250th.
  await t.db.execute(sql`delete from listings where id = (select max(id) from listings)`);
  expect(await first()).toEqual(['Bavaria 35']);
});
