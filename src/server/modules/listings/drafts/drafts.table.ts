import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DraftContent } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { moment } from '#server/db/columns.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { mediaPlace, placesThereAre } from '../media/media-places.ts';

const limit = (number: number) => sql.raw(String(number));

/** A listing that someone is still writing. Its id is the browser's, so that both copies are one draft. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    /** What lists call it; a draft may have none yet. */
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

/** The photos and the video of a draft, in their order: they live as long as it does. */
export const draftMedia = pgTable(
  'draft_media',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    ...mediaPlace(),
  },
  (t) => [
    primaryKey({ columns: [t.mediaId, t.draftId] }),
    unique('draft_media_place').on(t.draftId, t.kind, t.position),
    foreignKey({
      name: 'draft_media_file_fk',
      columns: [t.mediaId, t.kind],
      foreignColumns: [media.id, media.kind],
    }).onDelete('restrict'),
    check('draft_media_position', placesThereAre(t)),
  ],
);
