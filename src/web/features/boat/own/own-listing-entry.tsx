import { useEffect, useEffectEvent } from 'react';
import type { BoatPage } from '#contract/boats/boat.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

const load = () => import('./own-listing.tsx');

/** Loads what only the seller needs. */
export function OwnListingEntry({ boat }: { boat: BoatPage }) {
  const { Part: OwnListing, want } = useOnDemand(load);
  const start = useEffectEvent(() => want(() => {}));
  useEffect(() => start(), []);
  return OwnListing ? <OwnListing boat={boat} /> : <Skeleton className="h-56 w-full" />;
}
