import type { BoatPage } from '#contract/boat.ts';
import type { PublicField } from '#domain/listings/fields/facts.ts';

/** What the boat's page shows of a listing, public or not yet: a price may still be missing. */
export type ShownBoat = Omit<
  Pick<BoatPage, PublicField | 'photos' | 'video' | 'brokerListing' | 'featured' | 'sold'>,
  'price'
> & { price: number | null };
