import { moment } from '#server/db/columns.ts';
import { integer, jsonb, pgTable, text } from '#server/db/drizzle.ts';
import { type ListingContent, listings } from '../listings.table.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';

/** The last version of a listing, or of a change to it, that a reviewer rejected: a resubmission is compared with it. */
export const rejectedVersions = pgTable('rejected_versions', {
  listingId: integer('listing_id')
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<ListingContent>().notNull(),
  media: jsonb('media').$type<ChosenMedia>().notNull(),
  reason: text('reason').notNull(),
  rejectedAt: moment('rejected_at').notNull(),
});
