import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeOf } from '#server/modules/media/uploads/file-types.ts';
import { inspectVideo } from '#server/modules/media/videos/inspect-video.ts';

/** Inspects a video in this thread; returns the facts and the remaining file. */
export async function inspectBytes(bytes: Buffer) {
  const type = fileTypeOf(bytes);
  if (!type) throw new Error('Not recognised at all');
  const folder = await mkdtemp(join(tmpdir(), 'slipway-video-'));
  const path = join(folder, 'video');
  try {
    await writeFile(path, bytes);
    return { facts: inspectVideo(path, type.format), kept: await readFile(path) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
