import { filterOptionsOf } from '#domain/listings/fields/options.ts';
import { filterControl } from '#domain/search/controls/filter-controls.ts';
import type { FilterChanges } from '#domain/search/filters/change-filters.ts';
import { useChangeFilters, useFacets, useListing } from '../../listing-context.ts';
import { ChoiceControl } from './choice-control.tsx';

export function EngineControls({ withEngineType }: { withEngineType: boolean }) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const facets = useFacets();
  return (
    <>
      {withEngineType && (
        <ChoiceControl
          label={filterControl('engineType').label}
          name="engineType"
          anyLabel="Any engine"
          value={filters.engineType}
          choices={filterOptionsOf('engineType')}
          facet={facets?.engineType}
          onChoose={(engineType) => change({ engineType } as FilterChanges)}
        />
      )}
      <ChoiceControl
        label={filterControl('condition').label}
        name="condition"
        anyLabel="Any condition"
        value={filters.condition}
        choices={filterOptionsOf('condition')}
        facet={facets?.condition}
        onChoose={(condition) => change({ condition } as FilterChanges)}
      />
    </>
  );
}
