import type { Readable } from 'node:stream';
import type { DocumentRequest, ListingDocument } from '#contract/selling/documents.ts';
import { HOUR } from '#domain/durations.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { isUploadId } from '#domain/media/object-urls.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
import { permitUploadOf } from '#server/modules/media/uploads/uploads.service.ts';
import { boatNotFound } from '../listings.errors.ts';
import { auditListing } from '../review/reviewing.ts';
import { lockOnlyOwn } from '../selling/sale-state.service.ts';
import { documentNotFound, tooManyDocuments } from './documents.errors.ts';
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  findDocument,
  findDocumentsOf,
  findOwnerOf,
  insertDocument,
} from './documents.repository.ts';

/** Longer than an upload that was permitted can take. */
const PERMITTED_MS = HOUR;

const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' };

/** With the ending of what it is: pictures are stored as JPEG. */
const nameOf = ({ fileName, contentType }: DocumentRow) =>
  `${fileName.replace(/\.[^.]*$/, '')}${EXTENSIONS[contentType] ?? ''}`;

const documentView = (row: DocumentRow): ListingDocument => ({
  id: row.id,
  name: nameOf(row),
  contentType: row.contentType,
  size: row.bytes ?? 0,
  line: row.line,
});

const mayRead = ({ accountId, role }: Principal, ownerId: string) =>
  accountId === ownerId || role === 'admin';

/** Permits the upload of a document, which is listed once it has arrived. */
export const addDocument = (
  deps: Deps,
  seller: Principal,
  id: number,
  { line, ...request }: DocumentRequest,
): Promise<{ id: string; path: string }> =>
  permitUploadOf(deps, seller, { ...request, kind: 'document' }, async (tx, mediaId) => {
    const createdAt = deps.clock.now();
    await lockOnlyOwn(tx, seller.accountId, id);
    const since = new Date(createdAt.getTime() - PERMITTED_MS);
    if ((await countDocuments(tx, id, since)) >= MEDIA_LIMITS.documents) throw tooManyDocuments();
    await insertDocument(tx, { mediaId, listingId: id, line: line ?? null, createdAt });
  });

export async function listDocuments(
  { db }: Pick<Deps, 'db'>,
  reader: Principal,
  id: number,
): Promise<ListingDocument[]> {
  const ownerId = await findOwnerOf(db, id);
  if (!ownerId || !mayRead(reader, ownerId)) throw boatNotFound();
  return (await findDocumentsOf(db, id)).map(documentView);
}

/** To everyone but the owner and administrators, it does not exist. */
async function readable({ db }: Pick<Deps, 'db'>, reader: Principal, id: string): Promise<DocumentRow> {
  const found = isUploadId(id) ? await findDocument(db, id) : undefined;
  if (!found || !mayRead(reader, found.ownerId)) throw documentNotFound();
  return found;
}

export async function openDocument(
  deps: Pick<Deps, 'db' | 'storage'>,
  reader: Principal,
  id: string,
): Promise<ListingDocument & { body: Readable }> {
  const found = documentView(await readable(deps, reader, id));
  const stored = await deps.storage.get(masterKey(id));
  if (!stored) throw documentNotFound();
  return { ...found, size: stored.size, body: stored.stream };
}

/** For good; the sweep of uploads deletes the file. */
export async function removeDocument(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Principal,
  id: string,
): Promise<void> {
  const found = await readable(deps, reader, id);
  await deps.db.transaction(async (tx) => {
    if (!(await deleteDocument(tx, id))) throw documentNotFound();
    if (found.ownerId === reader.accountId) return;
    const at = deps.clock.now();
    await auditListing(
      tx,
      reader,
      { id: found.listingId, title: found.title },
      { action: 'delete-document', at },
    );
  });
}
