import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { visibleFilters } from '#domain/search/controls/filter-visibility.ts';
import type { FilterName } from '#domain/search/filters/filters.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { useListing } from '../listing-context.ts';
import { CategoryControls } from './controls/category-controls.tsx';
import { EngineControls } from './controls/engine-controls.tsx';
import { FlagControls } from './controls/flag-controls.tsx';
import { KeywordControl } from './controls/keyword-control.tsx';
import { HorsepowerControls, LengthControls } from './controls/length-controls.tsx';
import { PlaceControls } from './controls/place-controls.tsx';
import { PriceControls } from './controls/price-controls.tsx';
import { FilterGroup } from './filter-group.tsx';
import { HiddenFilters } from './hidden-filters.tsx';

const loadAdvanced = () => import('./advanced-dialog.tsx');

/** The filters that have a control in this form; others travel along unseen. */
const SHOWN: readonly FilterName[] = [
  'keywords',
  'category',
  'subcategory',
  'minPrice',
  'maxPrice',
  'minLength',
  'maxLength',
  'minHorsepower',
  'maxHorsepower',
  'location',
  'distance',
  'county',
  'engineType',
  'condition',
  'featured',
  'brokerListing',
  'page',
];

/** A plain GET form. With scripts each choice applies at once; without, its button sends it. */
export function FilterForm() {
  const { kind, filters, path, clearedHref } = useListing();
  const [advanced, setAdvanced] = useState(false);
  const { Part: AdvancedDialog, prepare, want } = useOnDemand(loadAdvanced);
  const hydrated = useHydrated();
  const visible = visibleFilters(kind, filters);
  return (
    <form
      action={path}
      aria-label="Filters"
      onSubmit={(event) => hydrated && event.preventDefault()}
      className="flex flex-col gap-5"
    >
      <FilterGroup title="Looking for">
        <KeywordControl />
        <CategoryControls withSubcategory={visible.subcategory} />
      </FilterGroup>
      <FilterGroup title="Price">
        <PriceControls />
      </FilterGroup>
      {(visible.length || visible.horsepower) && (
        <FilterGroup title="Size and power">
          {visible.length && <LengthControls />}
          {visible.horsepower && <HorsepowerControls />}
        </FilterGroup>
      )}
      <FilterGroup title="Where">
        <PlaceControls withDistance={visible.distance} />
      </FilterGroup>
      <FilterGroup title="Details">
        <EngineControls withEngineType={visible.engineType} />
        <FlagControls />
      </FilterGroup>
      <HiddenFilters except={SHOWN} />
      {!hydrated && <Button type="submit">Apply Filters</Button>}
      <div className="flex flex-col gap-2">
        {hydrated && (
          <Button look="secondary" onPointerEnter={prepare} onClick={() => want(() => setAdvanced(true))}>
            <SlidersHorizontal aria-hidden className="size-4" />
            Advanced Search
          </Button>
        )}
        <Link
          to={clearedHref}
          preventScrollReset
          className="inline-flex min-h-11 items-center justify-center font-semibold text-sea hover:underline"
        >
          Clear All Filters
        </Link>
      </div>
      {advanced && AdvancedDialog && <AdvancedDialog open={advanced} onOpenChange={setAdvanced} />}
    </form>
  );
}
