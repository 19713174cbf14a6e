import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { goneBoats } from './boats/gone-boats.table.ts';
import { drafts } from './drafts/drafts.table.ts';
import { listings } from './listings.table.ts';

/** Deletes the boats and drafts of someone; of boats that were public their numbers remain, as "gone". */
export const eraseListingsOf: Eraser = async (tx, { accountId, at }) => {
  await tx.delete(drafts).where(eq(drafts.ownerId, accountId));
  await tx
    .insert(goneBoats)
    .select(
      tx
        .select({ id: listings.id, goneAt: sql<Date>`${at.toISOString()}::timestamptz`.as('gone_at') })
        .from(listings)
        .where(and(eq(listings.ownerId, accountId), isNotNull(listings.liveAt))),
    )
    .onConflictDoNothing();
  await tx.delete(listings).where(eq(listings.ownerId, accountId));
};
