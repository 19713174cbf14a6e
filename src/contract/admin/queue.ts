import { z } from 'zod';
import { REVIEW_FACT_KINDS } from '#domain/listings/review/review-facts.ts';
import { OWN_BOAT_EXAMPLE, PAPERS_EXAMPLE } from '../boats/boat.example.ts';
import { OwnBoat, Photo } from '../boats/boat.ts';
import { Papers } from '../boats/papers.ts';
import { ListingChange, PhotoChange } from '../selling/selling.ts';
import { listWords } from '../text.ts';
import { AdminPage } from './desk.ts';

const moment = z.iso.datetime();
const count = z.number().int();

export const ReviewFact = z
  .object({
    kind: z.enum(REVIEW_FACT_KINDS),
    isConcern: z.boolean().describe('True if a reviewer should take a closer look; false if it only informs'),
    sentence: z.string(),
    boats: z
      .array(z.object({ id: count, title: z.string(), sellerName: z.string(), sellerId: z.uuid() }))
      .describe('The other listings that the sentence is about'),
    photos: z.array(z.string()).describe('The photographs of this listing that the sentence is about'),
  })
  .meta({
    id: 'ReviewFact',
    description: 'A fact about a listing that helps a reviewer to decide.',
    examples: [
      {
        kind: 'price-compared',
        isConcern: true,
        sentence: '65 % below the median (£83,950, 7 similar boats)',
        boats: [],
        photos: [],
      },
    ],
  });
export type ReviewFact = z.infer<typeof ReviewFact>;

export const PENDING_KINDS = ['new', 'edit', 'small-edit'] as const;
export const PENDING_SORTS = ['oldest', 'concerns'] as const;
/** How many of the oldest entries are considered where every entry has to be looked at. */
export const PENDING_WINDOW = 200;
export const PendingQuery = AdminPage.extend({
  q: listWords.describe('Words of the title, make, model, place or seller; an email address; a hull number'),
  kind: z
    .enum(PENDING_KINDS)
    .optional()
    .describe('small-edit: edits of trusted sellers that can be approved together'),
  seller: z.uuid().optional().describe('Entries of this account only'),
  sort: z
    .enum(PENDING_SORTS)
    .default('oldest')
    .describe(`Small edits and the order by concerns cover the ${PENDING_WINDOW} oldest entries`),
});
export type PendingQuery = z.infer<typeof PendingQuery>;

export const PendingPlaceQuery = PendingQuery.omit({ page: true });
export type PendingPlaceQuery = z.infer<typeof PendingPlaceQuery>;

export const PendingPlace = z
  .object({
    id: count,
    title: z.string(),
    waits: z.boolean().describe('Whether it waits for review at all'),
    page: count
      .nullable()
      .describe('The page of the list that contains it; null if the filters leave it out'),
    previousId: count.nullable(),
    nextId: count.nullable(),
    outcome: z.string().nullable().describe('What became of it, if it does not wait'),
  })
  .meta({
    id: 'PendingPlace',
    description: 'Where a listing stands in the review queue, or what became of it.',
    examples: [
      {
        id: 301,
        title: 'Contessa 32',
        waits: true,
        page: 2,
        previousId: 298,
        nextId: 305,
        outcome: null,
      },
    ],
  });
export type PendingPlace = z.infer<typeof PendingPlace>;

export const SinceRejected = z
  .object({
    reason: z.string(),
    rejectedAt: moment,
    changes: z.array(ListingChange).describe('From the rejected version to this one'),
    photosAdded: count,
    photosRemoved: count,
    otherVideo: z.boolean(),
  })
  .meta({
    id: 'SinceRejected',
    description: 'What the seller has changed since a reviewer rejected the last version.',
    examples: [
      {
        reason: 'Please add a photograph of the boat.',
        rejectedAt: '2026-05-05T10:00:00.000Z',
        changes: [],
        photosAdded: 1,
        photosRemoved: 0,
        otherVideo: false,
      },
    ],
  });
export type SinceRejected = z.infer<typeof SinceRejected>;

export const PendingBoat = OwnBoat.extend({
  photos: z.array(Photo),
  reviewVersion: count.describe('Send it with your decision, so that it applies to the version that you saw'),
  isEdit: z.boolean(),
  changes: z.array(ListingChange),
  photoChange: PhotoChange.nullable(),
  sinceRejected: SinceRejected.nullable(),
  submittedAt: moment,
  dueAt: moment.describe('The end of the 24 hours in which sellers are promised a review'),
  facts: z.array(ReviewFact).describe('Concerns first'),
  sellerId: z.uuid(),
  papers: Papers.describe('The lines of paperwork, as stated in what waits'),
  isSmallEdit: z.boolean().describe('A small edit of a trusted seller, which can be approved with others'),
}).meta({
  id: 'PendingBoat',
  description: 'A new listing, or changes to a public one (`isEdit`), waiting for review.',
  examples: [
    {
      ...OWN_BOAT_EXAMPLE,
      status: 'pending',
      approvedAt: null,
      photos: [],
      reviewVersion: 1,
      isEdit: false,
      changes: [],
      photoChange: null,
      papers: PAPERS_EXAMPLE,
      sinceRejected: null,
      submittedAt: '2026-05-06T07:45:00.000Z',
      dueAt: '2026-05-07T07:45:00.000Z',
      facts: [],
      sellerId: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
      isSmallEdit: false,
    },
  ],
});
export type PendingBoat = z.infer<typeof PendingBoat>;
