import { setImmediate } from 'node:timers/promises';
import { phoneProblems } from '#contract/selling/phone-number.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import type { Mapping, UnknownValue } from '#domain/exchange/understand-boat.ts';
import { givenReference, listingOfGiven } from '#domain/listings/references.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { isUploadId } from '#domain/media/object-urls.ts';
import { cutText } from '#domain/text.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import {
  findListingsByReference,
  findWithoutReference,
} from '#server/modules/listings/references/references.repository.ts';
import {
  findOwnListings,
  type OwnListingRow,
} from '#server/modules/listings/selling/own-listings.repository.ts';
import { findOwnFiles } from '#server/modules/media/media.repository.ts';
import { withImportFile } from '../import-files.ts';
import {
  failImport,
  findImport,
  findImportedPhotos,
  type ImportRecord,
  lockImport,
  NO_COUNTS,
  readMappings,
  readRows,
  replaceRows,
  updateImport,
} from '../imports.repository.ts';
import type { ImportPhoto, importRows } from '../imports.table.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import type { ParsedImport } from '../parsing/parse-import.ts';
import { readImport } from '../parsing/read-import.ts';
import { rowSchemas } from '../row-schemas.ts';
import { findSeller } from '../seller-of-import.ts';
import { type Judging, judgeRow } from './judge-row.ts';

type NewRow = typeof importRows.$inferInsert;
interface ReadBoat {
  raw: RawBoat;
  photos: ImportPhoto[] | null;
}

/** "0f3a….jpg" in a file that was exported here means the photo of that id. */
const uploadIdOf = (name: string): string | undefined => {
  const id = name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return isUploadId(id) ? id : undefined;
};

async function resolvePhotos(
  db: Executor,
  ownerId: string,
  { boats, photos }: ParsedImport,
): Promise<ReadBoat[]> {
  const inArchive = new Map(photos.map(({ name, path, hash }) => [name, { path, hash }]));
  const ids = boats.flatMap((boat) => boat.photos ?? []).flatMap((name) => uploadIdOf(name) ?? []);
  const own = new Set((await findOwnFiles(db, { ownerId, ids: [...new Set(ids)] })).map(({ id }) => id));
  const resolve = (name: string): ImportPhoto => {
    const found = inArchive.get(name);
    if (found) return found;
    const id = uploadIdOf(name);
    return id && own.has(id) ? { mediaId: id } : { missing: name };
  };
  return boats.map((raw) => ({ raw, photos: raw.photos?.map(resolve) ?? null }));
}

/** Reads the file, or what was read of it before a mapping was given. */
async function readBoats(deps: Deps, record: ImportRecord, max: number): Promise<ReadBoat[]> {
  const stored = await readRows(deps.db, record.id);
  if (stored.length > 0) return stored.flatMap(({ raw, photos }) => (raw ? [{ raw, photos }] : []));
  const { id, format, ownerId } = record;
  const parsed = await withImportFile(deps, id, (path) => readImport({ path, format, max }));
  return resolvePhotos(deps.db, ownerId, parsed);
}

async function judging(
  deps: Deps,
  record: ImportRecord,
  { boats, account }: { boats: readonly ReadBoat[]; account: Judging['account'] },
): Promise<Judging & { known: Map<string, OwnListingRow> }> {
  const { ownerId } = record;
  const mappings = await readMappings(deps.db, ownerId);
  const mapping: Mapping = (field, value) => mappings.get(`${field} ${value.trim().toLowerCase()}`);
  const ids = await findListingsByReference(deps.db, ownerId);
  const given = boats.flatMap(({ raw }) =>
    ids.has(raw.reference) ? [] : (listingOfGiven(raw.reference) ?? []),
  );
  for (const id of await findWithoutReference(deps.db, ownerId, given)) ids.set(givenReference(id), id);
  const rows = new Map<number, OwnListingRow>();
  for (const row of await findOwnListings(deps.db, [...ids.values()])) rows.set(row.boat.id, row);
  const known = new Map(
    [...ids].flatMap(([reference, id]) => {
      const row = rows.get(id);
      return row ? [[reference, row] as const] : [];
    }),
  );
  const hashes = boats.flatMap(({ photos }) => (photos ?? []).flatMap((p) => ('hash' in p ? [p.hash] : [])));
  const media = await findImportedPhotos(deps.db, ownerId, hashes);
  const now = deps.clock.now();
  return {
    account,
    mapping,
    schemas: rowSchemas(() => now, [phoneProblems]),
    now,
    seen: new Map(),
    listingOf: (reference) => known.get(reference),
    mediaOf: (hash) => media.get(hash),
    hasArchive: record.format === 'zip',
    known,
  };
}

