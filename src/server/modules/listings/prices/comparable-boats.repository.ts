import {
  type Alike,
  ENOUGH_BOATS,
  type PriceSpread,
  SOLD_WITHIN_MONTHS,
} from '#domain/listings/sale/price-guide.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';

/** The boat whose price is compared; only a stored one has an id. */
export interface ComparedBoat {
  id: number | null;
  make: string | null;
  model: string | null;
  category: string;
  subcategory: string | null;
  yearBuilt: number | null;
  length: number | null;
  currency: string;
}

export interface PriceGuide extends PriceSpread {
  alike: Alike;
  boats: number;
}

/** How many boats of each kind a comparison needs. */
export const ENOUGH_FOR_GUIDE = { model: ENOUGH_BOATS, kind: ENOUGH_BOATS } as const satisfies Record<
  Alike,
  number
>;

export function soldSince(now: Date): string {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - SOLD_WITHIN_MONTHS);
  return since.toISOString();
}

/**
 * The prices of comparable boats for each of these boats, in their order; of the same model, if there are enough, else of
 * the same type, size and age too. Which boats are comparable is decided by the database function `comparable_boats`.
 */
export async function comparePrices(
  executor: Executor,
  boats: readonly ComparedBoat[],
  { enough, now }: { enough: Readonly<Record<Alike, number>>; now: Date },
): Promise<(PriceGuide | undefined)[]> {
  const numbered = boats.map(
    ({ id, make, model, category, subcategory, yearBuilt, length, currency }, place) => ({
      ...{ place, id, make, model, category, subcategory, length, currency },
      year: yearBuilt,
    }),
  );
  const { rows } = await executor.execute(sql`
    select boat.place, guide.* from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as boat(
      place integer, id integer, make text, model text, category text, subcategory text, year integer,
      length double precision, currency text)
    cross join lateral price_guide(boat.id, boat.make, boat.model, boat.category, boat.subcategory, boat.year,
      boat.length, boat.currency, ${soldSince(now)}::timestamptz) guide`);
  return boats.map((_, place) => {
    const guides = rows.filter((row) => row.place === place).map(guideOf);
    return (['model', 'kind'] as const)
      .flatMap((alike) => guides.find((guide) => guide.alike === alike) ?? [])
      .find(({ alike, boats: count, median }) => count >= enough[alike] && median > 0);
  });
}

const guideOf = (row: Record<string, unknown>): PriceGuide => ({
  alike: row.alike as Alike,
  boats: Number(row.boats),
  lowerQuartile: Number(row.lower_quartile),
  median: Number(row.median),
  upperQuartile: Number(row.upper_quartile),
});
