import { RETENTION, retainedSince } from '#domain/retention.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { matchChanges } from './alerts/match-changes.ts';
import { sendAlerts } from './alerts/send-alerts.ts';
import { removeDeletedBefore } from './saved-searches.repository.ts';

/** Every minute: a mail of an "instant" search leaves within five. */
const EVERY_MINUTE = { schedule: '* * * * *', retryLimit: 2 } as const;

export const savedSearchJobs = (deps: Deps): readonly Job<object>[] => [
  { name: 'match-saved-searches', ...EVERY_MINUTE, run: () => matchChanges(deps) },
  { name: 'send-alerts', ...EVERY_MINUTE, run: () => sendAlerts(deps) },
  {
    name: 'remove-deleted-searches',
    schedule: '25 * * * *',
    retryLimit: 2,
    run: () => removeDeletedBefore(deps.db, retainedSince(RETENTION.deletedSearches.keep, deps.clock.now())),
  },
];
