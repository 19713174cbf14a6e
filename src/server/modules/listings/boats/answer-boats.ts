import type { Boat } from '#contract/boat.ts';
import type { Deps } from '#server/deps.ts';
import { boatView } from '../listings.views.ts';
import { findBoats } from './boats.repository.ts';
import type { FoundBoat } from './found-boats.ts';

/** Boats that were found, as anyone may see them, in the order in which they were found. */
export async function answerBoats(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  found: readonly FoundBoat[],
): Promise<Boat[]> {
  const rows = await findBoats(
    db,
    found.map(({ id }) => id),
  );
  const now = clock.now();
  return rows.filter(({ shown }) => shown).map((row) => boatView(row, now));
}
