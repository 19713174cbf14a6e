import { runPrepared } from '#server/db/adapters/prepared.ts';
import { lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';
import type { ComparedBoat, PriceGuide } from './comparable-boats.repository.ts';
import { priceGuides } from './price-guides.table.ts';

/** A public boat with its stored guide; `isCounted` is false if it still has to be computed. */
export type GuidedBoat = ComparedBoat & {
  id: number;
  price: number;
  isCounted: boolean;
  guide: PriceGuide | undefined;
};

type GuidedRow = Omit<GuidedBoat, 'guide' | 'price'> & {
  [K in keyof PriceGuide]: PriceGuide[K] | null;
} & { price: string };

export async function findGuidedBoat(
  executor: Executor,
  id: number,
  countedSince: Date,
): Promise<GuidedBoat | undefined> {
  const [row] = await runPrepared<GuidedRow>(
    executor,
    'price_guide_of_boat',
    sql`select l.id, l.make, l.model, l.category, l.subcategory, l.year_built as "yearBuilt", l.length_ft as length,
        l.currency, l.price, g.listing_id is not null as "isCounted", g.alike, g.boats,
        g.lower_quartile as "lowerQuartile", g.median, g.upper_quartile as "upperQuartile"
      from ${listings} l
      left join ${priceGuides} g on g.listing_id = l.id and g.counted_at > ${countedSince.toISOString()}::timestamptz
      where l.id = ${id}::integer and l.shown`,
  );
  if (!row) return undefined;
  const { alike, boats, lowerQuartile, median, upperQuartile, price, ...boat } = row;
  return {
    ...boat,
    price: Number(price),
    guide: alike
      ? {
          alike,
          boats: Number(boats),
          lowerQuartile: Number(lowerQuartile),
          median: Number(median),
          upperQuartile: Number(upperQuartile),
        }
      : undefined,
  };
}

export async function keepGuide(
  executor: Executor,
  boat: Pick<GuidedBoat, 'id'>,
  { guide, at }: { guide: PriceGuide | undefined; at: Date },
): Promise<void> {
  await executor.execute(sql`
    insert into ${priceGuides} (listing_id, counted_at, alike, boats, lower_quartile, median, upper_quartile,
      make_key, model_key, category, subcategory, length_ft)
    select l.id, ${at.toISOString()}::timestamptz, ${guide?.alike ?? null}::text, ${guide?.boats ?? 0}::integer,
      ${guide?.lowerQuartile ?? null}::numeric, ${guide?.median ?? null}::numeric, ${guide?.upperQuartile ?? null}::numeric,
      l.make_key, lower(l.model), l.category, coalesce(l.subcategory, ''), l.length_ft
    from ${listings} l where l.id = ${boat.id}::integer
    on conflict (listing_id) do update set counted_at = excluded.counted_at, alike = excluded.alike, boats = excluded.boats,
      lower_quartile = excluded.lower_quartile, median = excluded.median, upper_quartile = excluded.upper_quartile,
      make_key = excluded.make_key, model_key = excluded.model_key, category = excluded.category,
      subcategory = excluded.subcategory, length_ft = excluded.length_ft`);
}

export async function deleteGuidesCountedBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(priceGuides).where(lt(priceGuides.countedAt, before));
}
