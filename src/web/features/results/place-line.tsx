import { formatMiles } from '#domain/units.ts';
import { useListing } from './listing-context.ts';

type PlaceLineProps = {
  /** The official name of the place. */
  place: string;
  /** The search radius in miles. */
  radius: number;
};

/** The radius of a search for a place without a chosen distance, which its chip would state. The filters change it. */
export function PlaceLine({ place, radius }: PlaceLineProps) {
  if (useListing().filters.distance) return null;
  return (
    <p className="wrap-anywhere text-muted">
      Within {formatMiles(radius)} of {place}
    </p>
  );
}
