import { foldName } from '#domain/fold-name.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { DISTANCE_CHOICES } from '#domain/search/controls/choices.ts';
import { filterControl } from '#domain/search/controls/filter-controls.ts';
import type { FilterChanges } from '#domain/search/filters/change-filters.ts';
import { formatMiles } from '#domain/units.ts';
import { usePlaceSuggestions } from '#web/api/place-suggestions.ts';
import { useConfirmedFilter } from '#web/forms/typed-filter.ts';
import { Autocomplete } from '#web/ui/controls/autocomplete.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useChangeFilters, useFacets, useListing } from '../../listing-context.ts';
import { ChoiceControl } from './choice-control.tsx';

const { label, placeholder } = filterControl('location');

export function PlaceControls({ withDistance }: { withDistance: boolean }) {
  const { filters, placeRadius } = useListing();
  const change = useChangeFilters();
  const places = usePlaceSuggestions('SEARCH_PLACES');
  const distance = filters.distance?.toString();
  const isListed = DISTANCE_CHOICES.some(({ value }) => value === distance);
  const typed = useConfirmedFilter(filters.location ?? '', (location) => change({ location }));
  return (
    <>
      <Field label={label}>
        <Autocomplete
          name="location"
          placeholder={placeholder}
          maxLength={FIELDS.location.maxLength}
          suggest={places.suggest}
          onFocus={places.load}
          {...typed}
        />
      </Field>
      {withDistance && (
        <ChoiceControl
          label={filterControl('distance').label}
          name="distance"
          anyLabel={placeRadius && !distance ? `Nearby (${formatMiles(placeRadius)})` : 'Nearby'}
          value={distance}
          choices={[
            ...DISTANCE_CHOICES.slice(1),
            ...(distance && !isListed ? [{ value: distance, label: formatMiles(Number(distance)) }] : []),
          ]}
          onChoose={(chosen) => change({ distance: Number(chosen) || null })}
        />
      )}
    </>
  );
}

export function CountyControl() {
  const { filters } = useListing();
  const change = useChangeFilters();
  const facet = useFacets()?.county;
  const counties = facet?.counts.map(({ value }) => ({ value, label: value })) ?? [];
  const asked = filters.county;
  if (counties.length === 0 && !asked) return null;
  // The address may use another spelling.
  const known = asked && counties.find(({ value }) => foldName(value) === foldName(asked));
  if (asked && !known) counties.push({ value: asked, label: asked });
  return (
    <ChoiceControl
      label={filterControl('county').label}
      name="county"
      anyLabel="Any county"
      value={known ? known.value : asked}
      choices={counties}
      facet={facet}
      onChoose={(county) => change({ county } as FilterChanges)}
    />
  );
}
