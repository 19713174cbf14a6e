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
import { HiddenFilters } from '../filters/hidden-filters.tsx';
import { useChangeFilters, useListing } from '../listing-context.ts';

type ResultsToolbarProps = {
  view: BoatCardLayout;
  onView: (view: BoatCardLayout) => void;
  filterButton: ReactNode;
};

export function ResultsToolbar({ view, onView, filterButton }: ResultsToolbarProps) {
  return (
    <div
      data-keep-clear
      className="flex items-center gap-2 max-lg:sticky max-lg:top-(--header-height) max-lg:z-20 max-lg:-mx-4 max-lg:border-line max-lg:border-b max-lg:bg-paper max-lg:px-4 max-lg:py-2 sm:gap-3 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:justify-end"
    >
      {filterButton}
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
    <form action={path} className="flex items-center gap-2 max-lg:grow print:hidden">
      <HiddenFilters except={['sort', 'page']} />
      <Field label="Sort by" hideLabel className="min-w-0 grow">
        <NativeSelect
          name="sort"
          value={hydrated ? sortOf(filters) : undefined}
          defaultValue={hydrated ? undefined : sortOf(filters)}
          onChange={(event) => isSort(event.target.value) && change({ sort: event.target.value })}
          className="max-sm:[&_select]:pr-7 max-sm:[&_select]:pl-2 max-sm:[&_select]:text-sm lg:w-52"
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
        'grid size-9 cursor-pointer sm:size-10 place-items-center rounded-[6px] [&_svg]:size-5',
        // On phones there is room for one button: the other view.
        pressed ? 'bg-foam text-sea max-sm:sr-only' : 'text-muted hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
