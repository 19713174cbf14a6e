import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ImportFormat } from '#contract/selling/imports.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { removeFiles } from '#server/modules/media/media.jobs.ts';
import { reserveBytes, returnBytes } from '#server/modules/media/uploads/daily-bytes.ts';
import { withReceivedFile } from '#server/modules/media/uploads/receive-file.ts';
import { incomingFolder } from '#server/modules/media/uploads/uploads.service.ts';
import { importFolder, importKey } from './import-files.ts';
import { dataTooLarge, importRunning, importTooLarge, notAnImport, SUPERSEDED } from './imports.errors.ts';
import { enqueueImport } from './imports.queue.ts';
import {
  failReadyImports,
  type ImportRecord,
  insertImport,
  isActive,
  NO_COUNTS,
} from './imports.repository.ts';
import { isSpreadsheet } from './parsing/tables/xlsx/is-spreadsheet.ts';
import { lockSeller } from './seller-of-import.ts';

const TYPES =
  /^(text\/(csv|xml|plain|tab-separated-values)|application\/(xml|zip|x-zip-compressed|octet-stream|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/i;

const ZIP = '504b0304';
const hasMark = (head: Buffer) => ['fffe', 'feff'].includes(head.toString('hex', 0, 2));
const isText = (head: Buffer) => !head.includes(0) || hasMark(head);

/** By the first bytes; the declared type only distinguishes CSV from files that are not about boats at all. */
const recogniseAs =
  (contentType: string) =>
  (head: Buffer): ImportFormat => {
    if (!TYPES.test(contentType)) throw notAnImport();
    if (head.toString('hex', 0, 4) === ZIP) return 'zip';
    if (!isText(head)) throw notAnImport();
    return /^[\ufeff\s]*</.test(head.toString('utf8')) ? 'xml' : 'csv';
  };

interface Arrival {
  source: Readable;
  contentType: string;
  declaredBytes: number;
  fileName: string | undefined;
}

/** Stores the file and has it checked by a job. */
export async function receiveImport(
  deps: Deps,
  { accountId }: Principal,
  { source, contentType, declaredBytes, fileName }: Arrival,
): Promise<ImportRecord> {
  if (!TYPES.test(contentType)) throw notAnImport();
  if (declaredBytes > IMPORT_LIMITS.bytes) throw importTooLarge();
  if (await isActive(deps.db, accountId)) throw importRunning();
  const sender = { accountId, at: deps.clock.now() };
  const reserved = declaredBytes || IMPORT_LIMITS.bytes;
  await reserveBytes(deps.db, sender, reserved);
  let arrived = 0;
  const expected = {
    maxBytes: IMPORT_LIMITS.bytes,
    tooLarge: importTooLarge,
    recognise: recogniseAs(contentType),
  };
  const onBytes = (bytes: number) => {
    arrived += bytes;
  };
  try {
    return await withReceivedFile(source, { folder: incomingFolder(deps), expected, onBytes }, (file) =>
      store(deps, accountId, { ...file, fileName }),
    );
  } finally {
    await returnBytes(deps.db, sender, reserved - arrived);
  }
}

async function store(
  deps: Deps,
  ownerId: string,
  file: { path: string; bytes: number; type: ImportFormat; fileName: string | undefined },
): Promise<ImportRecord> {
  const format = file.type === 'zip' && (await isSpreadsheet(file.path)) ? 'xlsx' : file.type;
  if (format !== 'zip' && file.bytes > IMPORT_LIMITS.dataBytes) throw dataTooLarge();
  const id = randomUUID();
  await deps.storage.put(importKey(id), { file: file.path }, { contentType: 'application/octet-stream' });
  const at = deps.clock.now();
  const record = await deps.db.transaction(async (tx) => {
    const { bytes, fileName } = file;
    const values = { id, ownerId, format, bytes, fileName, counts: NO_COUNTS, createdAt: at, updatedAt: at };
    await lockSeller(tx, ownerId);
    const inserted = await insertImport(tx, values);
    if (!inserted) return undefined;
    await supersede(deps, tx, { ownerId, at });
    await enqueueImport(deps, tx, { id, state: 'checking', format, bytes });
    return inserted;
  });
  if (record) return record;
  await deps.storage.deleteFolder(importFolder(id));
  throw importRunning();
}

/** What a check found is true of the boats of that moment: only the newest file can be imported. */
async function supersede(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  { ownerId, at }: { ownerId: string; at: Date },
): Promise<void> {
  const ids = await failReadyImports(tx, ownerId, { error: SUPERSEDED, at });
  await removeFiles(deps, tx, ids.map(importFolder));
}
