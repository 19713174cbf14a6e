import { DISTANCE_CHOICES } from '#domain/search/controls/choices.ts';
import { formatMiles } from '#domain/units.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { useChangeFilters, useListing } from './listing-context.ts';

type PlaceLineProps = {
  /** The official name of the place. */
  place: string;
  /** The search radius in miles. */
  radius: number;
};

/** The search radius around a place, with a control to change it. */
export function PlaceLine({ place, radius }: PlaceLineProps) {
  const { filters, path } = useListing();
  const change = useChangeFilters();
  const choices = DISTANCE_CHOICES.slice(1);
  const isListed = choices.some(({ value }) => value === String(radius));
  return (
    <form action={path} className="flex flex-wrap items-center gap-2 print:hidden">
      <HiddenFilters except={['distance', 'page']} />
      Within
      <NativeSelect
        name="distance"
        aria-label={`Distance from ${place}`}
        value={filters.distance ?? (isListed ? String(radius) : '')}
        onChange={(event) => change({ distance: Number(event.target.value) || null })}
        className="[&_select]:h-9 [&_select]:pr-8 [&_select]:pl-3"
      >
        {!isListed && <option value={filters.distance ?? ''}>{formatMiles(radius)}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <span className="min-w-0 wrap-anywhere">of {place}</span>
      <noscript>
        <Button type="submit" look="secondary" size="small">
          Change
        </Button>
      </noscript>
    </form>
  );
}
