import { queryOptions, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoatPage } from '#contract/boats/boat.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';
import { viewedBoats } from './viewed-boats.ts';

const SHOWN = 4;

const boatQuery = (id: number) => queryOptions<BoatPage>({ queryKey: [`/api/boats/${id}`], retry: false });

type RecentlyViewedProps = {
  /** Boats that the page already shows. */
  except?: readonly number[];
};

/** The boats last viewed in this browser, as long as they are for sale. */
export function RecentlyViewed({ except = [] }: RecentlyViewedProps) {
  return useHydrated() ? <Viewed except={except} /> : null;
}

function Viewed({ except }: { except: readonly number[] }) {
  const [ids, setIds] = useState(viewedBoats.read);
  const wanted = ids.filter((id) => !except.includes(id)).slice(0, SHOWN);
  const boats = useQueries({ queries: wanted.map(boatQuery) }).flatMap(({ data }) =>
    data?.state === 'for-sale' || data?.state === 'under-offer' ? [data] : [],
  );
  if (boats.length === 0) return null;

  function clear() {
    viewedBoats.clear();
    setIds([]);
  }

  return (
    <section aria-labelledby="viewed-heading">
      <SectionHeading
        id="viewed-heading"
        lead="Stored only in this browser."
        action={
          <Button look="quiet" onClick={clear}>
            Clear<span className="sr-only"> the boats you viewed</span>
          </Button>
        }
      >
        Recently Viewed
      </SectionHeading>
      <BoatGrid label="Recently Viewed">
        {boats.map((boat) => (
          <li key={boat.id}>
            <WatchableBoatCard boat={boat} />
          </li>
        ))}
      </BoatGrid>
    </section>
  );
}
