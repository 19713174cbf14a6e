import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { type Centre, milesFrom } from './place-conditions.ts';

/** Adds the distance from here to each boat, to a tenth of a mile; boats at unknown places get none. */
export async function withDistances(
  executor: Executor,
  boats: readonly FoundBoat[],
  centre: Centre,
): Promise<FoundBoat[]> {
  if (boats.length === 0) return [];
  const ids = `{${boats.map(({ id }) => id).join(',')}}`;
  const { rows } = await executor.execute<{ id: number; miles: number }>(sql`
    select ${l.id}, round(${milesFrom(centre)}::numeric, 1)::double precision as miles from ${l}
    where ${l.id} = any(${ids}::integer[]) and ${l.latitude} is not null`);
  const miles = new Map(rows.map((row) => [row.id, row.miles]));
  return boats.map((boat) => {
    const distanceMiles = miles.get(boat.id);
    return distanceMiles === undefined ? boat : { ...boat, distanceMiles };
  });
}
