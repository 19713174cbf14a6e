import { Link } from 'react-router';
import { activeFilterChips } from '#domain/search/chips/chips.ts';
import { withoutFilters } from '#domain/search/filters/change-filters.ts';
import type { FilterName } from '#domain/search/filters/filters.ts';
import { Chip } from '#web/ui/states/chip.tsx';
import { useListing } from '../listing-context.ts';

type FilterChipsProps = {
  seller: string | undefined;
  /** The filters that the boats shown do not meet. */
  relaxed: readonly FilterName[];
};

/** The chosen filters, each with a link that removes it. The seller filter has no chip: the boats show the seller. */
export function FilterChips({ seller, relaxed }: FilterChipsProps) {
  const { filters, inPath, hrefOf, clearedHref } = useListing();
  const chips = activeFilterChips(filters, inPath).map((chip) =>
    seller && chip.names.some((name) => name === 'sellerOf' || name === 'sellerId')
      ? { ...chip, label: `From ${seller}` }
      : chip,
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex items-center gap-2 sm:flex-wrap print:hidden">
      {chips.map(({ names, label }) => (
        <li key={names.join()} className="min-w-0 max-w-full max-sm:max-w-[80vw] max-sm:shrink-0">
          <Chip
            removeTo={hrefOf(withoutFilters(filters, names))}
            removeLabel={`Remove ${label}`}
            isUnmet={names.some((name) => filters[name] !== undefined && relaxed.includes(name))}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to={clearedHref}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 font-semibold text-sea text-sm hover:underline"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
