import { useState } from 'react';
import { Link } from 'react-router';
import { visibleFilters } from '#domain/search/controls/filter-visibility.ts';
import type { FilterName } from '#domain/search/filters/filters.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { useListing } from '../listing-context.ts';
import { HorsepowerControls, prepareWords } from '../parts-on-demand.tsx';
import { CategoryControls } from './controls/category-controls.tsx';
import { EngineControls } from './controls/engine-controls.tsx';
import { FlagControls, OF_PAPERS } from './controls/flag-controls.tsx';
import { KeywordControl } from './controls/keyword-control.tsx';
import { LengthControls } from './controls/length-controls.tsx';
import { MakeControls } from './controls/make-controls.tsx';
import { CountyControl, PlaceControls } from './controls/place-controls.tsx';
import { PriceControls } from './controls/price-controls.tsx';
import { YearAndBerths } from './controls/year-and-berths.tsx';
import { FilterGroup } from './filter-group.tsx';
import { HiddenFilters } from './hidden-filters.tsx';

const loadAdvanced = () => import('./advanced-dialog.tsx');

/** The filters at the end, collapsed where space is short. */
const MORE_FILTERS = [
  'county',
  'engineType',
  'condition',
  'featured',
  'hideUnderOffer',
  'brokerListing',
  'privateSeller',
] as const satisfies readonly FilterName[];

/** The filters with a control in this form. The others are sent as hidden inputs. */
const SHOWN: readonly FilterName[] = [
  'keywords',
  // How the words are read belongs to the words as they were: without scripts they may have changed.
  'words',
  'category',
  'subcategory',
  'types',
  'make',
  'model',
  'minPrice',
  'maxPrice',
  'minLength',
  'maxLength',
  'minHorsepower',
  'maxHorsepower',
  'yearFrom',
  'yearTo',
  'berths',
  'location',
  'distance',
  ...MORE_FILTERS,
  'page',
];

type FilterFormProps = {
  /** Collapses the less common filters: for the sidebar. A drawer has room for all of them. */
  folded?: boolean;
  /** The advanced search was applied. */
  onApplied?: () => void;
};

/** A plain GET form. With JavaScript each choice applies immediately; without, its button sends it. */
export function FilterForm({ folded = false, onApplied }: FilterFormProps) {
  const { kind, filters, path, clearedHref } = useListing();
  const [advanced, setAdvanced] = useState(false);
  const { Part: AdvancedDialog, prepare, want } = useOnDemand(loadAdvanced);
  const hydrated = useHydrated();
  const visible = visibleFilters(kind, filters);
  return (
    <form
      action={path}
      onPointerEnter={prepareWords}
      onFocus={prepareWords}
      aria-label="Filters"
      onSubmit={(event) => hydrated && event.preventDefault()}
      className="flex flex-col gap-3 [&_select]:pr-8 [&_select]:pl-3 lg:[&_input:not([type=checkbox])]:h-10 lg:[&_select]:h-10 short:gap-1.5 short:[&_input:not([type=checkbox])]:h-9 short:[&_select]:h-9"
    >
      <KeywordControl />
      <CategoryControls withSubcategory={visible.subcategory} />
      {visible.make && <MakeControls withModel={visible.model} />}
      <PriceControls />
      {visible.length && <LengthControls />}
      {visible.horsepower && <HorsepowerControls />}
      {visible.year && <YearAndBerths withBerths={visible.berths} />}
      <PlaceControls withDistance={visible.distance} />
      <FilterGroup
        title="More filters"
        open={!folded || [...MORE_FILTERS, ...OF_PAPERS].some((name) => filters[name] !== undefined)}
      >
        <CountyControl />
        <EngineControls withEngineType={visible.engineType} />
        <FlagControls withPapers={hydrated} />
      </FilterGroup>
      <HiddenFilters except={SHOWN} />
      {!hydrated && <Button type="submit">Apply Filters</Button>}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {hydrated && (
          <Button
            look="secondary"
            size="small"
            onPointerEnter={prepare}
            onClick={() => want(() => setAdvanced(true))}
          >
            Advanced Search
          </Button>
        )}
        <Link
          to={clearedHref}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-semibold text-sea text-sm hover:underline"
        >
          Clear All Filters
        </Link>
      </div>
      {advanced && AdvancedDialog && (
        <AdvancedDialog open={advanced} onOpenChange={setAdvanced} onApplied={onApplied} />
      )}
    </form>
  );
}
