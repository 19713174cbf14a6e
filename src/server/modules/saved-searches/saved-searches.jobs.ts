import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { matchChanges } from './alerts/match-changes.ts';

/** Every minute: a mail of an "instant" search leaves within five. */
export const matchChangesJob = (deps: Deps): Job<object> => ({
  name: 'match-saved-searches',
  schedule: '* * * * *',
  retryLimit: 2,
  run: () => matchChanges(deps),
});
