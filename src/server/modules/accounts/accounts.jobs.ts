import { RETENTION, retainedSince } from '#domain/retention.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { sweepAllowances } from './allowances/allowances.repository.ts';
import { forgetCallersBefore } from './allowances/known-callers.repository.ts';
import { deleteExpiredSecrets } from './codes/codes.repository.ts';
import { mailResetCode, type ResetRequest, sendResetCode } from './passwords/password-reset.service.ts';
import {
  mailVerificationCode,
  sendVerification,
  type VerificationRequest,
} from './registration/verification.service.ts';
import { deleteExpiredSessions } from './sessions/sessions.repository.ts';

/** Someone is waiting for these with the page open. */
const AT_ONCE = 4;

const verificationCodeJob = (deps: Deps): Job<VerificationRequest> => ({
  ...mailVerificationCode,
  atOnce: AT_ONCE,
  run: async (request) => {
    await sendVerification(deps, request);
  },
});

const resetCodeJob = (deps: Deps): Job<ResetRequest> => ({
  ...mailResetCode,
  atOnce: AT_ONCE,
  run: (request) => sendResetCode(deps, request),
});

/** Some hundred megabytes at most, however many names are made up. */
const ALLOWANCES_KEPT = 500_000;

export const sweepExpired = { name: 'sweep-expired-sessions-and-codes' } as const;

const sweepJob = (deps: Deps): Job<object> => ({
  ...sweepExpired,
  schedule: '17 * * * *',
  run: async () => {
    const now = deps.clock.now();
    await deleteExpiredSessions(deps.db, now);
    await deleteExpiredSecrets(deps.db, now);
    await sweepAllowances(deps.db, { now, keep: ALLOWANCES_KEPT });
    await forgetCallersBefore(deps.db, retainedSince(RETENTION.browserMarks.keep, now));
  },
});

export const accountJobs = (deps: Deps): readonly Job<never>[] => [
  verificationCodeJob(deps),
  resetCodeJob(deps),
  sweepJob(deps),
];
