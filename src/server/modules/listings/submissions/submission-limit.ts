import { hash } from 'node:crypto';
import { HOUR, SECOND } from '#domain/durations.ts';
import { SUBMISSIONS_PER_HOUR } from '#domain/listings/limits.ts';
import type { Executor } from '#server/db/executor.ts';
import { AppError } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { countUse } from '#server/modules/accounts/allowances/allowances.repository.ts';

const tooManySubmissions = (max: number, waitSeconds: number) =>
  new AppError(
    'too-many-submissions',
    429,
    `You can submit ${max} listings an hour. Please try again in ${Math.ceil(waitSeconds / 60)} minutes.`,
    { retryAfter: waitSeconds },
  );

/**
 * Counts a listing in the transaction that sends it to review: a refused or failed submission is rolled back and does
 * not count. Parallel submissions of one account wait for each other on the counter's row.
 */
export async function countSubmission(
  tx: Executor,
  { accountId, sellerType }: Pick<Principal, 'accountId' | 'sellerType'>,
  now: Date,
): Promise<void> {
  const max = SUBMISSIONS_PER_HOUR[sellerType];
  const key = hash('sha256', JSON.stringify(['submission', accountId]), 'buffer');
  const { times, renewsAt } = await countUse(tx, key, { max, windowMs: HOUR, now });
  if (times > max)
    throw tooManySubmissions(max, Math.max(1, Math.ceil((renewsAt.getTime() - now.getTime()) / SECOND)));
}
