import type { ListingContent } from '../listings.table.ts';
import { gazetteer } from '../places/gazetteer.ts';

type Placed = Pick<ListingContent, 'location' | 'county' | 'latitude' | 'longitude'>;

/** Coordinates, and the county if the seller gave none; an unknown place has no coordinates. */
export function locateListing({ location, county }: Pick<ListingContent, 'location' | 'county'>): Placed {
  const place =
    gazetteer.placeOf([location, county].filter(Boolean).join(', ')) ?? gazetteer.placeOf(location);
  return {
    location,
    county: county ?? place?.county ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
