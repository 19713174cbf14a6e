import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

/** Rarer names beyond these bounds are not suggested; searching for them still works. */
const MAX_MODELS = 20_000;
const MAX_SPOTS = 20_000;

/** Live listings that share a make and a model, which may be missing. */
export type CountedModel = {
  makeKey: string;
  /** The most frequent spelling. */
  make: string;
  model: string | null;
  count: number;
};

/** Live listings that share a location. */
export type CountedSpot = {
  location: string;
  county: string | null;
  latitude: number | null;
  longitude: number | null;
  cell: number | null;
  count: number;
};

export async function countModels(executor: Executor): Promise<CountedModel[]> {
  const { rows } = await executor.execute<CountedModel>(sql`
    select ${l.makeKey} as "makeKey", mode() within group (order by ${l.make}) as make, ${l.model}, count(*)::integer as count
    from ${l} where ${l.live} and ${l.makeKey} is not null
    group by ${l.makeKey}, ${l.model} order by count desc, ${l.makeKey}, ${l.model} limit ${MAX_MODELS}`);
  return rows;
}

export async function countSpots(executor: Executor): Promise<CountedSpot[]> {
  const spot = sql.join([l.location, l.county, l.latitude, l.longitude, l.cell], sql`, `);
  const { rows } = await executor.execute<CountedSpot>(sql`
    select ${spot}, count(*)::integer as count
    from ${l} where ${l.live} group by ${spot} order by count desc limit ${MAX_SPOTS}`);
  return rows;
}
