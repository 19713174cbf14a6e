import { moment } from '#server/db/columns.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { type ListingContent, listings } from '../listings.table.ts';

export type RevisionStatus = 'pending' | 'approved' | 'rejected' | 'withdrawn';

/** Proposed changes to an approved listing; the public version stays as it is until they are approved. */
export const listingRevisions = pgTable(
  'listing_revisions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The listing's review version created by this revision, and the one it was based on. */
    version: integer('version').notNull(),
    baseVersion: integer('base_version').notNull(),
    status: text('status').$type<RevisionStatus>().notNull().default('pending'),
    content: jsonb('content').$type<ListingContent>().notNull(),
    rejectionReason: text('rejection_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    reviewedAt: moment('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('listing_revisions_version').on(t.listingId, t.version),
    // Lets foreign keys check that a revision belongs to the listing they name.
    unique('listing_revisions_of').on(t.listingId, t.id),
    uniqueIndex('listing_revisions_one_waiting').on(t.listingId).where(sql`${t.status} = 'pending'`),
    index('listing_revisions_queue').on(t.createdAt, t.id).where(sql`${t.status} = 'pending'`),
    check('listing_revisions_status', sql`${t.status} in ('pending', 'approved', 'rejected', 'withdrawn')`),
    check('listing_revisions_base', sql`${t.baseVersion} < ${t.version}`),
    check('listing_revisions_content', sql`jsonb_typeof(${t.content}) = 'object'`),
    check(
      'listing_revisions_review',
      sql`(${t.status} in ('approved', 'rejected')) = (${t.reviewedAt} is not null)`,
    ),
    check('listing_revisions_rejected', sql`(${t.status} = 'rejected') = (${t.rejectionReason} is not null)`),
  ],
);
