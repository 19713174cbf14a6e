import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { DetailedCategorySummary } from '#contract/categories.ts';
import { formatCount } from '#domain/money.ts';
import { categoryAddress } from '#domain/search/addresses/addresses.ts';
import type { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** The kinds that the card names; the list under it leads to all of them. */
const NAMED_KINDS = 6;

type CategoryCardProps = {
  category: (typeof MENU_CATEGORIES)[number];
  /** Absent while they are on their way. */
  counts: DetailedCategorySummary[string] | undefined;
};

/** A category with its count, its first kinds in words, and a list that leads to each of them. */
export function CategoryCard({ category, counts }: CategoryCardProps) {
  const { id, name, subcategories } = category;
  const kinds = subcategories.slice(0, NAMED_KINDS).map((sub) => sub.name);
  return (
    <Card className="flex h-full flex-col gap-3">
      <h3 className="text-xl">
        <Link to={categoryAddress(id)} className="hover:text-sea">
          {name}
        </Link>
      </h3>
      <p className="font-semibold text-sea text-sm">
        <span className="tabular">{counts ? formatCount(counts.total) : '–'}</span> available
      </p>
      <p className="text-muted text-sm">{kinds.join(', ')}</p>
      <details className="group/list mt-auto">
        <summary className="flex cursor-pointer list-none items-center justify-between rounded-control border border-line px-3.5 py-2.5 font-semibold text-sm hover:bg-foam [&::-webkit-details-marker]:hidden">
          Browse {name}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/list:rotate-180" />
        </summary>
        <ul className="mt-2">
          <Entry to={categoryAddress(id)} label={`All ${name}`} count={counts?.total} />
          {subcategories.map((sub) => (
            <Entry
              key={sub.id}
              to={`/category/${id}?subcategory=${sub.id}`}
              label={sub.name}
              count={counts ? (counts.subcategories[sub.id] ?? 0) : undefined}
            />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Entry({ to, label, count }: { to: string; label: string; count: number | undefined }) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-center justify-between gap-3 rounded-control px-3.5 py-2 text-sm hover:bg-foam"
      >
        {label}
        <span className="tabular text-muted">{count === undefined ? '' : formatCount(count)}</span>
      </Link>
    </li>
  );
}
