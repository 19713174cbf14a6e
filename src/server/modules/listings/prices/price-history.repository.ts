import type { BoatPage } from '#contract/boats/boat.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { priceHistory } from './price-history.table.ts';

/** More than any boat has. */
const MAX_PRICES = 100;

type Prices = BoatPage['prices'];

/** The prices of each boat in its currency, oldest first, each once until it changes. */
export async function listPricesOf(
  executor: Executor,
  boats: readonly { id: number; currency: string }[],
): Promise<Map<number, Prices>> {
  if (boats.length === 0) return new Map();
  const { rows } = await executor.execute<{ id: number; price: number; at: string }>(sql`
    select boat.id, newest.price::double precision as price, newest.changed_at as at
    from jsonb_to_recordset(${JSON.stringify(boats.map(({ id, currency }) => ({ id, currency })))}::jsonb)
      as boat (id integer, currency text)
    cross join lateral (
      select price, changed_at, id from ${priceHistory}
      where listing_id = boat.id and currency = boat.currency
      order by changed_at desc, id desc limit ${MAX_PRICES}) newest
    order by boat.id, newest.changed_at, newest.id`);
  const byBoat = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byBoat].map(([id, prices]) => [id, changesOf(prices)]));
}

const changesOf = (prices: readonly { price: number; at: string }[]): Prices =>
  prices
    .filter(({ price }, place) => price !== prices[place - 1]?.price)
    .map(({ price, at }) => ({ price, at: new Date(at).toISOString() }));

/** A change of a public price that reviewers should know about. */
export interface PriceJump {
  from: number;
  to: number;
  currency: string;
  at: Date;
}

/** The latest change of each listing's price by more than this share, if it was made since then. */
export async function findPriceJumps(
  executor: Executor,
  listingIds: readonly number[],
  { share, since }: { share: number; since: Date },
): Promise<Map<number, PriceJump>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await executor.execute(sql`
    select distinct on (listing_id) listing_id, price, before, currency, changed_at from (
      select listing_id, price, currency, changed_at, id,
        lag(price) over steps as before, lag(currency) over steps as currency_before
      from ${priceHistory} where listing_id = any(${`{${listingIds.join(',')}}`}::integer[])
      window steps as (partition by listing_id order by changed_at, id)
    ) changes
    where currency = currency_before and before > 0 and abs(price / before - 1) > ${share}::numeric
      and changed_at >= ${since.toISOString()}::timestamptz
    order by listing_id, changed_at desc, id desc`);
  return new Map(
    rows.map((row) => [
      Number(row.listing_id),
      {
        from: Number(row.before),
        to: Number(row.price),
        currency: String(row.currency),
        at: new Date(String(row.changed_at)),
      },
    ]),
  );
}
