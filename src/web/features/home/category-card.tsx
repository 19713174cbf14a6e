import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { DetailedCategorySummary } from '#contract/search/categories.ts';
import { formatCount } from '#domain/money.ts';
import { categoryAddress } from '#domain/search/addresses/addresses.ts';
import type { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';

/** The subcategories named on the card. The list below it links to all of them. */
const NAMED_KINDS = 6;

type CategoryCardProps = {
  category: (typeof MENU_CATEGORIES)[number];
  /** Undefined while loading. */
  counts: DetailedCategorySummary[string] | undefined;
};

/** A category with its picture, count and first subcategories, and a list with a link to each of them. */
export function CategoryCard({ category, counts }: CategoryCardProps) {
  const { id, name, subcategories } = category;
  const kinds = subcategories.slice(0, NAMED_KINDS).map((sub) => sub.name);
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <div className="group/tile relative">
        <img
          src={`/category-${id}.webp`}
          alt=""
          width={480}
          height={300}
          loading="lazy"
          decoding="async"
          className="aspect-16/10 w-full bg-line object-cover max-sm:aspect-5/2"
        />
        <div className="px-3 pt-2.5 sm:px-5 sm:pt-4">
          <h3 className="text-lg leading-snug sm:text-xl">
            <Link to={categoryAddress(id)} className="after:absolute after:inset-0 group-hover/tile:text-sea">
              {name}
            </Link>
          </h3>
          <p className="font-semibold text-sea text-sm">
            <span className="tabular">{counts ? formatCount(counts.total) : '–'}</span> available
          </p>
          <p className="mt-2 text-muted text-sm max-sm:hidden">{kinds.join(', ')}</p>
        </div>
      </div>
      <details className="group/list mt-auto px-3 pb-2 sm:p-5 sm:pt-3">
        <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between gap-2 font-semibold text-sm hover:bg-foam sm:rounded-control sm:border sm:border-line sm:px-3.5 sm:py-2.5 [&::-webkit-details-marker]:hidden">
          <span>
            Browse <span className="max-sm:sr-only">{name}</span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 transition-transform group-open/list:rotate-180"
          />
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
    </div>
  );
}

function Entry({ to, label, count }: { to: string; label: string; count: number | undefined }) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-center justify-between gap-3 rounded-control py-2 text-sm hover:bg-foam sm:px-3.5"
      >
        {label}
        <span className="tabular text-muted">{count === undefined ? '' : formatCount(count)}</span>
      </Link>
    </li>
  );
}
