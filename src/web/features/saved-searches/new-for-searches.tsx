import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Boat } from '#contract/boats/boat.ts';
import { viaApi } from '#web/api/query-client.ts';
import { SAVED_SEARCHES } from '#web/saved-searches/saved-searches-path.ts';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';

const PATH = `${SAVED_SEARCHES}/new`;

const newBoatsQuery = (email: string) =>
  queryOptions({
    queryKey: [SAVED_SEARCHES, 'new', email],
    queryFn: viaApi((api, signal) => api.query<Boat[]>([PATH], { signal })),
  });

/** The boats that came into the account's saved searches; nothing if there are none. */
export default function NewForSearches({ email }: { email: string }) {
  const { data: boats = [] } = useQuery(newBoatsQuery(email));
  if (boats.length === 0) return null;
  return (
    <section aria-labelledby="new-for-searches">
      <SectionHeading
        id="new-for-searches"
        lead="Added since your last visit."
        action={
          <LinkButton to="/saved-searches" look="quiet">
            Your saved searches
          </LinkButton>
        }
      >
        New for your searches
      </SectionHeading>
      <BoatGrid label="New for your searches">
        {boats.map((boat) => (
          <li key={boat.id}>
            <WatchableBoatCard boat={boat} />
          </li>
        ))}
      </BoatGrid>
    </section>
  );
}
