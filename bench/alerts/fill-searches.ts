import type pg from 'pg';
import { writeSavedFilters } from '#domain/search/saved/saved-filters.ts';
import { openExecutor } from '#server/db/adapters/transactions.ts';
import { sql } from '#server/db/drizzle.ts';
import { candidateBounds } from '#server/modules/saved-searches/candidate-bounds.ts';
import { foldedPlace } from '#server/modules/saved-searches/saved-searches.repository.ts';
import { readPatterns } from '../market/boat-stock.ts';
import { makeSearch } from './make-search.ts';

const BATCH = 5_000;
const SEARCHES_PER_PERSON = 2.5;
/** How often each is chosen. */
const FREQUENCIES = ['instant', 'daily', 'daily', 'daily', 'weekly', 'off'];

const addPeople = (from: number, to: number) => `
  insert into accounts (email, email_key, first_name, last_name, password_hash)
  select address, address, 'Bench', 'Buyer', '-'
  from (select 'buyer' || n || '@example.org' as address from generate_series(${from}, ${to}) n) a
  on conflict do nothing`;

/** Adds searches until there are this many. Returns how many different ones they are. */
export async function fillSearches(pool: pg.Pool, from: number, to: number): Promise<number> {
  const stock = readPatterns();
  const client = await pool.connect();
  const db = openExecutor(pool);
  const people = Math.ceil(to / SEARCHES_PER_PERSON);
  try {
    await client.query('set statement_timeout = 0');
    await client.query(addPeople(1, people));
    for (let start = from; start < to; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, to - start) }, (_, at) => {
        const number = start + at;
        const filters = makeSearch(number, stock);
        return {
          // A prime step spreads the searches of a batch over all people.
          email: `buyer${1 + ((number * 7_919) % people)}@example.org`,
          name: `Search ${number}`,
          filters: writeSavedFilters(filters),
          alerts: FREQUENCIES[number % FREQUENCIES.length],
          ...candidateBounds(filters),
        };
      });
      await db.execute(sql`
        insert into saved_searches (account_id, name, filters, alerts, created_at, seen_at, category, types, make_key,
          min_price, max_price, min_length, max_length, south, north, west, east, place_names)
        select a.id, s.name, s.filters, s.alerts, now(), now(), s.category, s.types, lower(plain_text(s.make)),
          s."minPrice", s."maxPrice", s."minLength", s."maxLength", s.south, s.north, s.west, s.east,
          array(select ${foldedPlace(sql`place`)} from unnest(s."placeNames") place)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (email text, name text, filters text, alerts text,
          category text, types text[], make text, "minPrice" double precision, "maxPrice" double precision,
          "minLength" double precision, "maxLength" double precision, south double precision, north double precision,
          west double precision, east double precision, "placeNames" text[])
        join accounts a on a.email_key = s.email
        on conflict do nothing`);
    }
    await client.query('vacuum analyze saved_searches, accounts');
    const { rows } = await client.query(
      'select count(distinct filters_key)::integer as total from saved_searches',
    );
    return rows[0].total;
  } finally {
    client.release(true);
  }
}
