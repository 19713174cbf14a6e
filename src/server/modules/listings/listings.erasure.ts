import { eq } from '#server/db/drizzle.ts';
import { eraseSubjects } from '#server/modules/accounts/audit/audit.repository.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { drafts } from './drafts/drafts.table.ts';
import { listings } from './listings.table.ts';
import { removeListings } from './removal.repository.ts';

/** Deletes the account's listings and drafts, and erases their titles and the reasons of decisions in the audit. */
export const eraseListingsOf: Eraser = async (tx, { accountId, at }) => {
  await tx.delete(drafts).where(eq(drafts.ownerId, accountId));
  await eraseSubjects(tx, 'listing', await removeListings(tx, eq(listings.ownerId, accountId), at));
};
