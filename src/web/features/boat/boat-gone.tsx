import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#web/page/page-head.tsx';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';
import { boatsLikeQuery } from './boat-queries.ts';

/** For a boat that was public once: sold long ago, or removed. */
export function BoatGone({ id }: { id: string }) {
  const { data } = useQuery(boatsLikeQuery(id));
  const boats = data?.boats ?? [];
  return (
    <Container className="flex flex-col gap-12 py-12">
      <PageHead title="Boat Not Found" noIndex />
      <div className="mx-auto flex max-w-prose flex-col items-center gap-4 text-center">
        <h1 className="text-3xl">Boat Not Found</h1>
        <p className="text-lg text-muted">
          This boat is no longer listed: it was sold some time ago, or its seller has removed it.
        </p>
        <LinkButton to="/search">Back to Search</LinkButton>
      </div>
      {boats.length > 0 && (
        <section aria-labelledby="similar-heading">
          <SectionHeading id="similar-heading">Boats for sale now</SectionHeading>
          <BoatGrid label="Boats for sale now">
            {boats.map((boat) => (
              <li key={boat.id}>
                <WatchableBoatCard boat={boat} />
              </li>
            ))}
          </BoatGrid>
        </section>
      )}
    </Container>
  );
}
