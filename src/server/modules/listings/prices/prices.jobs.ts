import { reducedSince } from '#domain/listings/time-limits.ts';
import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { and, eq, inArray, lte } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { listings } from '../listings.table.ts';
import { deleteGuidesCountedBefore } from './price-guides.repository.ts';
import { guidesKeptSince } from './price-guides.service.ts';

/** Clears reductions that are no longer shown, which also corrects the order of lists. */
const endReductions = ({ db, clock }: Deps): Job<object> => ({
  name: 'end-reductions',
  schedule: '*/5 * * * *',
  async run() {
    const { id, live, reducedAt } = listings;
    await db.transaction(async (tx) => {
      const expired = tx
        .select({ id })
        .from(listings)
        .where(and(eq(live, true), lte(reducedAt, reducedSince(clock.now()))))
        .orderBy(id)
        .for('no key update');
      const ended = await tx
        .update(listings)
        .set({ reducedBy: null, reducedAt: null, reducedShare: null })
        .where(inArray(id, expired))
        .returning({ id });
      if (ended.length > 0) announceListingsChanged(tx);
    });
  },
});

const sweepGuides = ({ db, clock }: Deps): Job<object> => ({
  name: 'sweep-price-guides',
  schedule: '20 4 * * *',
  run: () => deleteGuidesCountedBefore(db, guidesKeptSince(clock.now())),
});

export const priceJobs = (deps: Deps): readonly Job<object>[] => [endReductions(deps), sweepGuides(deps)];
