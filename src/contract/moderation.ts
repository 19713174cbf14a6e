import { z } from 'zod';
import { REASON_MAX_LENGTH } from '#domain/listings/rejection-reasons.ts';
import { REVIEW_FACT_KINDS } from '#domain/listings/review-facts.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { OwnBoat, Photo } from './boat.ts';
import { listWords } from './list-words.ts';
import { ListingChange, PhotoChange } from './selling.ts';

const moment = z.iso.datetime();
const count = z.number().int();

/** Lists of the administrators are long: a page at a time, the total in X-Total-Count. */
export const AdminPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type AdminPage = z.infer<typeof AdminPage>;

/** How much stands behind each tab: exact up to 10,000, and 10,001 for more. */
export const AdminCounts = z.object({
  pending: count,
  live: count,
  unreadMessages: count,
  openReports: count,
  users: count,
});
export type AdminCounts = z.infer<typeof AdminCounts>;

/** Something known of a listing that helps to decide: a sentence with its data, never a score. */
export const ReviewFact = z.object({
  kind: z.enum(REVIEW_FACT_KINDS),
  isConcern: z.boolean().describe('Whether it asks for a closer look; otherwise it merely informs'),
  sentence: z.string(),
  boats: z
    .array(z.object({ id: count, title: z.string(), sellerName: z.string() }))
    .describe('The other listings that it speaks of, to be looked at'),
  photos: z.array(z.string()).describe('Addresses of the photographs of this listing that it speaks of'),
});
export type ReviewFact = z.infer<typeof ReviewFact>;

export const PENDING_KINDS = ['new', 'edit'] as const;
export const PendingQuery = AdminPage.extend({
  q: listWords.describe('Words of the title, make, model, place or seller; an e-mail address'),
  kind: z.enum(PENDING_KINDS).optional(),
});
export type PendingQuery = z.infer<typeof PendingQuery>;

/** A new listing, or a change of a public one (`isEdit`), that waits for review. */
export const PendingBoat = OwnBoat.extend({
  photos: z.array(Photo),
  reviewVersion: count.describe('Send it back with the decision, so that it counts for what was seen'),
  isEdit: z.boolean(),
  changes: z.array(ListingChange),
  photoChange: PhotoChange.nullable(),
  submittedAt: moment,
  dueAt: moment.describe('When the 24 hours that sellers are promised end'),
  facts: z.array(ReviewFact).describe('Concerns first'),
});
export type PendingBoat = z.infer<typeof PendingBoat>;

/** A public listing with what administrators see of it. */
export const ApprovedBoat = OwnBoat.extend({ featuredUntil: moment.nullable() });
export type ApprovedBoat = z.infer<typeof ApprovedBoat>;

export const LIVE_STATES = ['for-sale', 'sold', 'featured'] as const;
export const LiveQuery = AdminPage.extend({
  q: listWords.describe('Words of the title, make, model, place or seller; an e-mail address; a number'),
  category: z.enum(CATEGORIES.map(({ id }) => id)).optional(),
  state: z.enum(LIVE_STATES).optional(),
});
export type LiveQuery = z.infer<typeof LiveQuery>;

const version = count.nullish().describe('The reviewVersion that was seen; another one now: 409');

/** The specified call sends no body at all. */
export const ApproveRequest = z.object({ version }).nullish();

/** Why an administrator does what somebody will be told of. */
export const givenReason = z
  .string('Please give a reason')
  .trim()
  .min(1, 'Please give a reason')
  .max(REASON_MAX_LENGTH, 'The reason must be at most 2,000 characters');

export const RejectRequest = z.object({
  reason: givenReason,
  emailSeller: z.boolean().default(true),
  version,
});

const MOST_FEATURED_DAYS = 90;
export const FeatureRequest = z.object({
  featured: z.boolean('Say whether it is featured'),
  duration: count.min(1).max(MOST_FEATURED_DAYS).nullish().describe('In days; seven where absent'),
});

/** One thing that an administrator did. */
export const AuditEntry = z.object({
  id: count,
  action: z.string(),
  subjectType: z.enum(['listing', 'account', 'message', 'report']),
  subjectId: z.string().describe('May be gone by now'),
  actor: z.string().describe('Who did it, by name'),
  description: z.string().describe('What was done to what, in words'),
  reason: z.string().nullable(),
  createdAt: moment,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
