import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeFilters, type FilterChanges } from '#domain/search/filters/change-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { ListingPage } from '../listing-page.ts';

/** The address can be ahead of the rendered page. */
const filtersInAddress = (page: ListingPage) => page.filtersIn(new URLSearchParams(window.location.search));

/**
 * The chosen filters, before their page has loaded. Controls show them immediately, and a second
 * choice builds on the first instead of replacing it.
 */
export function useIntendedFilters(page: ListingPage) {
  const [intended, setIntended] = useState<Filters | null>(null);
  const underWay = useRef<Filters | null>(null);
  const navigate = useNavigate();
  const isInAddress = (filters: Filters) => page.hrefOf(filtersInAddress(page)) === page.hrefOf(filters);

  useEffect(() => {
    if (!intended) return;
    const isOnScreen = page.hrefOf(page.filters) === page.hrefOf(intended);
    const isAbandoned = underWay.current === null && !isInAddress(intended);
    if (isOnScreen || isAbandoned) setIntended(null);
  });

  /** Navigates to the same page with other filters. The old results stay visible while the new ones load. */
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
      // Dropped when the visitor has navigated elsewhere. Otherwise shown until its page has rendered.
      if (!isInAddress(next)) setIntended(null);
    };
    Promise.resolve(navigate(page.hrefOf(next), { preventScrollReset: true })).then(settle, settle);
  }

  return { filters: intended ?? page.filters, change };
}

export const RESULTS_ID = 'results';

/** Scrolls up to the first result if the visitor has scrolled past it. */
function scrollToResults() {
  const results = document.getElementById(RESULTS_ID);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}
