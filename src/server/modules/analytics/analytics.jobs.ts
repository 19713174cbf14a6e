import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs.ts';
import { deleteEventsBefore } from './analytics.repository.ts';
import { deleteUnmetBefore } from './searches/unmet-searches.repository.ts';

const KEPT_MS = 90 * DAY;

/** Single events and vain searches serve the last weeks only; the daily counts stay for good. */
const sweepEvents = ({ db, clock }: Deps): Job<object> => ({
  name: 'sweep-analytics-events',
  schedule: '40 3 * * *',
  retryLimit: 2,
  async run() {
    const since = new Date(clock.now().getTime() - KEPT_MS);
    await deleteEventsBefore(db, since);
    await deleteUnmetBefore(db, since);
  },
});

export const analyticsJobs = (deps: Deps): readonly Job<never>[] => [sweepEvents(deps)];
