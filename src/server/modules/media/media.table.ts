import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/db/columns.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';

/**
 * A photo or video. It begins as a signed permission to upload once (`awaiting`) and becomes `stored` when its
 * bytes were accepted.
 */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<'photo' | 'video'>().notNull(),
    status: text('status').$type<'awaiting' | 'stored'>().notNull().default('awaiting'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    width: integer('width'),
    height: integer('height'),
    durationSeconds: real('duration_seconds'),
    placeholder: text('placeholder'),
    uploadExpiresAt: moment('upload_expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    storedAt: moment('stored_at'),
    /** When a listing or draft last let go of it: what nobody shows is swept a day later, so that undoing works. */
    releasedAt: moment('released_at'),
  },
  (t) => [
    index('media_owner').on(t.ownerId),
    index('media_age').on(t.createdAt),
    // Those who show a file name its kind too: no video stands among the photos.
    unique('media_id_kind').on(t.id, t.kind),
    check('media_kind', sql`${t.kind} in ('photo', 'video')`),
    check('media_status', sql`${t.status} in ('awaiting', 'stored')`),
  ],
);

/** How much an account has sent on a day, refused files included: what counts is what arrived. */
export const uploadedBytes = pgTable(
  'uploaded_bytes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
);

/** The one secret that upload addresses are signed with; every process on this database shares it. */
export const uploadKey = pgTable(
  'upload_key',
  { id: integer('id').primaryKey().default(1), secret: bytea('secret').notNull() },
  (t) => [check('upload_key_only_one', sql`${t.id} = 1`)],
);
