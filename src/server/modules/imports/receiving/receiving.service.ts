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
import {
  dataTooLarge,
  importRunning,
  importTooLarge,
  notAnImport,
  oldSpreadsheet,
  SUPERSEDED,
} from '../imports.errors.ts';
import {
  failReadyImports,
  type ImportRecord,
  insertImport,
  isActive,
  NO_COUNTS,
} from '../imports.repository.ts';
import { utf16Of } from '../parsing/decode.ts';
import { surveyArchive } from '../parsing/survey-archive.ts';
import { enqueueImport } from '../queue/imports.queue.ts';
import { lockSeller } from '../seller-of-import.ts';
import { importFolder, importKey } from './import-files.ts';

const TYPES =
  /^(text\/(csv|xml|plain|tab-separated-values)|application\/(xml|zip|x-zip-compressed|octet-stream|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/i;

const ZIP = '504b0304';
const hasMark = (head: Buffer) => ['fffe', 'feff'].includes(head.toString('hex', 0, 2));
const isText = (head: Buffer) => !head.includes(0) || hasMark(head) || utf16Of(head) !== undefined;
/** Excel files of before 2007, and new ones with a password. */
const OLD_EXCEL = 'd0cf11e0a1b11ae1';

/** By the first bytes; the declared type only distinguishes CSV from files that are not about boats at all. */
const recogniseAs =
  (contentType: string) =>
  (head: Buffer): ImportFormat => {
    if (!TYPES.test(contentType)) throw notAnImport();
    if (head.toString('hex', 0, 4) === ZIP) return 'zip';
    if (head.toString('hex', 0, 8) === OLD_EXCEL) throw oldSpreadsheet();
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

/** An archive counts by what it holds; one that does not say is no small one. */
const workOf = (bytes: number, work = IMPORT_LIMITS.smallBytes + 1): number =>
  Math.max(bytes, Math.min(work, IMPORT_LIMITS.unpackedBytes));

async function store(
  deps: Deps,
  ownerId: string,
  file: { path: string; bytes: number; type: ImportFormat; fileName: string | undefined },
): Promise<ImportRecord> {
  const { isSpreadsheet = false, work } = file.type === 'zip' ? await surveyArchive(file.path) : {};
  const format = isSpreadsheet ? 'xlsx' : file.type;
  const bytes = format === 'zip' ? workOf(file.bytes, work) : file.bytes;
  if (format !== 'zip' && file.bytes > IMPORT_LIMITS.dataBytes) throw dataTooLarge();
  const id = randomUUID();
  await deps.storage.put(importKey(id), { file: file.path }, { contentType: 'application/octet-stream' });
  const at = deps.clock.now();
  const record = await deps.db.transaction(async (tx) => {
    const { fileName } = file;
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
