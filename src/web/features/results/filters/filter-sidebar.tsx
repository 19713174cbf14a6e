import { useEffect, useRef } from 'react';
import { useHydrated } from '#web/browser/hydrated.ts';
import { cx } from '#web/ui/class-names.ts';
import { FilterForm } from './filter-form.tsx';
import { RESULTS_ID } from './intended-filters.ts';

export const FILTERS_ID = 'filters';

/**
 * Beside the results on large screens, always visible. If it is taller than the screen, it sticks with its lower end
 * at the bottom, so that every part can be reached. Without JavaScript its height is unknown, and it scrolls
 * with the page. On small screens the drawer replaces it; without JavaScript, or until it has loaded and the visitor
 * asks for the filters, it is below the results.
 */
export function FilterSidebar() {
  const hydrated = useHydrated();
  const rail = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--rail-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <aside
      ref={rail}
      id={FILTERS_ID}
      aria-label="Filters"
      className={cx(
        'rounded-card border border-line bg-card p-4 lg:sticky lg:top-[min(5rem,calc(100dvh-var(--rail-height,0px)-1rem))] print:hidden max-lg:not-noscript:not-target:hidden lg:noscript:static',
        hydrated && 'max-lg:not-target:hidden',
      )}
    >
      <a
        href={`#${RESULTS_ID}`}
        className="sr-only focus:not-sr-only focus:mb-2 focus:inline-block focus:font-semibold focus:text-sea"
      >
        Skip to the results
      </a>
      <FilterForm folded />
    </aside>
  );
}
