import { z } from 'zod';
import { LISTING_STATUSES, SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { MAX_UNMET, WISH_FIELDS } from '#domain/search/wishes/wish.ts';
import { AnswerTime } from './answer-time.ts';
import {
  BOAT_EXAMPLE,
  OWN_BOAT_EXAMPLE,
  PAPERS_EXAMPLE,
  PHOTO_EXAMPLE,
  PRICES_EXAMPLE,
} from './boat.example.ts';
import { boatFacts } from './boat-facts.ts';
import { Papers } from './papers.ts';

const text = z.string().nullable();
const list = z.array(z.string());
const moment = z.iso.datetime();

export const Photo = z
  .object({
    url: z.string(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    placeholder: z.string().nullable().describe('A tiny blurred picture to show until the photo has loaded'),
  })
  .meta({
    id: 'Photo',
    description: 'A photograph: its address, its size in pixels and a placeholder.',
    examples: [PHOTO_EXAMPLE],
  });
export type Photo = z.infer<typeof Photo>;

const ListingStatus = z.enum(LISTING_STATUSES);

export const Boat = z
  .object({
    id: z.number().int(),
    ...boatFacts,
    images: list.describe('Addresses of the photographs, cover first'),
    cover: Photo.nullable(),
    video: text,
    featured: z.boolean(),
    brokerListing: z.boolean(),
    sold: z.boolean(),
    state: z.enum(SALE_STATES).describe('The state of the sale'),
    confirmedAt: moment.nullable().describe('When its seller last confirmed that it is for sale'),
    listedAt: moment.nullable().describe('When it became public'),
    firstListedAt: moment
      .nullable()
      .describe(
        'When its seller first listed the same boat here; earlier than `listedAt` if it was listed again',
      ),
    reducedBy: z.number().nullable().describe('How much the price fell, for 30 days; null after a rise'),
    reducedAt: moment.nullable(),
    showPhone: z.boolean().describe('Whether a phone number can be revealed'),
    createdAt: moment,
    approvedAt: moment.nullable(),
    distanceMiles: z
      .number()
      .optional()
      .describe('The distance from the place of the search, in lists that name a place'),
    unmet: z
      .array(z.object({ field: z.enum(WISH_FIELDS), says: z.string() }))
      .max(MAX_UNMET)
      .optional()
      .describe('What a near miss does not meet of the phrase: "2003, not from 2006"'),
  })
  .meta({
    id: 'Boat',
    description: 'A listing as anyone may see it. It never holds an email address or a phone number.',
    examples: [BOAT_EXAMPLE],
  });
export type Boat = z.infer<typeof Boat>;

export const BoatPage = Boat.extend({
  photos: z.array(Photo),
  prices: z
    .array(z.object({ price: z.number(), at: moment }))
    .describe('Its prices since it was first listed, oldest first'),
  papers: Papers.describe('The lines of paperwork that its category asks for'),
  seller: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe('The broker or dealer, who has a page; null for private sellers'),
  viewsThisWeek: z.number().int(),
  answers: AnswerTime,
  status: ListingStatus,
  soldAt: moment.nullable(),
  availability: z
    .object({ text: z.string(), isOverdue: z.boolean() })
    .nullable()
    .describe('When it was last confirmed to be for sale, or after how many days it was sold'),
}).meta({
  id: 'BoatPage',
  description: 'One boat with everything that its page shows.',
  examples: [
    {
      ...BOAT_EXAMPLE,
      photos: [PHOTO_EXAMPLE],
      prices: PRICES_EXAMPLE,
      papers: PAPERS_EXAMPLE,
      seller: null,
      viewsThisWeek: 42,
      answers: { sentence: 'Usually replies within a few hours. Answers 9 of 10 enquiries', share: 0.9 },
      status: 'approved',
      soldAt: null,
      availability: { text: 'Confirmed available yesterday', isOverdue: false },
    },
  ],
});
export type BoatPage = z.infer<typeof BoatPage>;

export const OwnBoat = Boat.extend({
  status: ListingStatus,
  rejectionReason: text,
  sellerEmail: z.string(),
  sellerPhone: text,
  hasPendingChanges: z.boolean(),
}).meta({
  id: 'OwnBoat',
  description: 'A listing as its owner sees it.',
  examples: [OWN_BOAT_EXAMPLE],
});
export type OwnBoat = z.infer<typeof OwnBoat>;
