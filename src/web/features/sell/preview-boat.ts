import type { Photo } from '#contract/boats/boat.ts';
import type { DraftContent } from '#contract/selling/drafts.ts';
import { PUBLIC_FIELDS, responseFact } from '#domain/listings/fields/facts.ts';
import { readFact } from '#domain/listings/fields/read-facts.ts';
import { photoUrls, videoUrl } from '#domain/media/items.ts';
import type { ShownBoat } from '#web/boat-page/boat-details.tsx';
import { factsOf } from '#web/listing-form/form-values.ts';

const photoAt = (url: string): Photo => ({ url, width: null, height: null, placeholder: null });

/** The boat for the preview, from the form's values. Invalid values are left out: the preview says which. */
export function previewBoat(
  content: DraftContent,
  { brokerListing, now }: { brokerListing: boolean; now: Date },
): ShownBoat {
  const typed = factsOf(content, now);
  const facts = Object.fromEntries(
    PUBLIC_FIELDS.map((name) => {
      const reading = readFact(name, typed[name], now);
      return [name, 'value' in reading ? responseFact(name, reading.value) : null];
    }),
  ) as Pick<ShownBoat, (typeof PUBLIC_FIELDS)[number]>;
  const photos = photoUrls(content.uploadedMedia).map(photoAt);
  return {
    ...facts,
    title: facts.title || 'Your title goes here',
    location: facts.location || 'Location not set yet',
    photos,
    video: videoUrl(content.uploadedMedia),
    brokerListing,
    featured: false,
    sold: false,
    state: 'for-sale',
  };
}
