import { useSearchParams } from 'react-router';
import { OWN_SORTS, OWN_STATES, type OwnSort } from '#contract/selling/selling.ts';
import { cutText } from '#domain/text.ts';

export const PAGE_SIZE = 25;

const QUERY_MAX_LENGTH = 100;

type Change = Partial<Record<'q' | 'status' | 'sort' | 'page' | 'view', string>>;

/** Search, state, order and page of the seller's boats, all in the address. */
export function useDeskAddress() {
  const [parameters, setParameters] = useSearchParams();
  const q = cutText(parameters.get('q') ?? '', QUERY_MAX_LENGTH);
  const state = OWN_STATES.find((known) => known === parameters.get('status'));
  const sort: OwnSort = OWN_SORTS.find((known) => known === parameters.get('sort')) ?? 'newest';
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);

  function changed(change: Change): URLSearchParams {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(change))
      if (value) next.set(name, value);
      else next.delete(name);
    return next;
  }

  return {
    wanted: { q, state, sort, page, limit: PAGE_SIZE },
    isFiltered: q !== '' || state !== undefined,
    /** A new search or order starts with the first page. */
    change: (change: Change) =>
      setParameters(changed({ page: '', ...change }), { replace: true, preventScrollReset: true }),
    clear: () => setParameters(changed({ page: '', q: '', status: '' }), { replace: true }),
    hrefOfPage: (to: number) => `/my-listings?${changed({ page: to > 1 ? String(to) : '' })}#all-listings`,
  };
}
