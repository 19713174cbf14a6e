import type { ListingContent } from '../listings.table.ts';
import { gazetteer } from '../places/gazetteer.ts';

type Placed = Pick<ListingContent, 'location' | 'county' | 'latitude' | 'longitude'>;

/** Where a listing lies on the map, and its county when the seller named none. An unknown place lies nowhere. */
export function placeOfListing({ location, county }: Pick<ListingContent, 'location' | 'county'>): Placed {
  const place =
    gazetteer.placeOf([location, county].filter(Boolean).join(', ')) ?? gazetteer.placeOf(location);
  return {
    location,
    county: county ?? place?.county ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
