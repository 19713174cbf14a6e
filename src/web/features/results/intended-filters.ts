import { startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeFilters, type FilterChanges } from '#domain/search/change-filters.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { ListingPage } from './listing-page.ts';

/**
 * What the visitor has chosen, before the page of those filters has come. Controls show it at once, and a second
 * choice made meanwhile builds on the first instead of replacing it.
 */
export function useIntendedFilters(page: ListingPage) {
  const [intended, setIntended] = useState<Filters | null>(null);
  const underWay = useRef<Filters | null>(null);
  const navigate = useNavigate();

  /** Goes to the same page with other filters. The results stay in view while the new ones come. */
  function change(changes: FilterChanges) {
    // The address is ahead of what is rendered: a choice may have arrived there and not yet on the screen.
    const before = underWay.current ?? page.filtersIn(new URLSearchParams(window.location.search));
    const next = changeFilters(before, changes);
    if (page.hrefOf(next) === page.hrefOf(before)) return;
    underWay.current = next;
    setIntended(next);
    const settle = () => {
      if (underWay.current !== next) return;
      underWay.current = null;
      // In a transition, so that the choice stays in view until the page that carries it is on the screen.
      startTransition(() => setIntended(null));
    };
    Promise.resolve(navigate(page.hrefOf(next), { preventScrollReset: true })).then(settle, settle);
  }

  return { filters: intended ?? page.filters, change };
}
