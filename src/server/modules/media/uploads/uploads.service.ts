import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadRequest } from '#contract/media.ts';
import { MINUTE } from '#domain/durations.ts';
import { type MediaType, mediaTypeOf } from '#domain/media/files.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access.ts';
import {
  notAPhoto,
  notAVideo,
  photoTooLarge,
  uploadForged,
  uploadLate,
  uploadUsed,
  videoTooLarge,
} from '../media.errors.ts';
import {
  claimUpload,
  findMedia,
  insertMedia,
  type Media,
  markStored,
  releaseUpload,
  type StoredFacts,
} from '../media.repository.ts';
import { admitPhoto } from '../photos/admit-photo.ts';
import { masterKey } from '../photos/renditions.ts';
import { admitVideo } from '../videos/inspect-video.ts';
import { type Expectation, type ReceivedFile, withReceivedFile } from './receive-file.ts';
import { signedUntil, signedUploadPath, type UploadProof } from './upload-address.ts';
import { readUploadKey } from './upload-key.repository.ts';

const PERMISSION_MS = 15 * MINUTE;

export const incomingFolder = ({ config }: Pick<Deps, 'config'>) => join(config.dataDir, 'incoming');

/** A guess that only decides which limits hold: what the file really is shows when it arrives. */
const announcedKind = ({ filename, contentType }: UploadRequest): MediaType =>
  mediaTypeOf({ name: filename, type: contentType }) ??
  (contentType.startsWith('video/') ? 'video' : 'photo');

/** Answers the path that takes this one file, once and soon. */
export async function permitUpload(deps: Deps, principal: Principal, request: UploadRequest) {
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + PERMISSION_MS);
  const { id } = await insertMedia(deps.db, {
    id: randomUUID(),
    ownerId: principal.accountId,
    kind: announcedKind(request),
    fileName: request.filename,
    contentType: request.contentType,
    uploadExpiresAt: expiresAt,
    createdAt: now,
  });
  return signedUploadPath(await readUploadKey(deps.db), { id, expiresAt });
}

const EXPECTED: Record<MediaType, Expectation> = {
  photo: { kind: 'photo', maxBytes: MEDIA_LIMITS.photoBytes, tooLarge: photoTooLarge, wrongType: notAPhoto },
  video: { kind: 'video', maxBytes: MEDIA_LIMITS.videoBytes, tooLarge: videoTooLarge, wrongType: notAVideo },
};

type Keep = (deps: Deps, id: string, file: ReceivedFile) => Promise<Omit<StoredFacts, 'storedAt'>>;

const KEEP: Record<MediaType, Keep> = {
  async photo({ storage }, id, file) {
    const { data, ...facts } = await admitPhoto(file);
    const contentType = 'image/jpeg';
    await storage.put(masterKey(id), data, { contentType });
    return { ...facts, contentType, bytes: data.length };
  },
  async video({ storage }, id, file) {
    const { contentType, seconds } = await admitVideo(file);
    await storage.put(masterKey(id), { file: file.path }, { contentType });
    return { contentType, bytes: file.bytes, durationSeconds: seconds };
  },
};

export interface Upload {
  id: string;
  proof: UploadProof;
  source: Readable;
  /** What the sender says it will send. */
  declaredBytes: number;
}

async function claim(deps: Deps, { id, proof }: Upload) {
  const expiresAt = signedUntil(await readUploadKey(deps.db), id, proof);
  if (!expiresAt) throw uploadForged();
  if (expiresAt <= deps.clock.now()) throw uploadLate();
  const claimed = await claimUpload(deps.db, id);
  if (claimed) return { media: claimed, expiresAt };
  throw (await findMedia(deps.db, id)) ? uploadUsed() : uploadLate();
}

async function receive(deps: Deps, { id, kind }: Media, upload: Upload): Promise<Media> {
  const expected = EXPECTED[kind];
  if (upload.declaredBytes > expected.maxBytes) throw expected.tooLarge();
  return withReceivedFile(upload.source, { folder: incomingFolder(deps), expected }, async (file) => {
    const facts = await KEEP[kind](deps, id, file);
    // The bytes are safe before the row says so: what is answered as stored is there.
    const stored = await markStored(deps.db, id, { ...facts, storedAt: deps.clock.now() });
    if (!stored) throw uploadLate();
    return stored;
  });
}

/** Takes the file of one permission. A failure gives the permission back for another try. */
export async function receiveUpload(deps: Deps, upload: Upload): Promise<Media> {
  const { media, expiresAt } = await claim(deps, upload);
  try {
    return await receive(deps, media, upload);
  } catch (error) {
    await releaseUpload(deps.db, media.id, expiresAt);
    throw error;
  }
}
