import { type ListingEvent, transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Principal } from '#server/http/access/access.ts';
import { stateOfRow } from '../listing-state.ts';
import { boatNotFound } from '../listings.errors.ts';
import { type LockedListing, lockListing } from '../locked-listings.repository.ts';
import { notYourBoat } from './selling.errors.ts';

/**
 * Refuses other accounts' listings: 403 if the caller may see the listing, otherwise 404, which hides that it
 * exists.
 */
export async function lockOwnListing(tx: Executor, seller: Principal, id: number): Promise<LockedListing> {
  const row = await lockListing(tx, id);
  if (!row || row.deletedAt) throw boatNotFound();
  if (row.ownerId === seller.accountId) return row;
  throw row.shown || seller.role === 'admin' ? notYourBoat() : boatNotFound();
}

/** Throws `refusal` unless the listing's state allows its owner to do this now. */
export function assertOwnerMay(row: LockedListing, event: ListingEvent, refusal: () => Error) {
  const result = transition(stateOfRow(row), event, 'owner');
  if (!result.ok) throw refusal();
  return result;
}

/** The columns of a listing that was sent to review. */
export const SENT_TO_REVIEW = { status: 'pending', rejectionReason: null, rejectedAt: null } as const;
