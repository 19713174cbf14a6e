import { z } from 'zod';
import { OwnBoat, Photo } from './boat.ts';
import { ListingChange, PhotoChange } from './selling.ts';

const moment = z.iso.datetime();
const count = z.number().int();

/** Lists of the administrators are long: a page at a time, the total in X-Total-Count. */
export const AdminPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type AdminPage = z.infer<typeof AdminPage>;

/** A new listing, or a change of a public one (`isEdit`), that waits for review. */
export const PendingBoat = OwnBoat.extend({
  photos: z.array(Photo),
  reviewVersion: count.describe('Send it back with the decision, so that it counts for what was seen'),
  isEdit: z.boolean(),
  changes: z.array(ListingChange),
  photoChange: PhotoChange.nullable(),
  submittedAt: moment,
  dueAt: moment.describe('When the 24 hours that sellers are promised end'),
});
export type PendingBoat = z.infer<typeof PendingBoat>;

/** A public listing with what administrators see of it. */
export const ApprovedBoat = OwnBoat.extend({ featuredUntil: moment.nullable() });
export type ApprovedBoat = z.infer<typeof ApprovedBoat>;

const version = count.nullish().describe('The reviewVersion that was seen; another one now: 409');

/** The specified call sends no body at all. */
export const ApproveRequest = z.object({ version }).nullish();

const REASON_MAX_LENGTH = 2_000;
const reason = z
  .string('Please give a reason')
  .trim()
  .min(1, 'Please give a reason')
  .max(REASON_MAX_LENGTH, 'The reason must be at most 2,000 characters');

export const RejectRequest = z.object({ reason, emailSeller: z.boolean().default(true), version });

const MOST_FEATURED_DAYS = 90;
export const FeatureRequest = z.object({
  featured: z.boolean('Say whether it is featured'),
  duration: count.min(1).max(MOST_FEATURED_DAYS).nullish().describe('In days; seven where absent'),
});

/** One thing that an administrator did. */
export const AuditEntry = z.object({
  id: count,
  actor: z.string().describe('Who did it, by name'),
  description: z.string().describe('What was done to what, in words'),
  reason: z.string().nullable(),
  createdAt: moment,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
