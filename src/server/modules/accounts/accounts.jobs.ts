import { RETENTION, retainedSince } from '#domain/retention.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { sweepAllowances } from './allowances/allowances.repository.ts';
import { deleteKnownCallersBefore } from './allowances/known-callers.repository.ts';
import { deleteExpiredSecrets } from './codes/codes.repository.ts';
import { mailResetCode, type ResetRequest, sendResetCode } from './passwords/password-reset.service.ts';
import {
  mailVerificationCode,
  sendVerification,
  type VerificationRequest,
} from './registration/verification.service.ts';
import { deleteExpiredSessions } from './sessions/sessions.repository.ts';

/** Higher than the default: the visitor is waiting for the code with the page open. */
const CONCURRENT_MAILS = 4;

const verificationCodeJob = (deps: Deps): Job<VerificationRequest> => ({
  ...mailVerificationCode,
  atOnce: CONCURRENT_MAILS,
  run: async (request) => {
    await sendVerification(deps, request);
  },
});

const resetCodeJob = (deps: Deps): Job<ResetRequest> => ({
  ...mailResetCode,
  atOnce: CONCURRENT_MAILS,
  run: (request) => sendResetCode(deps, request),
});

/** Bounds the table to a few hundred megabytes, however many email addresses an attacker invents. */
const MAX_ALLOWANCES = 500_000;

export const sweepExpired = { name: 'sweep-expired-sessions-and-codes' } as const;

const sweepJob = (deps: Deps): Job<object> => ({
  ...sweepExpired,
  schedule: '17 * * * *',
  run: async () => {
    const now = deps.clock.now();
    await deleteExpiredSessions(deps.db, now);
    await deleteExpiredSecrets(deps.db, now);
    await sweepAllowances(deps.db, { now, keep: MAX_ALLOWANCES });
    await deleteKnownCallersBefore(deps.db, retainedSince(RETENTION.browserMarks.keep, now));
  },
});

export const accountJobs = (deps: Deps): readonly Job<never>[] => [
  verificationCodeJob(deps),
  resetCodeJob(deps),
  sweepJob(deps),
];
