import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { listMatches, type PageOfMatches } from '../results/search.repository.ts';
import { type Centre, within } from './place-conditions.ts';

/** Miles around the place, tried in turn. */
const CIRCLES = [1, 5] as const;

/**
 * One page, nearest first. The whole area may hold a large part of the market, while its nearest boats usually lie in a
 * small circle: they are the page if they fill it. `comesFirst` selects the boats that precede all others, wherever they are.
 */
export async function listNearest(
  executor: Executor,
  page: PageOfMatches,
  centre: Centre,
  comesFirst: SQL,
): Promise<FoundBoat[]> {
  for (const miles of CIRCLES) {
    const where = sql`${page.where} and ${comesFirst} and ${within(centre, miles)}`;
    const boats = await listMatches(executor, { ...page, where });
    if (boats.length === page.limit) return boats;
  }
  return listMatches(executor, page);
}
