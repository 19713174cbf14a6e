import type { PaperLine } from '#domain/listings/fields/papers.ts';
import { moment } from '#server/db/columns.ts';
import { check, foreignKey, index, integer, pgTable, sql, text, uuid } from '#server/db/drizzle.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';

/** Documents that a seller shows the administrators: proof of what the papers of a listing state. Nobody else reads them. */
export const documents = pgTable(
  'documents',
  {
    mediaId: uuid('media_id').primaryKey(),
    kind: text('kind').$type<'document'>().notNull().default('document'),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The line of the papers that it proves. */
    line: text('line').$type<PaperLine>(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('documents_listing').on(t.listingId, t.createdAt),
    foreignKey({
      name: 'documents_file_fk',
      columns: [t.mediaId, t.kind],
      foreignColumns: [media.id, media.kind],
    }).onDelete('cascade'),
    check('documents_kind', sql`${t.kind} = 'document'`),
  ],
);
