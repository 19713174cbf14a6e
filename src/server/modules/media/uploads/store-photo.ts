import { open, stat } from 'node:fs/promises';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { photoTooLarge } from '../media.errors.ts';
import { insertMedia, type Media, markStored } from '../media.repository.ts';
import { previewOf } from '../photos/admit-photo.ts';
import { MAKE_RENDITIONS } from '../photos/renditions.job.ts';
import { type FileType, HEAD_BYTES } from './file-types.ts';
import { expectationOf, storeFile } from './store-file.ts';

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function recognisePhoto(path: string): Promise<{ size: number; type: FileType }> {
  const { size } = await stat(path);
  if (size > MEDIA_LIMITS.photoBytes) throw photoTooLarge();
  return { size, type: expectationOf('photo').recognise(await readHead(path)) };
}

/** A small WebP of a photo that is a file on this machine and is not stored. */
export async function previewPhoto(path: string, turn: Turn): Promise<Buffer> {
  const { type } = await recognisePhoto(path);
  return previewOf({ path, type }, turn);
}

interface Storing<Result> {
  turn: Turn;
  /** Runs in the transaction that makes the photo exist. */
  onStored: (tx: Executor, stored: Media) => Promise<Result>;
}

/** Stores a photo that is a file on this machine, checked and encoded again like an uploaded one. */
export async function storePhoto<Result>(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'jobs'>,
  { ownerId, fileName, path }: { ownerId: string; fileName: string; path: string },
  { turn, onStored }: Storing<Result>,
): Promise<Result> {
  const { size, type } = await recognisePhoto(path);
  const now = deps.clock.now();
  const { id } = await insertMedia(deps.db, {
    ownerId,
    kind: 'photo',
    fileName: fileName.slice(-200),
    contentType: 'image/jpeg',
    createdAt: now,
  });
  const facts = await storeFile(deps.storage, { id, kind: 'photo' }, { path, bytes: size, type }, turn);
  return deps.db.transaction(async (tx) => {
    const stored = await markStored(tx, id, { ...facts, storedAt: now });
    if (!stored) throw new Error('The photo was not stored');
    await deps.jobs.enqueue(tx, MAKE_RENDITIONS, { id });
    return onStored(tx, stored);
  });
}
