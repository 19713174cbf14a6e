import type { MyBoatsQuery, OwnListing } from '#contract/selling/selling.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { ListPage } from '#server/http/answers.ts';
import { boatNotFound } from '../listings.errors.ts';
import { findOwnListings, idsOfSeller } from './own-listings.repository.ts';
import { ownListingView } from './own-listings.views.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Does not check the owner: callers have just changed the listing as its seller. */
export async function readAsOwner({ db, clock }: Reading, id: number): Promise<OwnListing> {
  const [listing] = await findOwnListings(db, [id]);
  if (!listing) throw boatNotFound();
  return ownListingView(listing, clock.now());
}

export async function listOwnListings(
  { db, clock }: Reading,
  seller: Principal,
  query: MyBoatsQuery,
): Promise<ListPage<OwnListing>> {
  const now = clock.now();
  const { ids, total } = await idsOfSeller(db, seller.accountId, query);
  const rows = await findOwnListings(db, ids);
  return { entries: rows.map((row) => ownListingView(row, now)), total };
}

export async function readOwnListing(deps: Reading, seller: Principal, id: number): Promise<OwnListing> {
  const [row] = await findOwnListings(deps.db, [id]);
  if (!row || row.boat.deletedAt || row.boat.ownerId !== seller.accountId) throw boatNotFound();
  return ownListingView(row, deps.clock.now());
}
