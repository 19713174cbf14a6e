import { listsAsBroker } from '#domain/accounts/seller-types.ts';
import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { eq } from '#server/db/drizzle.ts';
import type { FollowSellerType } from '#server/modules/accounts/profile/profile.service.ts';
import { listings } from '../listings.table.ts';

/** All listings of an account are broker listings, or none is. */
export const followSellerType: FollowSellerType = async (tx, { id, sellerType, at }) => {
  announceListingsChanged(tx);
  await tx
    .update(listings)
    .set({ brokerListing: listsAsBroker(sellerType), updatedAt: at })
    .where(eq(listings.ownerId, id));
};
