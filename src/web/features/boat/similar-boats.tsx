import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BoatPage } from '#contract/boats/boat.ts';
import { SECTION_SIZES } from '#domain/listings/limits.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';
import { isBoat, listingNouns } from '#domain/taxonomy/listing-nouns.ts';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';
import { similarBoatsQuery } from './boat-queries.ts';

/** Left out when there are no similar boats or they cannot be loaded. */
export function SimilarBoats({ boat }: { boat: BoatPage }) {
  const { data } = useQuery({ ...similarBoatsQuery(boat), enabled: boat.category !== '' });
  const others = data?.boats.filter(({ id }) => id !== boat.id).slice(0, SECTION_SIZES.similar) ?? [];
  if (others.length === 0) return null;
  const category = resolveCategory(boat.category)?.name ?? boat.category;
  const all = isBoat(boat) ? `${category.replace(/ Boats$/, '')} Boats` : category;
  const heading = isBoat(boat) ? 'Similar Boats' : `Similar ${listingNouns(boat.category)}`;
  return (
    <section aria-labelledby="similar-heading" className="mt-10 print:hidden">
      <SectionHeading
        id="similar-heading"
        action={
          <Link
            to={`/category/${boat.category}`}
            className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
          >
            View All {all}
          </Link>
        }
      >
        {heading}
      </SectionHeading>
      <BoatGrid label={heading}>
        {others.map((other) => (
          <li key={other.id}>
            <WatchableBoatCard boat={other} />
          </li>
        ))}
      </BoatGrid>
    </section>
  );
}
