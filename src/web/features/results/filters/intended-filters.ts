import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeFilters, type FilterChanges } from '#domain/search/filters/change-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { ListingPage } from '../listing-page.ts';

/** The address is ahead of what is rendered: a choice may have arrived there and not yet on the screen. */
const filtersInAddress = (page: ListingPage) => page.filtersIn(new URLSearchParams(window.location.search));

/**
 * What the visitor has chosen, before the page of those filters has come. Controls show it at once, and a second
 * choice made meanwhile builds on the first instead of replacing it.
 */
export function useIntendedFilters(page: ListingPage) {
  const [intended, setIntended] = useState<Filters | null>(null);
  const underWay = useRef<Filters | null>(null);
  const navigate = useNavigate();
  const isInAddress = (filters: Filters) => page.hrefOf(filtersInAddress(page)) === page.hrefOf(filters);

  useEffect(() => {
    if (!intended) return;
    const isOnScreen = page.hrefOf(page.filters) === page.hrefOf(intended);
    const isGivenUp = underWay.current === null && !isInAddress(intended);
    if (isOnScreen || isGivenUp) setIntended(null);
  });

  /** Goes to the same page with other filters. The results stay in view while the new ones come. */
  function change(changes: FilterChanges) {
    const before = underWay.current ?? filtersInAddress(page);
    const next = changeFilters(before, changes);
    if (page.hrefOf(next) === page.hrefOf(before)) return;
    underWay.current = next;
    setIntended(next);
    scrollToResults();
    const settle = () => {
      if (underWay.current !== next) return;
      underWay.current = null;
      // Another way was taken meanwhile. Otherwise the choice stays in view until its page is on the screen.
      if (!isInAddress(next)) setIntended(null);
    };
    Promise.resolve(navigate(page.hrefOf(next), { preventScrollReset: true })).then(settle, settle);
  }

  return { filters: intended ?? page.filters, change };
}

export const RESULTS_ID = 'results';

/** The first result of a new choice, when the visitor had scrolled past where it stands. */
function scrollToResults() {
  const results = document.getElementById(RESULTS_ID);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}
