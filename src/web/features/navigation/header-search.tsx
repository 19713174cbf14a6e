import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { phraseOfPage } from '#web/search-box/phrase-of-page.ts';
import { SearchBox } from '#web/search-box/search-box.tsx';

/** The home page has its own, larger search box. */
export const isWithSearch = (pathname: string) => pathname !== '/';

/** A search on every page except the home page. On small screens the magnifier unfolds it below the header. */
export function HeaderSearch() {
  const location = useLocation();
  const folded = useFoldedSearch(location.key);
  if (!isWithSearch(location.pathname)) return null;
  const box = (
    <SearchBox
      look="header"
      name="All boats"
      label="Search all boats"
      placeholder="Search all boats: make, type, place"
      phrase={phraseOfPage(location)}
    />
  );
  return (
    <>
      <div className="mx-4 hidden max-w-md grow lg:block print:hidden">{box}</div>
      <details {...folded.details} className="group ml-auto lg:hidden print:hidden">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its details */}
        <summary
          aria-label="Search"
          onClick={folded.onToggle}
          className="grid size-11 cursor-pointer list-none place-items-center rounded-control text-on-deck hover:bg-deck-raised [&::-webkit-details-marker]:hidden"
        >
          <Search aria-hidden className="group-open:hidden" />
          <X aria-hidden className="not-group-open:hidden" />
        </summary>
        <div className="on-deck absolute inset-x-0 top-full border-deck-line border-b px-4 py-3 sm:px-6">
          {box}
        </div>
      </details>
    </>
  );
}

/** Opens with the focus in the box, in the same press, so that phones show their keyboard. Navigating closes it. */
function useFoldedSearch(page: string) {
  const details = useRef<HTMLDetailsElement>(null);

  function close() {
    const element = details.current;
    if (!element?.open) return;
    const hadFocus = element.contains(document.activeElement);
    element.open = false;
    if (hadFocus) element.querySelector('summary')?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(close, [page]);

  function onToggle(event: MouseEvent) {
    event.preventDefault();
    const element = details.current;
    if (!element) return;
    element.open = !element.open;
    const input = element.open ? element.querySelector('input') : null;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The first Escape closes the suggestions.
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  }

  return { details: { ref: details, onKeyDown }, onToggle };
}
