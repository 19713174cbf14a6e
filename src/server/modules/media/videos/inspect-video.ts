import { open } from 'node:fs/promises';
import { isVideoTooLong } from '#domain/media/admission.ts';
import { notAVideo, videoLengthUnknown, videoTooLong } from '../media.errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import { inspectAsf } from './asf.ts';
import { inspectAvi } from './avi.ts';
import { withByteReader } from './byte-reader.ts';
import { inspectIsoMedia } from './iso-media.ts';
import type { InspectVideo, Part } from './video-facts.ts';

const CONTAINERS: Partial<Record<FileType['format'], InspectVideo>> = {
  iso: inspectIsoMedia,
  avi: inspectAvi,
  asf: inspectAsf,
};

const PIECE = 65_536;

/** Turns parts into empty space of the same length: players skip it and nothing else moves. */
async function blank(path: string, parts: readonly Part[]) {
  if (parts.length === 0) return;
  const file = await open(path, 'r+');
  try {
    for (const { typeAt, start, end } of parts) {
      await file.write('free', typeAt, 'latin1');
      for (let at = start; at < end; at += PIECE)
        await file.write(Buffer.alloc(Math.min(PIECE, end - at)), 0, null, at);
    }
  } finally {
    await file.close();
  }
}

/** Checks an uploaded video and takes out what it may tell about where it was filmed. */
export async function admitVideo(file: { path: string; type: FileType }) {
  const inspect = CONTAINERS[file.type.format];
  if (!inspect) throw notAVideo();
  const { contentType, seconds, hasPicture, revealing } = await withByteReader(file.path, inspect);
  if (!hasPicture) throw notAVideo();
  if (seconds === undefined) throw videoLengthUnknown();
  if (isVideoTooLong(seconds)) throw videoTooLong();
  await blank(file.path, revealing);
  return { contentType, seconds };
}
