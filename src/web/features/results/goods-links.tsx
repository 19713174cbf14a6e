import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '#domain/money.ts';
import { changeFilters, withoutFilters } from '#domain/search/filters/change-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { categoryById } from '#domain/taxonomy/categories.ts';
import { cx } from '#web/ui/class-names.ts';
import { useListing } from './listing-context.ts';
import { facetsQuery } from './results-queries.ts';

type GoodsKind = { label: string; filters: Pick<Filters, 'category' | 'subcategory'> };

const KINDS: readonly GoodsKind[] = [
  ...categoryById('engines').subcategories.map(({ id, name }) => ({
    label: name,
    filters: { category: 'engines' as const, subcategory: id },
  })),
  { label: 'Moorings', filters: { category: 'moorings' } },
];

/** What is for sale besides boats, each kind with its number of listings. */
export function GoodsLinks() {
  const { filters, hrefOf } = useListing();
  const others = withoutFilters(filters, ['category', 'subcategory', 'types']);
  const { data, isPlaceholderData } = useQuery(facetsQuery(others));
  if (!data || isPlaceholderData) return null;
  const countOf = ({ category, subcategory }: GoodsKind['filters']) =>
    (subcategory ? data.subcategory : data.category).counts.find(
      ({ value }) => value === (subcategory ?? category),
    )?.count ?? 0;
  const all = data.kind.counts.find(({ value }) => value === 'goods')?.count ?? 0;
  const links = [
    { label: 'All', to: hrefOf(others), count: all, isCurrent: !filters.category },
    ...KINDS.map((kind) => ({
      label: kind.label,
      to: hrefOf(changeFilters(others, kind.filters)),
      count: countOf(kind.filters),
      isCurrent:
        filters.category === kind.filters.category && filters.subcategory === kind.filters.subcategory,
    })),
  ].filter(({ count }) => count > 0);
  return (
    <nav aria-label="Kinds of goods" className="print:hidden">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        {links.map(({ label, to, count, isCurrent }) => (
          <li key={label} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent || undefined}
              className={cx(
                'inline-flex min-h-9 items-center gap-1.5 rounded-pill border px-3.5 font-medium text-sm max-sm:min-h-11',
                isCurrent ? 'border-sea bg-sea text-on-sea' : 'border-line bg-card hover:border-ink',
              )}
            >
              {label}
              <span className={cx('tabular', !isCurrent && 'text-muted')}>
                {formatCount(count)}
                {data.kind.atLeast && '+'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
