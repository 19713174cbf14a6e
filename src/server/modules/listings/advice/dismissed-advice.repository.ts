import { ADVICE_IDS, type AdviceId } from '#domain/listings/coach/advice.ts';
import { eq, inArray } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { dismissedAdvice } from './dismissed-advice.table.ts';

/** What the owners of these listings dismissed, by listing, without advice that is no longer given. */
export async function findDismissedAdvice(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, AdviceId[]>> {
  const rows = await executor
    .select()
    .from(dismissedAdvice)
    .where(inArray(dismissedAdvice.listingId, [...listingIds]));
  return new Map(
    rows.map(({ listingId, advice }) => [listingId, ADVICE_IDS.filter((id) => advice.includes(id))]),
  );
}

/** Replaces what was dismissed for a listing. */
export async function setDismissedAdvice(
  tx: Executor,
  listingId: number,
  dismissed: readonly AdviceId[],
): Promise<void> {
  const advice = [...new Set(dismissed)];
  if (advice.length === 0) await tx.delete(dismissedAdvice).where(eq(dismissedAdvice.listingId, listingId));
  else
    await tx
      .insert(dismissedAdvice)
      .values({ listingId, advice })
      .onConflictDoUpdate({ target: dismissedAdvice.listingId, set: { advice } });
}
