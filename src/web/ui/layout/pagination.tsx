import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../class-names.ts';

type PageSlot = number | 'gap';

/** The page numbers to show: both ends and the neighbours of the current page, with gaps between. */
export function pageWindow(current: number, pages: number): PageSlot[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [before + 1, page] : ['gap' as const, page];
  });
}

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string; label?: string };

/** In controls.css. */
const STEP = 'page-step';
const LINK = cx(STEP, 'text-sea hover:bg-foam');

export function Pagination({ page, pages, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center sm:gap-1 print:hidden">
      <Neighbour to={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden className="size-4" />
        Previous
      </Neighbour>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot} className="tabular">
            {slot === 'gap' && <span className={cx(STEP, 'text-muted')}>…</span>}
            {slot === page && (
              <span aria-current="page" className={cx(STEP, 'bg-sea text-on-sea')}>
                <span className="sr-only">Page </span>
                {slot}
              </span>
            )}
            {slot !== 'gap' && slot !== page && (
              <Link to={hrefOf(slot)} className={LINK}>
                <span className="sr-only">Page </span>
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className="tabular px-1 text-muted text-sm sm:hidden">
        Page {page} of {pages}
      </p>
      <Neighbour to={page < pages ? hrefOf(page + 1) : null} rel="next">
        Next
        <ChevronRight aria-hidden className="size-4" />
      </Neighbour>
    </nav>
  );
}

function Neighbour({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  // Keeps its space, so that the other links do not move between pages.
  if (to === null) return <span className={cx(STEP, 'invisible')}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={LINK}>
      {children}
    </Link>
  );
}
