import type { Facts } from '#domain/listings/fields/facts.ts';
import { crossFieldProblems, mergeFacts } from '#domain/listings/fields/read-facts.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import { invalid } from '#server/errors.ts';
import { columnsOf, factsOf } from '../listing-facts.ts';
import type { ListingContent } from '../listings.table.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { gazetteer } from '../places/gazetteer.ts';

const idIn = (address: string) => objectIdOf(address) ?? '';

/** The media named in a request; what the request leaves out stays as before. */
export const mergeChosenMedia = (
  { images, video }: { images?: string[]; video?: string | null },
  before: ChosenMedia,
): ChosenMedia => ({
  photos: images?.map(idIn) ?? before.photos,
  video: video === undefined ? before.video : video && idIn(video),
});

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

/** Facts as columns, with the coordinates of the place they name. */
export const contentFrom = (facts: Facts): ListingContent => {
  const columns = columnsOf(facts);
  return { ...columns, ...locateListing(columns) };
};

/** A county that was derived from the old location is derived again from the new one. */
export function applyChanges(before: ListingContent, changes: Partial<Facts>): ListingContent {
  const moved = changes.location !== undefined && changes.location !== before.location;
  const facts = mergeFacts(factsOf(before), { ...(moved && { county: null }), ...changes });
  const problems = crossFieldProblems(facts);
  if (problems[0]) throw invalid(problems[0].message, problems);
  return contentFrom(facts);
}
