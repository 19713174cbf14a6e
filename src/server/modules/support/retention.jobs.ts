import { lt } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import type { Job } from '#server/platform/jobs.ts';
import { reports, supportMessages } from './support.table.ts';

/** As the privacy policy says. */
const KEPT_YEARS = 7;

export const sweepMessages = { name: 'sweep-old-messages' } as const;

function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

/** Forgets what people wrote to sellers and to us once it has been kept for its time. */
export const sweepMessagesJob = ({ db, clock }: Deps): Job<object> => ({
  ...sweepMessages,
  schedule: '50 3 * * *',
  retryLimit: 2,
  run: async () => {
    const since = yearsBefore(clock.now(), KEPT_YEARS);
    for (const table of [enquiries, supportMessages, reports])
      await db.delete(table).where(lt(table.createdAt, since));
  },
});
