import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs.ts';
import { deleteEventsBefore } from './analytics.repository.ts';

const KEPT_MS = 90 * DAY;

/** Single events serve "recent activity" only; the daily counts stay for good. */
const sweepEvents = ({ db, clock }: Deps): Job<object> => ({
  name: 'sweep-analytics-events',
  schedule: '40 3 * * *',
  retryLimit: 2,
  run: () => deleteEventsBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
});

export const analyticsJobs = (deps: Deps): readonly Job<never>[] => [sweepEvents(deps)];
