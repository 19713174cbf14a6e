import { z } from 'zod';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { objectIdOf, objectUrl } from '#domain/media/object-urls.ts';
import { OwnBoat, Photo } from './boat.ts';
import { SaveDraftRequest } from './drafts.ts';
import { listingChanges, newListing } from './listing-facts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isObjectUrl = (text: string) => {
  const id = objectIdOf(text);
  return id !== undefined && UUID.test(id) && text === objectUrl(id);
};
const fileAddress = z.string().max(100).refine(isObjectUrl, 'This is not the address of an uploaded file');

const images = z
  .array(fileAddress)
  .max(MEDIA_LIMITS.photos, `Maximum ${MEDIA_LIMITS.photos} photos allowed`)
  .describe('Addresses of your own uploads, the cover first');
const video = fileAddress.nullable();

/**
 * POST /api/boats. Owner, e-mail, broker flag, status and featuring are never the caller's to say: like any other
 * unknown field they are ignored. The draft that it was written as is deleted with it and has to be there.
 */
export const newListingRequest = (now: () => Date) =>
  newListing(now, {
    images: images.default([]),
    video: video.default(null),
    draftId: z.uuid().nullish().describe('The draft that this was written as; without such a draft: 409'),
    draftBasedOn: SaveDraftRequest.shape.basedOn,
  });
export type NewListingRequest = z.infer<ReturnType<typeof newListingRequest>>;

/** PUT /api/boats/{id} and PUT /api/my-boats/{id}: what is absent stays as it is. */
export const listingChangesRequest = (now: () => Date) =>
  listingChanges(now, { images: images.optional(), video: video.optional() });
export type ListingChangesRequest = z.infer<ReturnType<typeof listingChangesRequest>>;

/** One difference between what is public and what waits, in people's words. */
export const ListingChange = z.object({
  field: z.string(),
  label: z.string(),
  from: z.string(),
  to: z.string(),
});

/** The photographs of before and after, each in their order, and the videos where they differ. */
export const PhotoChange = z.object({
  from: z.array(Photo),
  to: z.array(Photo),
  video: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
});

/** Changes to a public listing that wait for review, or that were refused and can be edited again. */
const ProposedChange = z.object({
  status: z.enum(['pending', 'rejected']),
  submittedAt: z.iso.datetime(),
  rejectionReason: z.string().nullable(),
  changes: z.array(ListingChange),
  photoChange: PhotoChange.nullable().describe('Null when photographs and video stay as they are'),
  proposed: OwnBoat.extend({ photos: z.array(Photo) }).describe('The listing as it would be'),
});

/** A listing as its owner manages it: what stands, and what is proposed instead. */
export const OwnListing = OwnBoat.extend({
  photos: z.array(Photo),
  proposal: ProposedChange.nullable(),
});
export type OwnListing = z.infer<typeof OwnListing>;

/** How sellers narrow their own listings down. */
export const OWN_STATES = ['pending', 'live', 'sold', 'rejected'] as const;

/** A seller of hundreds need not read them all; whoever asks for no limit gets all, as many as one may have. */
export const MyBoatsQuery = z.object({
  email: z.string().max(320).optional().describe('If given, the address of the session'),
  q: z.string().trim().max(100).optional().describe('Words of the title, make, model or place'),
  state: z.enum(OWN_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
});
export type MyBoatsQuery = z.infer<typeof MyBoatsQuery>;

export const MarkSoldRequest = z.object({ sold: z.boolean('Say whether it is sold') });
