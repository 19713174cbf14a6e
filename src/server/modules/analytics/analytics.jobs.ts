import { RETENTION, retainedSince } from '#domain/retention.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { deleteEventsBefore } from './analytics.repository.ts';
import { londonDay } from './figures/london-day.ts';
import { deleteUnansweredBefore } from './searches/unanswered-searches.repository.ts';
import { deleteUnmetBefore } from './searches/unmet-searches.repository.ts';
import { deleteVisitsBefore } from './visitors/visits.repository.ts';

/**
 * Events and searches without results or a good answer are deleted after some weeks, visits after their day; daily counts are never
 * deleted.
 */
const sweepEvents = ({ db, clock }: Deps): Job<object> => ({
  name: 'sweep-analytics-events',
  schedule: '40 3 * * *',
  async run() {
    const since = retainedSince(RETENTION.events.keep, clock.now());
    await deleteEventsBefore(db, since);
    await deleteUnmetBefore(db, since);
    await deleteUnansweredBefore(db, since);
    await deleteVisitsBefore(db, londonDay(clock.now()));
  },
});

export const analyticsJobs = (deps: Deps): readonly Job<never>[] => [sweepEvents(deps)];
