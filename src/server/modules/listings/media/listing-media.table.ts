import { check, foreignKey, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';
import { listingRevisions } from '../revisions/revisions.table.ts';
import { mediaPlace, placesThereAre } from './media-places.ts';

/**
 * The photos and the video of a listing, in their order: what decides what a boat shows and who may see a file.
 * Without a revision they are the live version's; the same photo may stand there and in revisions too.
 */
export const listingMedia = pgTable(
  'listing_media',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    revisionId: integer('revision_id'),
    ...mediaPlace(),
  },
  (t) => [
    unique('listing_media_place').on(t.listingId, t.revisionId, t.kind, t.position).nullsNotDistinct(),
    unique('listing_media_once').on(t.mediaId, t.listingId, t.revisionId).nullsNotDistinct(),
    foreignKey({
      name: 'listing_media_revision_fk',
      columns: [t.listingId, t.revisionId],
      foreignColumns: [listingRevisions.listingId, listingRevisions.id],
    }).onDelete('cascade'),
    // A file that stands somewhere cannot be deleted: whoever sweeps must be sure of it, and the database is.
    foreignKey({
      name: 'listing_media_file_fk',
      columns: [t.mediaId, t.kind],
      foreignColumns: [media.id, media.kind],
    }).onDelete('restrict'),
    check('listing_media_position', placesThereAre(t)),
  ],
);
