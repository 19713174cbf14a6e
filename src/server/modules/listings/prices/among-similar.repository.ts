import type { AmongSimilar } from '#domain/listings/sale/advice.ts';
import { ENOUGH_BOATS } from '#domain/listings/sale/price-guide.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from '../media/listing-media.table.ts';
import { soldSince } from './comparable-boats.repository.ts';

/**
 * Where a boat is among the comparable ones of the price guide: of the same model, if there are enough, else of its type,
 * size and age too. By asking prices, which were public: a share by sold prices would tell the price of single sales to a
 * seller who tries one price after the other.
 */
export async function findAmongSimilar(
  executor: Executor,
  listingId: number,
  now: Date,
): Promise<AmongSimilar | undefined> {
  const { rows } = await executor.execute(sql`
    with boat as (select * from ${listings} l where l.id = ${listingId}),
    compared as (
      select c.same_model, c.price < boat.price as is_cheaper, (
        select count(*) from ${listingMedia} m
        where m.listing_id = c.id and m.revision_id is null and m.kind = 'photo') as photos
      from boat cross join lateral comparable_boats(boat.id, boat.make, boat.model, boat.category, boat.subcategory,
        boat.year_built, boat.length_ft, boat.currency, ${soldSince(now)}::timestamptz) c
    ), chosen as (
      select * from compared
      where same_model or (select count(*) from compared where same_model) < ${ENOUGH_BOATS}
    )
    select count(*)::int as count, (count(*) filter (where is_cheaper))::int as cheaper,
      coalesce(percentile_cont(0.5) within group (order by photos), 0)::float8 as photos
    from chosen`);
  const [row] = rows;
  if (!row) return undefined;
  return { count: Number(row.count), cheaper: Number(row.cheaper), medianPhotos: Number(row.photos) };
}
