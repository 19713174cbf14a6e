import type { Facts } from '#domain/listings/fields/facts.ts';
import { crossFieldProblems, mergeFacts } from '#domain/listings/fields/read-facts.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import { invalid } from '#server/errors.ts';
import { columnsOf, factsOf } from '../listing-facts.ts';
import type { ListingContent } from '../listings.table.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { placeOfListing } from './place-of-listing.ts';

const idIn = (address: string) => objectIdOf(address) ?? '';

/** The files that a request names; what it does not mention stays. */
export const chosenBy = (
  { images, video }: { images?: string[]; video?: string | null },
  before: ChosenMedia,
): ChosenMedia => ({
  photos: images?.map(idIn) ?? before.photos,
  video: video === undefined ? before.video : video && idIn(video),
});

/** Facts as the columns keep them, with the place on the map that they name. */
export const contentFrom = (facts: Facts): ListingContent => {
  const columns = columnsOf(facts);
  return { ...columns, ...placeOfListing(columns) };
};

/** What an edit makes of a listing's words. A county that followed from the old place goes with it. */
export function edited(before: ListingContent, changes: Partial<Facts>): ListingContent {
  const moved = changes.location !== undefined && changes.location !== before.location;
  const facts = mergeFacts(factsOf(before), { ...(moved && { county: null }), ...changes });
  const problems = crossFieldProblems(facts);
  if (problems[0]) throw invalid(problems[0].message, problems);
  return contentFrom(facts);
}
