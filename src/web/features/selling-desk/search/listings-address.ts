import { useSearchParams } from 'react-router';
import { OWN_SORTS, OWN_STATES, type OwnSort } from '#contract/selling/selling.ts';
import { cutText } from '#domain/text.ts';

const QUERY_MAX_LENGTH = 100;

type Change = Partial<Record<'q' | 'status' | 'sort' | 'page' | 'edit', string>>;

/** Search, state, order and page of the seller's listings, all in the address. */
export function useListingsAddress() {
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

  const replace = (change: Change) =>
    setParameters(changed(change), { replace: true, preventScrollReset: true });

  return {
    q,
    state,
    sort,
    page,
    isFiltered: q !== '' || state !== undefined,
    /** A new search or order starts with the first page. */
    change: (change: Change) => replace({ page: '', ...change }),
    clear: () => replace({ page: '', q: '', status: '' }),
    hrefOfPage: (to: number) => `/my-listings?${changed({ page: to > 1 ? String(to) : '' })}#all-listings`,
    /** The listing that a link in a mail opens for editing. */
    edit: Number(parameters.get('edit')) || undefined,
    forgetEdit: () => replace({ edit: '' }),
  };
}

export type ListingsAddress = ReturnType<typeof useListingsAddress>;
