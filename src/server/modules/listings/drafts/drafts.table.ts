import type { DraftContent } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { moment } from '#server/db/columns.ts';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { isValidPosition, mediaPositionColumns } from '../media/media-position-columns.ts';

const limit = (number: number) => sql.raw(String(number));

/** The browser chooses the id, so that its copy and the server's are the same draft. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    /** Empty until the seller has typed one. */
    title: text('title').notNull().default(''),
    content: jsonb('content').$type<DraftContent>().notNull(),
    step: smallint('step').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('drafts_owner').on(t.ownerId, t.updatedAt.desc().nullsFirst()),
    check('drafts_title', sql`char_length(${t.title}) <= ${limit(DRAFT_LIMITS.titleLength)}`),
    check(
      'drafts_content',
      sql`jsonb_typeof(${t.content}) = 'object' and octet_length(${t.content}::text) <= ${limit(DRAFT_LIMITS.contentBytes)}`,
    ),
    check('drafts_step', sql`${t.step} between 1 and ${limit(DRAFT_LIMITS.steps)}`),
  ],
);

/** The ordered photos and the video of a draft; they are stored as long as the draft is. */
export const draftMedia = pgTable(
  'draft_media',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    ...mediaPositionColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.mediaId, t.draftId] }),
    unique('draft_media_place').on(t.draftId, t.kind, t.position),
    foreignKey({
      name: 'draft_media_file_fk',
      columns: [t.mediaId, t.kind],
      foreignColumns: [media.id, media.kind],
    }).onDelete('restrict'),
    check('draft_media_position', isValidPosition(t)),
  ],
);
