import type { Total } from '#contract/list-headers.ts';
import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import { type Filters, lastPageOf, pageOf, pageSizeOf } from '#domain/search/filters/filters.ts';

interface ListedPage {
  filters: Filters;
  total: Total;
  /** How many boats are on this page. */
  shown: number;
  /** Query parameters other than filters. */
  extra?: Readonly<Record<string, string>>;
}

/** The neighbouring pages as a Link header. The last page is only included if it is known. */
export function pageLinks({ filters, total, shown, extra = {} }: ListedPage): string {
  const page = pageOf(filters);
  const size = pageSizeOf(filters);
  const last = lastPageOf(filters, total.count);
  const hasNext = total.isMinimum ? shown === size : page < last;
  const link = (rel: string, number: number) => {
    const query = writeFilters({ ...filters, page: number });
    for (const [name, value] of Object.entries(extra)) query.set(name, value);
    return `</api/boats?${query}>; rel="${rel}"`;
  };
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', total.isMinimum ? page - 1 : Math.min(page - 1, last))] : []),
    ...(hasNext ? [link('next', page + 1)] : []),
    ...(total.isMinimum ? [] : [link('last', last)]),
  ].join(', ');
}
