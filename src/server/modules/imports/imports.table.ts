import type {
  ImportCounts,
  ImportFormat,
  ImportOutcome,
  ImportState,
  UndoneOutcome,
} from '#contract/selling/imports.ts';
import type { Corrections } from '#domain/exchange/corrections.ts';
import type { Answers, AskedCounts } from '#domain/exchange/questions.ts';
import type { OtherDetail, RawBoat } from '#domain/exchange/raw-boat.ts';
import type { Table, TableChoices } from '#domain/exchange/table-layout.ts';
import type { Fault, UnknownValue } from '#domain/exchange/understand-boat.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import { bytea, moment } from '#server/db/columns.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';

/** An uploaded file of boats: checked first, imported when the seller says so. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text('state').$type<ImportState>().notNull().default('checking'),
    format: text('format').$type<ImportFormat>().notNull(),
    /** What there is to read: of an archive, unpacked. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** As the sender named it. */
    fileName: text('file_name'),
    /** Why it failed, in words. */
    error: text('error'),
    /** How many checks, or runs, have begun without progress. A second one means that the process of the first died. */
    attempts: integer('attempts').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    unknown: jsonb('unknown').$type<UnknownValue[]>().notNull().default([]),
    pauseGone: boolean('pause_gone').notNull().default(false),
    /** What a table was found to hold; null for XML. */
    table: jsonb('found_table').$type<Table>(),
    /** What the seller decided about its columns. */
    choices: jsonb('choices').$type<TableChoices>(),
    /** What the seller said about boats of which the file does not, and of how many boats each fact is missing. */
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    asked: jsonb('asked').$type<AskedCounts>().notNull().default({}),
    /** New boats whose seller could be reached neither by phone nor by message. */
    unreachable: integer('unreachable').notNull().default(0),
    /** When its boats were imported. It can be undone for some days. */
    finishedAt: moment('finished_at'),
    /** The job that works on it puts everything back. */
    undoing: boolean('undoing').notNull().default(false),
    undoneAt: moment('undone_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('imports_owner').on(t.ownerId, t.createdAt.desc().nullsFirst()),
    index('imports_age').on(t.createdAt),
    // One at a time, whatever runs in parallel.
    uniqueIndex('imports_active').on(t.ownerId).where(sql`state in ('checking', 'importing')`),
    check('imports_state', sql`${t.state} in ('checking', 'ready', 'importing', 'done', 'failed')`),
    check('imports_format', sql`${t.format} in ('csv', 'xlsx', 'xml', 'zip')`),
  ],
);

/** A photo that a boat names: in the archive, one that the seller has here already, or nowhere. */
export type ImportPhoto = { path: string; hash: string } | { mediaId: string } | { missing: string };

/** The facts, files and state of a boat that an import changed, as they were. */
export interface BoatBefore {
  facts: Partial<Facts>;
  photos?: readonly string[];
  state?: SaleState;
}

/** One boat of the file, or one that the file no longer has. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    reference: text('reference').notNull(),
    outcome: text('outcome').$type<ImportOutcome>().notNull(),
    title: text('title').notNull().default(''),
    /** As it was read, so that a mapping can be applied without reading the file again. Null for boats that are gone. */
    raw: jsonb('raw').$type<RawBoat>(),
    request: jsonb('request').$type<Record<string, unknown>>(),
    state: text('state').$type<SaleState>(),
    photos: jsonb('photos').$type<ImportPhoto[]>(),
    changes: jsonb('changes').$type<{ field: string; from: string; to: string }[]>().notNull().default([]),
    faults: jsonb('faults').$type<Fault[]>().notNull().default([]),
    other: jsonb('other').$type<OtherDetail[]>().notNull().default([]),
    boatId: integer('boat_id'),
    /** Values that the seller corrected; `raw` stays as it was read. */
    corrected: jsonb('corrected').$type<Corrections>(),
    /** What undoing puts back. */
    before: jsonb('before').$type<BoatBefore>(),
    /** Tells whether a boat was edited since it was imported. */
    after: text('after'),
    undone: text('undone').$type<UndoneOutcome>(),
    /** Whether a small picture of its first photo waits beside the file. */
    hasPreview: boolean('has_preview').notNull().default(false),
    isDone: boolean('is_done').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('import_rows_outcome').on(t.importId, t.outcome, t.row),
    check('import_rows_outcome', sql`${t.outcome} in ('new', 'changed', 'unchanged', 'faulty', 'gone')`),
  ],
);

/** The meaning that a seller gave a value in their files. */
export const importMappings = pgTable(
  'import_mappings',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    /** In lower case. */
    value: text('value').notNull(),
    meaning: text('meaning').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.field, t.value] })],
);

/** Which photo a file of an archive became: the same file is stored once, however often it is imported. */
export const importedPhotos = pgTable(
  'imported_photos',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fileHash: bytea('file_hash').notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.fileHash] }), index('imported_photos_media').on(t.mediaId)],
);

/** What a seller decided about the columns of a table, by its headings. The oldest go when there are too many. */
export const importLayouts = pgTable(
  'import_layouts',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    choices: jsonb('choices').$type<TableChoices>().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.key] })],
);

/** A value that a seller corrected: it applies to the next file with the same reference and the same value. */
export const importCorrections = pgTable(
  'import_corrections',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    field: text('field').notNull(),
    was: text('was').notNull(),
    value: text('value').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.reference, t.field] }),
    index('import_corrections_age').on(t.ownerId, t.usedAt),
  ],
);
