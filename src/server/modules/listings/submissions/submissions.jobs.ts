import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs.ts';
import { deleteSubmissionsBefore } from './submissions.repository.ts';

/** Nobody's finger and no browser's retry is that slow. */
const KEPT_MS = DAY;

export const sweepSubmissionsJob = ({ db, clock }: Deps): Job<object> => ({
  name: 'sweep-listing-submissions',
  schedule: '50 3 * * *',
  retryLimit: 2,
  run: () => deleteSubmissionsBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
});
