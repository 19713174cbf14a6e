import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { foldedPlace } from '../saved-searches.repository.ts';
import { listingChanges, savedSearches } from '../saved-searches.table.ts';

/** A boat at one moment, as a row that conditions can be applied to. */
export type BoatAt = SQL;

// As a table of the query: selected with `.*` it would be called once for each column.
const fromJson = (row: SQL): BoatAt => sql`jsonb_populate_record(null::${l}, ${row}) as ${l}`;
const current = (listingId: number): BoatAt => sql`(select * from ${l} where id = ${listingId}) as ${l}`;
const beforeChange = (id: number): BoatAt =>
  fromJson(sql`(select before from ${listingChanges} where id = ${id})`);

export interface Change {
  id: number;
  /** Undefined if the boat was not live before. */
  before: BoatAt | undefined;
  after: BoatAt;
  lastSearchId: number;
  fall: { from: number } | undefined;
}

/** A boat whose changes are waiting, the one that waits longest first. */
export async function nextChangedListing(
  executor: Executor,
  except: readonly number[],
): Promise<number | undefined> {
  const { rows } = await executor.execute<{ listingId: number }>(sql`
    select listing_id as "listingId" from ${listingChanges}
    where listing_id <> all(${`{${except.join(',')}}`}::integer[]) order by id limit 1`);
  return rows[0]?.listingId;
}

const MAX_CHANGES = 50;

/** The waiting changes of a boat that left it live, oldest first. Each is compared with the state before the next. */
export async function readChanges(
  tx: Executor,
  listingId: number,
): Promise<{ changes: Change[]; upTo: number | undefined }> {
  const { rows } = await tx.execute<{
    id: string;
    next: string | null;
    lastSearchId: number;
    wasLive: boolean;
    isLive: boolean;
    priceBefore: number | null;
    priceAfter: number | null;
    sameCurrency: boolean;
  }>(sql`
    select c.id, c.next, c.last_search_id as "lastSearchId",
      coalesce((c.before->>'live')::boolean, false) as "wasLive",
      coalesce((c.after->>'live')::boolean, false) as "isLive",
      (c.before->>'price')::double precision as "priceBefore",
      (c.after->>'price')::double precision as "priceAfter",
      c.before->>'currency' = c.after->>'currency' as "sameCurrency"
    from (
      select id, before, last_search_id, lead(id) over w as next,
        coalesce(lead(before) over w, (
          select jsonb_build_object('live', live, 'price', price, 'currency', currency) from ${l} where id = listing_id)) as after
      from ${listingChanges} where listing_id = ${listingId} window w as (order by id)
      order by id limit ${MAX_CHANGES}) as c
    order by c.id`);
  const changes = rows
    .filter(({ isLive }) => isLive)
    .map(({ id, next, lastSearchId, wasLive, priceBefore, priceAfter, sameCurrency }): Change => {
      const fell =
        wasLive && sameCurrency && priceBefore !== null && priceAfter !== null && priceAfter < priceBefore;
      return {
        id: Number(id),
        before: wasLive ? beforeChange(Number(id)) : undefined,
        after: next === null ? current(listingId) : beforeChange(Number(next)),
        lastSearchId,
        fall: fell ? { from: priceBefore } : undefined,
      };
    });
  const last = rows.at(-1)?.id;
  return { changes, upTo: last === undefined ? undefined : Number(last) };
}

export async function deleteChanges(tx: Executor, listingId: number, upTo: number): Promise<void> {
  await tx.execute(sql`delete from ${listingChanges} where listing_id = ${listingId} and id <= ${upTo}`);
}

/** Searches with the same filters. */
export interface SearchGroup {
  filters: string;
  ids: number[];
}

const within = (value: SQL, min: SQL, max: SQL) =>
  sql`(${min} is null or ${value} >= ${min}) and (${max} is null or ${value} <= ${max})`;

/**
 * The searches that a boat may match, by what they demand at least, grouped by their filters. Not those of its owner or of
 * suspended accounts.
 */
export async function listCandidates(
  executor: Executor,
  boat: BoatAt,
  lastSearchId: number,
): Promise<SearchGroup[]> {
  const s = savedSearches;
  const { rows } = await executor.execute<{ filters: string; ids: number[] }>(sql`
    with boat as materialized (
      select category, subcategory, make_key, price, length_ft, latitude, longitude, owner_id,
        ${foldedPlace(sql`location || ' ' || coalesce(county, '')`)} as place
      from ${boat})
    select min(${s.filters}) as filters, array_agg(${s.id} order by ${s.id}) as ids
    from boat
    join ${s} on (${s.category} is null or ${s.category} = boat.category)
      and (${s.types} = '{}' or boat.subcategory = any(${s.types}))
      and (${s.makeKey} is null or ${s.makeKey} = boat.make_key)
      and ${within(sql`boat.price`, sql`${s.minPrice}`, sql`${s.maxPrice}`)}
      and ${within(sql`boat.length_ft`, sql`${s.minLength}`, sql`${s.maxLength}`)}
      and (${s.south} is null
        or (boat.latitude between ${s.south} and ${s.north} and boat.longitude between ${s.west} and ${s.east})
        or exists (select from unnest(${s.placeNames}) name where position(name in boat.place) > 0))
    join ${accounts} on ${accounts.id} = ${s.accountId} and not ${accounts.suspended}
    where ${s.id} <= ${lastSearchId} and ${s.accountId} <> boat.owner_id
    group by ${s.filtersKey}
    order by min(${s.id})`);
  return rows;
}

/** Which of the conditions a boat meets. */
export async function checkConditions(
  executor: Executor,
  boat: BoatAt,
  conditions: readonly SQL[],
): Promise<boolean[]> {
  const met = conditions.map((condition) => sql`(${condition}) is true`);
  const { rows } = await executor.execute<{ met: boolean[] }>(
    sql`select array[${sql.join(met, sql`, `)}]::boolean[] as met from ${boat}`,
  );
  return rows[0]?.met ?? conditions.map(() => false);
}
