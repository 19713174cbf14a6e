import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs.ts';
import { deleteSubmissionsBefore } from './submissions.repository.ts';

/** How long a device that was switched off is still told what its copy of a draft has become. */
const KEPT_MS = 30 * DAY;

export const sweepSubmissionsJob = ({ db, clock }: Deps): Job<object> => ({
  name: 'sweep-listing-submissions',
  schedule: '50 3 * * *',
  retryLimit: 2,
  run: () => deleteSubmissionsBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
});
