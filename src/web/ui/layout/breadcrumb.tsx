import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export type Crumb = { label: string; to: string };

/** The last crumb is the page itself. */
export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-1.5">
            <Link to={to} className="py-2 text-sea hover:underline hover:underline-offset-4">
              {label}
            </Link>
            <ChevronRight aria-hidden className="size-3.5 text-muted" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-2 text-muted wrap-anywhere">
          {current}
        </li>
      </ol>
    </nav>
  );
}
