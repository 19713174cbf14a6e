import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '../executor.ts';

/** What is counted or looked up. The numbers are the first half of the lock's key and must not change: old and new processes run side by side. */
const COUNTED = {
  drafts: 1,
  watchlist: 2,
  enquiries: 3,
  reports: 4,
  'unmet searches': 5,
  'saved searches': 6,
  'listing changes': 7,
  'saved replies': 8,
  notifications: 9,
  'hull numbers': 10,
  'unanswered searches': 20,
} as const;

/**
 * Makes transactions that count rows and then insert or publish one wait for each other, until the transaction ends. The count has
 * to be a separate statement after this one: only then does it see what the previous transaction committed.
 */
export async function advisoryLock(
  tx: Executor,
  what: keyof typeof COUNTED,
  whose: string | number,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${COUNTED[what]}::integer, hashtext(${String(whose)}::text))`,
  );
}
