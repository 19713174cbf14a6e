import type { ModelSize } from '#contract/boats/model-size.ts';
import { agreedSize, ENOUGH_SIZES } from '#domain/taxonomy/agreed-size.ts';
import { and, desc, eq, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';

/** The newest boats of a model say enough. */
const BOATS = 60;

const { length, beam, draft } = listings;
const stated = (sizes: readonly (number | null)[]) => agreedSize(sizes.filter((size) => size !== null));

/** What boats on sale of this make and model agree on; undefined if that is nothing. */
export async function readModelSize(
  executor: Executor,
  { make, model }: { make: string; model: string },
): Promise<ModelSize | undefined> {
  const boats = await executor
    .select({ length, beam, draft })
    .from(listings)
    .where(
      and(
        eq(listings.live, true),
        sql`${listings.makeKey} = lower(plain_text(${make}))`,
        sql`lower(${listings.model}) = lower(${model})`,
      ),
    )
    .orderBy(desc(listings.liveAt))
    .limit(BOATS);
  if (boats.length < ENOUGH_SIZES) return undefined;
  const agreed = {
    length: stated(boats.map((boat) => boat.length)),
    beam: stated(boats.map((boat) => boat.beam)),
    draft: stated(boats.map((boat) => boat.draft)),
  };
  const found = Object.fromEntries(Object.entries(agreed).filter(([, size]) => size !== undefined));
  return Object.keys(found).length > 0 ? { ...found, boats: boats.length } : undefined;
}
