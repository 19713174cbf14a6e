import { z } from 'zod';
import { ADVICE_IDS } from '#domain/listings/coach/advice.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { LEFT_STATES } from '#domain/listings/sale/confirmed-sentence.ts';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { isUploadId, objectIdOf, objectUrl } from '#domain/media/object-urls.ts';
import { NEW_LISTING_EXAMPLE, OWN_BOAT_EXAMPLE } from '../boats/boat.example.ts';
import { OwnBoat, Photo } from '../boats/boat.ts';
import { BoatId } from '../boats/boat-id.ts';
import { type FactRule, listingChanges, newListing } from '../boats/listing-facts.ts';
import { listWords } from '../text.ts';
import { SaveDraftRequest } from './drafts.ts';

const isObjectUrl = (text: string) => {
  const id = objectIdOf(text);
  return id !== undefined && isUploadId(id) && text === objectUrl(id);
};
const fileAddress = z.string().max(100).refine(isObjectUrl, 'This is not the address of an uploaded file');

const images = z
  .array(fileAddress)
  .max(MEDIA_LIMITS.photos, `Maximum ${MEDIA_LIMITS.photos} photos allowed`)
  .describe('Addresses of your own uploads, cover first');
const video = fileAddress.nullable();

const Advice = z.enum(ADVICE_IDS, 'There is no such advice');
const adviceList = z.array(Advice).max(ADVICE_IDS.length);

/**
 * POST /api/boats. Callers cannot set owner, email, broker flag, status or featuring: these are ignored like any unknown
 * field. A `draftId` must refer to an existing draft, which is deleted with the submission.
 */
export const newListingRequest = (now: () => Date, rules?: readonly FactRule[]) =>
  newListing(
    now,
    {
      images: images.default([]),
      video: video.default(null),
      draftId: z
        .uuid()
        .nullish()
        .describe('The draft that this listing was written as. It is deleted. Without such a draft: 409'),
      draftBasedOn: SaveDraftRequest.shape.basedOn,
      dismissedAdvice: adviceList
        .default([])
        .describe('Advice on the listing that you do not want to see again'),
    },
    rules,
  ).meta({
    id: 'NewListing',
    description: 'A boat to be listed. Fields that are not described here are ignored.',
    examples: [NEW_LISTING_EXAMPLE],
  });
export type NewListingRequest = z.infer<ReturnType<typeof newListingRequest>>;

/** PUT /api/boats/{id} and PUT /api/my-boats/{id}: absent fields stay as they are. */
export const listingChangesRequest = (now: () => Date, rules?: readonly FactRule[]) =>
  listingChanges(now, { images: images.optional(), video: video.optional() }, rules).meta({
    id: 'ListingChanges',
    description: 'Changes to a listing. Fields that are absent stay as they are.',
    examples: [{ price: 22_500 }],
  });
export type ListingChangesRequest = z.infer<ReturnType<typeof listingChangesRequest>>;

export const ListingChange = z
  .object({
    field: z.string(),
    label: z.string(),
    from: z.string(),
    to: z.string(),
  })
  .meta({
    id: 'ListingChange',
    description: 'One field that differs between the public version and the proposed one, in words.',
    examples: [{ field: 'price', label: 'Price', from: '£24,950', to: '£22,500' }],
  });

export const PhotoChange = z
  .object({
    from: z.array(Photo),
    to: z.array(Photo),
    video: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  })
  .meta({
    id: 'PhotoChange',
    description: 'The photographs before and after the change, in order, and the video if it differs.',
    examples: [{ from: [], to: [], video: null }],
  });

const ProposedChange = z
  .object({
    status: z.enum(['pending', 'rejected']),
    submittedAt: z.iso.datetime(),
    rejectionReason: z.string().nullable(),
    changes: z.array(ListingChange),
    photoChange: PhotoChange.nullable().describe('Null if photographs and video stay as they are'),
    proposed: OwnBoat.extend({ photos: z.array(Photo) }).describe('The listing with the changes'),
  })
  .meta({
    id: 'ProposedChange',
    description: 'Changes to a public listing that wait for review, or were rejected and can be edited.',
    examples: [
      {
        status: 'pending',
        submittedAt: '2026-05-06T07:45:00.000Z',
        rejectionReason: null,
        changes: [{ field: 'price', label: 'Price', from: '£24,950', to: '£22,500' }],
        photoChange: null,
        proposed: { ...OWN_BOAT_EXAMPLE, price: 22_500, photos: [] },
      },
    ],
  });

