import { Link } from 'react-router';
import type { CategorySummary } from '#contract/boats/categories.ts';
import { formatCount } from '#domain/money.ts';
import type { INDEX_GROUPS } from '#domain/taxonomy/index-groups.ts';
import { Card } from '#web/ui/layout/card.tsx';

type CategoryGroupProps = { group: (typeof INDEX_GROUPS)[number]; summary: CategorySummary | undefined };

export function CategoryGroup({ group, summary }: CategoryGroupProps) {
  const total = summary && (summary.boats[group.id] ?? 0);
  return (
    <Card as="section" aria-labelledby={`group-${group.id}`} className="flex h-full flex-col gap-4">
      <h2 id={`group-${group.id}`} className="flex items-baseline justify-between gap-3 text-xl">
        <Link to={group.href} className="hover:text-sea hover:underline hover:underline-offset-4">
          {group.name}
        </Link>
        <span className="tabular font-sans font-semibold text-muted text-sm">
          {total === undefined ? '' : formatCount(total)}
        </span>
      </h2>
      <ul className="-mx-3">
        {group.links.map(({ name, href }) => (
          <li key={href}>
            <Link to={href} className="block rounded-control px-3 py-2 text-sea hover:bg-foam">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
