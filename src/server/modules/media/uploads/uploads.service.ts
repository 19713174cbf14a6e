import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadRequest } from '#contract/selling/media.ts';
import { MINUTE } from '#domain/durations.ts';
import { type MediaType, mediaTypeOf } from '#domain/media/files.ts';
import type { Executor } from '#server/db/executor.ts';
import { readSecret } from '#server/db/shared-secret.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountSuspended } from '#server/modules/accounts/accounts.errors.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { uploadForged, uploadLate, uploadUsed } from '../media.errors.ts';
import {
  claimUpload,
  findMedia,
  insertMedia,
  type Media,
  markStored,
  releaseUpload,
} from '../media.repository.ts';
import { type MediaKind, uploadKey } from '../media.table.ts';
import { MAKE_RENDITIONS } from '../photos/renditions.job.ts';
import { assertBytesLeft, reserveBytes, returnBytes } from './daily-bytes.ts';
import { withReceivedFile } from './receive-file.ts';
import { expectationOf, storeFile } from './store-file.ts';
import { signedUntil, signedUploadPath, type UploadProof } from './upload-address.ts';

const PERMISSION_MS = 15 * MINUTE;

export const incomingFolder = ({ config }: Pick<Deps, 'config'>) => join(config.dataDir, 'incoming');

/** A guess that only decides which limits apply: the real type is known when the file arrives. */
const announcedKind = ({ filename, contentType }: UploadRequest): MediaType =>
  mediaTypeOf({ name: filename, type: contentType }) ??
  (contentType.startsWith('video/') ? 'video' : 'photo');

interface Permission {
  id: string;
  /** Accepts this one file, once and for a limited time. */
  path: string;
}

/** `onPermitted` runs in the transaction that makes the permission exist. */
export async function permitUploadOf(
  deps: Deps,
  principal: Principal,
  { kind, filename, contentType }: UploadRequest & { kind: MediaKind },
  onPermitted: (tx: Executor, id: string) => Promise<void> = async () => undefined,
): Promise<Permission> {
  const now = deps.clock.now();
  await assertBytesLeft(deps.db, { accountId: principal.accountId, at: now });
  const expiresAt = new Date(now.getTime() + PERMISSION_MS);
  const { id } = await deps.db.transaction(async (tx) => {
    const permitted = await insertMedia(tx, {
      ownerId: principal.accountId,
      kind,
      fileName: filename,
      contentType,
      uploadExpiresAt: expiresAt,
      createdAt: now,
    });
    await onPermitted(tx, permitted.id);
    return permitted;
  });
  return { id, path: signedUploadPath(await readSecret(deps.db, uploadKey), { id, expiresAt }) };
}

export const permitUpload = (deps: Deps, principal: Principal, request: UploadRequest): Promise<Permission> =>
  permitUploadOf(deps, principal, { ...request, kind: announcedKind(request) });

interface Upload {
  id: string;
  proof: UploadProof;
  source: Readable;
  /** The Content-Length. */
  declaredBytes: number;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

async function claim(deps: Deps, { id, proof }: Upload) {
  const expiresAt = signedUntil(await readSecret(deps.db, uploadKey), id, proof);
  if (!expiresAt) throw uploadForged();
  if (expiresAt <= deps.clock.now()) throw uploadLate();
  const claimed = await claimUpload(deps.db, id);
  if (claimed) return { media: claimed, expiresAt };
  const media = await findMedia(deps.db, id);
  if (!media) throw uploadLate();
  throw (await findAccount(deps.db, media.ownerId))?.suspended ? accountSuspended() : uploadUsed();
}

/** Counts what arrives against the owner's allowance for the day, however the upload ends. */
async function countingBytes<Result>(
  deps: Deps,
  { ownerId, kind }: Media,
  declaredBytes: number,
  work: (onBytes: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const sender = { accountId: ownerId, at: deps.clock.now() };
  // Without a declared size, reserve as much as the kind allows.
  const reserved = declaredBytes || expectationOf(kind).maxBytes;
  await reserveBytes(deps.db, sender, reserved);
  let arrived = 0;
  try {
    return await work((bytes) => {
      arrived += bytes;
    });
  } finally {
    await returnBytes(deps.db, sender, reserved - arrived);
  }
}

async function receive(
  deps: Deps,
  { id, kind, ownerId }: Media,
  { source, signal }: Upload,
  onBytes: (bytes: number) => void,
): Promise<Media> {
  const turn = { caller: `account ${ownerId}`, signal };
  const arrival = { folder: incomingFolder(deps), expected: expectationOf(kind), onBytes };
  return withReceivedFile(source, arrival, async (file) => {
    const facts = await storeFile(deps.storage, { id, kind }, file, turn);
    // The file is stored before the row says so.
    return deps.db.transaction(async (tx) => {
      const stored = await markStored(tx, id, { ...facts, storedAt: deps.clock.now() });
      if (!stored) throw uploadLate();
      if (kind === 'photo') await deps.jobs.enqueue(tx, MAKE_RENDITIONS, { id });
      return stored;
    });
  });
}

/** Receives the file of one permission. A failure returns the permission, while attempts are left. */
export async function receiveUpload(deps: Deps, upload: Upload): Promise<Media> {
  const { media, expiresAt } = await claim(deps, upload);
  const { maxBytes, tooLarge } = expectationOf(media.kind);
  try {
    if (upload.declaredBytes > maxBytes) throw tooLarge();
    return await countingBytes(deps, media, upload.declaredBytes, (onBytes) =>
      receive(deps, media, upload, onBytes),
    );
  } catch (error) {
    await releaseUpload(deps.db, media.id, expiresAt);
    throw error;
  }
}