export const OwnListing = OwnBoat.extend({
  photos: z.array(Photo),
  proposal: ProposedChange.nullable(),
  changeRequest: z
    .object({ message: z.string(), requestedAt: z.iso.datetime() })
    .nullable()
    .describe('What a reviewer asks the seller to change. The next edit answers it'),
  confirmBy: z.iso
    .datetime()
    .nullable()
    .describe('When you are asked next whether it is still for sale; null while it is not on the market'),
  reference: z.string().nullable().describe('Your own reference of it, if it was imported'),
  score: z.number().int().min(0).max(10).describe('How complete it is; ten when nothing is missing'),
  nextStep: z
    .object({
      advice: Advice,
      text: z.string(),
      why: z.string(),
      field: z.string().describe('The field to fill in, or "images"'),
    })
    .nullable()
    .describe('What would help it most, unless you dismissed it'),
  dismissedAdvice: adviceList,
}).meta({
  id: 'OwnListing',
  description: 'A listing as its owner manages it, with the changes that wait for review.',
  examples: [
    {
      ...OWN_BOAT_EXAMPLE,
      photos: [],
      proposal: null,
      changeRequest: null,
      confirmBy: '2026-05-11T08:00:00.000Z',
      reference: 'LYM-0042',
      score: 7,
      nextStep: {
        advice: 'photos',
        text: 'Add 3 more photos',
        why: 'The first photo is what buyers see in a list, and the others decide whether they ask.',
        field: 'images',
      },
      dismissedAdvice: ['papers'],
    },
  ],
});
export type OwnListing = z.infer<typeof OwnListing>;

/** The states by which sellers can filter their listings. */
export const OWN_STATES = [
  'pending',
  'live',
  'for-sale',
  'under-offer',
  'sold',
  'paused',
  'rejected',
] as const;

export const OWN_SORTS = ['newest', 'oldest', 'title', 'price-low', 'price-high', 'confirmed'] as const;
export type OwnSort = (typeof OWN_SORTS)[number];

const MAX_PAGE = 10_000;

/** Optional paging for sellers with hundreds of listings; without a limit all are returned. */
export const MyBoatsQuery = z.object({
  email: z
    .string()
    .max(320)
    .optional()
    .describe('Optional. If given, it must be the address that you are signed in with'),
  q: listWords.describe('Words from the title, make, model, place or reference'),
  state: z.enum(OWN_STATES).optional(),
  sort: z
    .enum(OWN_SORTS)
    .optional()
    .describe('"confirmed" puts those first that were not confirmed for longest'),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional().describe('With `limit`: which page'),
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
});
export type MyBoatsQuery = z.infer<typeof MyBoatsQuery>;

const PRICE_MAX = FIELDS.price.max;

/** POST /api/my-boats/{id}/state. The price is private and used only in price guides. */
export const SaleStateRequest = z
  .object({
    state: z.enum(SALE_STATES, 'Choose for sale, under offer, sold or paused'),
    soldPrice: z
      .number('Enter the price as a number')
      .min(0, 'The price cannot be negative')
      .max(PRICE_MAX, 'The price is too high')
      .nullish()
      .describe('With "sold": what it was sold for, in the currency of the listing. Private'),
    soldHere: z.boolean().nullish().describe('With "sold": whether the buyer came from here'),
  })
  .meta({
    id: 'SaleStateRequest',
    description: 'The new state of a sale.',
    examples: [{ state: 'sold', soldPrice: 23_000, soldHere: true }],
  });
export type SaleStateRequest = z.infer<typeof SaleStateRequest>;

/** PUT /api/my-boats/{id}/dismissed-advice */
export const DismissedAdviceRequest = z
  .object({ advice: adviceList.describe('All of it: an empty list brings everything back') })
  .meta({
    id: 'DismissedAdviceRequest',
    description: 'The advice on a listing that you do not want to see again.',
    examples: [{ advice: ['papers'] }],
  });

export const Confirmed = z.object({ confirmedAt: z.iso.datetime() }).meta({
  id: 'Confirmed',
  description: 'When the boat was confirmed to be for sale.',
  examples: [{ confirmedAt: '2026-05-06T07:45:00.000Z' }],
});

/** How many boats one call confirms at most. */
const CONFIRM_MAX = 500;

export const ConfirmAllRequest = z
  .object({
    ids: z.array(BoatId).min(1, 'Choose a boat').max(CONFIRM_MAX, `Choose ${CONFIRM_MAX} boats at most`),
  })
  .meta({
    id: 'ConfirmAllRequest',
    description: 'Boats of yours that are still for sale.',
    examples: [{ ids: [4217, 3980] }],
  });

export const ConfirmedBoats = z
  .object({
    confirmed: z.array(z.number().int()),
    left: z
      .array(z.object({ id: z.number().int(), state: z.enum(LEFT_STATES) }))
      .describe('Boats that were left alone, because they are not on the market'),
  })
  .meta({
    id: 'ConfirmedBoats',
    description: 'The boats that were confirmed to be for sale.',
    examples: [{ confirmed: [4217, 3980], left: [{ id: 4102, state: 'sold' }] }],
  });
export type ConfirmedBoats = z.infer<typeof ConfirmedBoats>;

export const MarkSoldRequest = z.object({ sold: z.boolean('Say whether it is sold') }).meta({
  id: 'MarkSoldRequest',
  description: 'Whether the boat is sold.',
  examples: [{ sold: true }],
});
