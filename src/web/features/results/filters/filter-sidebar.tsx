import { useHydrated } from '#web/browser/hydrated.ts';
import { cx } from '#web/ui/class-names.ts';
import { FilterForm } from './filter-form.tsx';

export const FILTERS_ID = 'filters';

/** Beside the results on large screens. On small ones it is the drawer's turn, once there are scripts to open it. */
export function FilterSidebar() {
  const hydrated = useHydrated();
  return (
    <aside
      id={FILTERS_ID}
      aria-label="Filters"
      className={cx(
        'rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:hidden',
        hydrated && 'max-lg:hidden',
      )}
    >
      <FilterForm />
    </aside>
  );
}
