import { check, foreignKey, integer, pgTable, unique } from '#server/db/drizzle.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';
import { listingRevisions } from '../revisions/revisions.table.ts';
import { isValidPosition, mediaPositionColumns } from './media-position-columns.ts';

/**
 * The ordered photos and the video of a listing; they also decide who may see a file. Rows without a revision belong to
 * the public version. The same photo may belong to the public version and to revisions.
 */
export const listingMedia = pgTable(
  'listing_media',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    revisionId: integer('revision_id'),
    ...mediaPositionColumns(),
  },
  (t) => [
    unique('listing_media_place').on(t.listingId, t.revisionId, t.kind, t.position).nullsNotDistinct(),
    unique('listing_media_once').on(t.mediaId, t.listingId, t.revisionId).nullsNotDistinct(),
    foreignKey({
      name: 'listing_media_revision_fk',
      columns: [t.listingId, t.revisionId],
      foreignColumns: [listingRevisions.listingId, listingRevisions.id],
    }).onDelete('cascade'),
    // The job that deletes orphans cannot delete a file that is still in use.
    foreignKey({
      name: 'listing_media_file_fk',
      columns: [t.mediaId, t.kind],
      foreignColumns: [media.id, media.kind],
    }).onDelete('restrict'),
    check('listing_media_position', isValidPosition(t)),
  ],
);
