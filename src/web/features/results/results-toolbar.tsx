import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { sortOf } from '#domain/search/filters/filters.ts';
import { isSort, sortsFor } from '#domain/search/filters/sorts.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import type { BoatCardLayout } from '#web/ui/boats/boat-card.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { useChangeFilters, useListing } from './listing-context.ts';

type ResultsToolbarProps = {
  view: BoatCardLayout;
  onView: (view: BoatCardLayout) => void;
  count: string | undefined;
  filterButton: ReactNode;
};

export function ResultsToolbar({ view, onView, count, filterButton }: ResultsToolbarProps) {
  const { kind } = useListing();
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      {filterButton}
      <p
        className="min-h-6 grow text-muted max-sm:order-last max-sm:w-full max-sm:empty:hidden"
        aria-live={kind === 'category' ? 'polite' : undefined}
      >
        {kind === 'category' && count && `${count} found`}
      </p>
      <SortChoice />
      <fieldset className="flex shrink-0 rounded-control border border-control p-0.5 print:hidden noscript:hidden">
        <legend className="sr-only">View</legend>
        <ViewButton label="Grid" pressed={view === 'grid'} onClick={() => onView('grid')}>
          <LayoutGrid />
        </ViewButton>
        <ViewButton label="List" pressed={view === 'list'} onClick={() => onView('list')}>
          <Rows3 />
        </ViewButton>
      </fieldset>
    </div>
  );
}

function SortChoice() {
  const { filters, path } = useListing();
  const change = useChangeFilters();
  const hydrated = useHydrated();
  return (
    <form action={path} className="flex items-center gap-2 max-sm:grow max-sm:basis-24 print:hidden">
      <HiddenFilters except={['sort', 'page']} />
      <Field label="Sort by" hideLabel className="min-w-0 grow">
        <NativeSelect
          name="sort"
          value={hydrated ? sortOf(filters) : undefined}
          defaultValue={hydrated ? undefined : sortOf(filters)}
          onChange={(event) => isSort(event.target.value) && change({ sort: event.target.value })}
          className="sm:w-48"
        >
          {sortsFor(filters).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <noscript>
        <Button type="submit" look="secondary">
          Sort
        </Button>
      </noscript>
    </form>
  );
}

type ViewButtonProps = { label: string; pressed: boolean; onClick: () => void; children: ReactNode };

function ViewButton({ label, pressed, onClick, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={cx(
        'grid size-10 cursor-pointer place-items-center rounded-[6px] [&_svg]:size-5',
        pressed ? 'bg-foam text-sea' : 'text-muted hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
