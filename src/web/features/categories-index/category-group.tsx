import { Link } from 'react-router';
import type { CategorySummary } from '#contract/search/categories.ts';
import { formatCount } from '#domain/money.ts';
import type { INDEX_GROUPS } from '#domain/taxonomy/index-groups.ts';
import { Card } from '#web/ui/layout/card.tsx';

type CategoryGroupProps = { group: (typeof INDEX_GROUPS)[number]; summary: CategorySummary | undefined };

/** A category with its types. Those without a listing are named but lead nowhere. */
export function CategoryGroup({ group, summary }: CategoryGroupProps) {
  const total = summary && (summary.boats[group.id] ?? 0);
  const countOf = (type: string) => summary && (summary.subcategories[group.id]?.[type] ?? 0);
  return (
    <Card as="section" aria-labelledby={`group-${group.id}`} className="flex h-full flex-col gap-4">
      <h2 id={`group-${group.id}`} className="flex items-baseline justify-between gap-3 text-xl">
        {total === 0 ? (
          group.name
        ) : (
          <Link to={group.href} className="hover:text-sea hover:underline hover:underline-offset-4">
            {group.name}
          </Link>
        )}
        <Count of={total} />
      </h2>
      {group.links.length > 0 && (
        <ul className="-mx-3">
          {group.links.map(({ id, name, href }) => (
            <li key={id} className="flex items-center justify-between gap-3 rounded-control hover:bg-foam">
              {countOf(id) === 0 ? (
                <span className="px-3 py-2 text-muted">{name}</span>
              ) : (
                <Link to={href} className="grow px-3 py-2 text-sea">
                  {name}
                </Link>
              )}
              <span className="px-3">
                <Count of={countOf(id)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Count({ of }: { of: number | undefined }) {
  return (
    <span className="tabular font-sans font-semibold text-muted text-sm">
      {of === undefined ? '' : formatCount(of)}
    </span>
  );
}
