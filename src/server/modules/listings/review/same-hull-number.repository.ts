import { hullNumberKey } from '#domain/listings/fields/hull-number.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import { listings } from '../listings.table.ts';

const hasNumber = (number: string): SQL => sql`right(l.hull_number, 12) = ${hullNumberKey(number)}`;

/** Also while its owner is suspended, since lifting the suspension brings it back without another look. */
const ON_MARKET = sql`l.status = 'approved' and l.sold_at is null and l.deleted_at is null`;

/** A condition for the listings whose hull number has this key. */
export const hasHullNumberKey = (key: string): SQL => sql`right(${listings.hullNumber}, 12) = ${key}`;

interface Numbered {
  id: number;
  hullNumber: string | null | undefined;
}

/**
 * Whether another listing on the market has the hull number of this one. Until the transaction ends, no other listing
 * with that number becomes public.
 */
export async function isListedAlready(
  tx: Executor,
  { id, hullNumber }: Numbered,
  { since }: { since?: Date } = {},
): Promise<boolean> {
  if (!hullNumber) return false;
  await lockHullNumber(tx, hullNumber);
  const { rows } = await tx.execute(sql`
    select 1 from ${listings} l
    where ${hasNumber(hullNumber)} and l.id <> ${id} and ${ON_MARKET}
      ${since ? sql`and l.updated_at >= ${since.toISOString()}` : sql``} limit 1`);
  return rows.length > 0;
}

/** Before a listing becomes public. */
export async function lockHullNumber(tx: Executor, hullNumber: string | null | undefined): Promise<void> {
  if (hullNumber) await advisoryLock(tx, 'hull numbers', hullNumberKey(hullNumber));
}
