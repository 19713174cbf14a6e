import type { MediaType } from '#domain/media/files.ts';
import { moment } from '#server/db/columns.ts';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  sql,
  text,
  unique,
  uuid,
} from '#server/db/drizzle.ts';
import { secretTable } from '#server/db/shared-secret.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';

const HASH_QUARTERS = `case when picture_hash is not null then array[${[0, 1, 2, 3]
  .map((place) => `(((picture_hash >> ${16 * place}) & 65535) + ${65_536 * place})::integer`)
  .join(', ')}] end`;

/** Documents are never among the photos: they have an address and an access rule of their own. */
export type MediaKind = MediaType | 'document';

/**
 * A photo, video or document. It starts as a signed permission to upload once (`awaiting`) and becomes `stored` when its bytes have
 * been accepted.
 */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<MediaKind>().notNull(),
    status: text('status').$type<'awaiting' | 'stored'>().notNull().default('awaiting'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    width: integer('width'),
    height: integer('height'),
    durationSeconds: real('duration_seconds'),
    placeholder: text('placeholder'),
    /** A 64-bit perceptual hash: pictures that differ in few bits look the same. */
    pictureHash: bigint('picture_hash', { mode: 'bigint' }),
    /** Whether the hash has been computed: a picture with too little detail never gets one. */
    hashRead: boolean('hash_read').notNull().default(false),
    /** Its four quarters, each made unique by its position: hashes that differ in at most three bits share one of them. */
    hashQuarters: integer('hash_quarters').array().generatedAlwaysAs(sql.raw(HASH_QUARTERS)),
    uploadExpiresAt: moment('upload_expires_at'),
    /** How often its permission was used, successfully or not. */
    uploadAttempts: integer('upload_attempts').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    storedAt: moment('stored_at'),
    /** When a listing or draft last stopped showing it: unused files are deleted a day later, so that undoing works. */
    releasedAt: moment('released_at'),
    /** Part of a message: for its two people only, and deleted with it. */
    inMessage: boolean('in_message').notNull().default(false),
  },
  (t) => [
    index('media_owner').on(t.ownerId),
    // One per quarter: an equal quarter is found as fast as an equal id, however many photos there are.
    ...[1, 2, 3, 4].map((place) => index(`media_hash_${place}`).on(sql.raw(`(hash_quarters[${place}])`))),
    index('media_unread_hash')
      .on(t.id)
      .where(sql`kind = 'photo' and status = 'stored' and picture_hash is null and not hash_read`),
    index('media_age').on(t.createdAt),
    // References to a file include its kind, so that no video can be among the photos.
    unique('media_id_kind').on(t.id, t.kind),
    check('media_kind', sql`${t.kind} in ('photo', 'video', 'document')`),
    check('media_status', sql`${t.status} in ('awaiting', 'stored')`),
  ],
);

/** How much an account has sent per day, including refused files. */
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

/** What upload addresses are signed with. */
export const uploadKey = secretTable('upload_key');
