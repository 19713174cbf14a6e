import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchRelaxation } from '#contract/search/search.ts';
import { formatCount } from '#domain/money.ts';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { changeFilters, withoutFilters } from '#domain/search/filters/change-filters.ts';
import { contradictionsIn } from '#domain/search/filters/contradictions.ts';
import { SaveSearchButton } from '#web/saved-searches/save-search-button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useListing } from '../listing-context.ts';
import { relaxationsQuery } from '../results-queries.ts';

export function NothingFound() {
  const { kind, heading, filters, clearedHref, hrefOf } = useListing();
  const { data: relaxations = [] } = useQuery(relaxationsQuery(filters));
  const contradictions = contradictionsIn(filters);
  const mayCome = contradictions.length === 0 && !filters.unknownCategory;
  return (
    <div className="flex flex-col gap-5">
      <EmptyState
        icon={<SearchX />}
        title={
          kind === 'results'
            ? `No ${filters.kind === 'goods' ? 'engines, parts or moorings' : 'boats'} found matching your criteria.`
            : `No ${heading} found`
        }
        action={
          <>
            <LinkButton to={clearedHref}>Clear Filters</LinkButton>
            {mayCome && <SaveSearchButton address={hrefOf(filters)} />}
          </>
        }
      >
        {kind === 'category' && <p>Try adjusting your filters or check back later for new listings.</p>}
        {mayCome && <p className="noscript:hidden">We can email you when one is listed.</p>}
        {contradictions.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </EmptyState>
      {relaxations.length > 0 && <Relaxations relaxations={relaxations} />}
    </div>
  );
}

function inWords({ distance, drop, label }: SearchRelaxation): string {
  if (distance !== undefined) return label;
  if (drop.includes('hideUnderOffer')) return 'Including boats under offer';
  return drop.includes('location') ? 'Anywhere' : `Without ${label}`;
}

/** Changes that would find boats, each with its number of results. */
function Relaxations({ relaxations }: { relaxations: readonly SearchRelaxation[] }) {
  const { filters, hrefOf, inPath } = useListing();
  const addressOf = ({ drop, distance, keywords }: SearchRelaxation) => {
    if (distance !== undefined) return hrefOf(changeFilters(filters, { distance }));
    if (keywords !== undefined) return hrefOf(changeFilters(filters, { keywords }));
    const rest = withoutFilters(filters, drop);
    // The page of a category cannot drop its category.
    return drop.some((name) => inPath.includes(name)) ? searchAddress(rest) : hrefOf(rest);
  };
  return (
    <section aria-labelledby="instead-heading">
      <h3 id="instead-heading" className="mb-2 text-lg">
        Try this instead
      </h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {relaxations.map((relaxation) => (
          <li key={relaxation.label}>
            <Link
              to={addressOf(relaxation)}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-2.5 hover:bg-foam"
            >
              <span className="min-w-0 wrap-anywhere">{inWords(relaxation)}</span>
              <span className="shrink-0 font-semibold text-sea tabular">
                {formatCount(relaxation.count)}
                {relaxation.atLeast && '+'} found
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
