import { Link } from 'react-router';
import { formatCount } from '#domain/money.ts';
import { countChips } from '#domain/search/chips/count-chips.ts';
import { changeFilters } from '#domain/search/filters/change-filters.ts';
import { relatedKind } from '#domain/taxonomy/related-kinds.ts';
import { BackButton } from '#web/page/back-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { kindCounts } from './list/total-words.ts';
import { useFacets, useListing } from './listing-context.ts';
import { GoodsLinks, ListedLine, RelatedKindLink } from './parts-on-demand.tsx';

type ListingHeaderProps = {
  count: string | undefined;
  /** Whether the counts are those of the previous search. */
  isLoading: boolean;
  /** Whether the place of the search is searched as a whole, like a county. */
  isArea: boolean;
};

export function ListingHeader({ count, isLoading, isArea }: ListingHeaderProps) {
  const { kind, heading, category, filters, inPath, trail } = useListing();
  return (
    <header className="results-header">
      {category && filters.subcategory ? (
        <Breadcrumb trail={trail.slice(0, -1)} current={heading} />
      ) : (
        <BackButton otherwise="/" />
      )}
      <div>
        <h1>{heading}</h1>
        {countChips(filters, inPath) > 0 && <ListedLine isArea={isArea} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <p aria-live="polite" className="min-h-6 text-muted">
          {count && `${count} found`}
        </p>
        {!isLoading && <KindLinks />}
      </div>
      {relatedKind(filters.subcategory) && <RelatedKindLink />}
      {kind === 'results' && filters.kind === 'goods' && <GoodsLinks />}
    </header>
  );
}

const KINDS = { boats: 'Boats only', goods: 'Engines, parts, moorings' } as const;

/** Links that narrow a mixed list to boats only or to goods only. */
function KindLinks() {
  const { category, filters, hrefOf } = useListing();
  const facet = useFacets()?.kind;
  const counts = kindCounts(facet);
  if (category || counts.boats === 0 || counts.goods === 0) return null;
  const kinds = (['boats', 'goods'] as const).filter((kind) => kind !== filters.kind);
  return (
    <ul className="flex flex-wrap gap-x-4 print:hidden">
      {kinds.map((kind) => (
        <li key={kind}>
          <Link
            to={hrefOf(changeFilters(filters, { kind }))}
            className="inline-flex min-h-8 items-center font-semibold text-sea text-sm hover:underline"
          >
            {KINDS[kind]} ({formatCount(counts[kind])}
            {facet?.atLeast && '+'})
          </Link>
        </li>
      ))}
    </ul>
  );
}
