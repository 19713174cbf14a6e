import { type ListingEvent, transition } from '#domain/listings/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Principal } from '#server/http/access/access.ts';
import { stateOfRow } from '../listing-state.ts';
import { boatNotFound } from '../listings.errors.ts';
import { type HeldListing, holdListing } from './own-listings.repository.ts';
import { notYourBoat } from './selling.errors.ts';

/** The listing, held, if it is the caller's own. What others may not even know of is not there for them. */
export async function holdOwn(tx: Executor, seller: Principal, id: number): Promise<HeldListing> {
  const row = await holdListing(tx, id);
  if (!row || row.deletedAt) throw boatNotFound();
  if (row.ownerId === seller.accountId) return row;
  throw row.shown || seller.role === 'admin' ? notYourBoat() : boatNotFound();
}

/** What the life of a listing allows its owner to do with it now. */
export function allowed(row: HeldListing, event: ListingEvent, refusal: () => Error) {
  const result = transition(stateOfRow(row), event, 'owner');
  if (!result.ok) throw refusal();
  return result;
}

/** How a listing stands that is sent to review. */
export const WAITING = { status: 'pending', rejectionReason: null, rejectedAt: null } as const;
