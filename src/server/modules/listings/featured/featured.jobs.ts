import { and, eq, lte } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs.ts';
import { listings } from '../listings.table.ts';

/** Takes boats whose featured days are over out of the first places and out of the kept counts. */
export const endFeaturedJob = ({ db, clock, pageCache }: Deps): Job<object> => ({
  name: 'end-featured',
  schedule: '* * * * *',
  async run() {
    const ended = await db
      .update(listings)
      .set({ featured: false })
      .where(and(eq(listings.featured, true), lte(listings.featuredUntil, clock.now())))
      .returning({ id: listings.id });
    if (ended.length > 0) pageCache.clear();
  },
});