/** Boats of earlier imports that are on the market and not in this file. */
function goneRows(
  importId: string,
  known: ReadonlyMap<string, OwnListingRow>,
  { present, after }: { present: ReadonlySet<string>; after: number },
): NewRow[] {
  const gone = [...known].filter(([reference, { boat }]) => boat.live && !present.has(reference));
  return gone.map(([reference, { boat }], at) => ({
    importId,
    row: after + at + 1,
    reference,
    outcome: 'gone',
    title: boat.title,
    boatId: boat.id,
    changes: [
      { field: 'state', from: SALE_STATE_WORDS['for-sale'].words, to: SALE_STATE_WORDS.paused.words },
    ],
  }));
}

const YIELD_EVERY = 10;

/** Decides for each boat of the file what importing it would do. Touches no listing. */
async function check(deps: Deps, record: ImportRecord): Promise<void> {
  const seller = await findSeller(deps.db, record.ownerId);
  if (!seller) throw new ImportProblem('The account cannot import boats.');
  const { account } = seller;
  const max = account.sellerType === 'private' ? IMPORT_LIMITS.privateBoats : IMPORT_LIMITS.boats;
  const boats = await readBoats(deps, record, max);
  const known = await judging(deps, record, { boats, account });
  const unknown = new Map<string, UnknownValue>();
  const rows: NewRow[] = [];
  const counts = { ...NO_COUNTS };
  for (const { raw, photos } of boats) {
    const { unknown: values, ...judged } = judgeRow(raw, photos, known);
    for (const value of values) unknown.set(`${value.field} ${value.value.toLowerCase()}`, value);
    counts[judged.outcome] += 1;
    const reference = cutText(raw.reference, 200);
    rows.push({ importId: record.id, row: raw.row, reference, raw, photos, other: raw.other, ...judged });
    if (rows.length % YIELD_EVERY === 0) await setImmediate();
  }
  const present = new Set(boats.map(({ raw }) => raw.reference));
  const after = Math.max(0, ...rows.map(({ row }) => row));
  const gone = goneRows(record.id, known.known, { present, after });
  counts.gone = gone.length;
  await deps.db.transaction(async (tx) => {
    // Another process may have checked it meanwhile, or the seller may have explained more values.
    const current = await lockImport(tx, record.id);
    if (current?.state !== 'checking' || +current.updatedAt !== +record.updatedAt) return;
    await replaceRows(tx, record.id, [...rows, ...gone]);
    await updateImport(tx, record.id, ['checking'], {
      state: 'ready',
      counts,
      unknown: [...unknown.values()].slice(0, IMPORT_LIMITS.unknownValues),
      done: 0,
      total: counts.new + counts.changed,
      updatedAt: deps.clock.now(),
    });
  });
}

const OUR_FAULT = 'Something went wrong on our side. Please upload the file again.';

export async function checkImport(deps: Deps, id: string): Promise<void> {
  const record = await findImport(deps.db, id);
  if (record?.state !== 'checking') return;
  try {
    await check(deps, record);
  } catch (error) {
    const isExpected = error instanceof ImportProblem;
    await failImport(deps.db, record, {
      error: isExpected ? error.message : OUR_FAULT,
      at: deps.clock.now(),
    });
    if (!isExpected) throw error;
  }
}
