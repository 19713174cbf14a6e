import { open } from 'node:fs/promises';
import { isVideoTooLong } from '#domain/media/admission.ts';
import { notAVideo, videoLengthUnknown, videoTooLong } from '../media.errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import { inspectAsf } from './asf.ts';
import { inspectAvi } from './avi.ts';
import { type ByteReader, withByteReader } from './byte-reader.ts';
import { inspectIsoMedia } from './iso-media.ts';
import type { InspectVideo, Revealing, Stretch } from './video-facts.ts';

const CONTAINERS: Partial<Record<FileType['format'], InspectVideo>> = {
  iso: inspectIsoMedia,
  avi: inspectAvi,
  asf: inspectAsf,
};

const PIECE = 65_536;

/** Fills parts with zeros, in place: players skip them and nothing else moves. */
async function blank(path: string, parts: readonly Revealing[]) {
  if (parts.length === 0) return;
  const file = await open(path, 'r+');
  try {
    for (const { start, end, rename } of parts) {
      if (rename) await file.write(rename.to, 0, null, rename.at);
      for (let at = start; at < end; at += PIECE)
        await file.write(Buffer.alloc(Math.min(PIECE, end - at)), 0, null, at);
    }
  } finally {
    await file.close();
  }
}

const PROBES = 8;
const PROBE_BYTES = 4_096;

/** Compressed pictures are never zeros from end to end; a file made to fill our disk is. */
async function hasContent(reader: ByteReader, stretches: readonly Stretch[]): Promise<boolean> {
  const step = Math.max(1, Math.floor(stretches.length / PROBES));
  for (let at = 0; at < stretches.length; at += step) {
    const { start, end } = stretches[at]!;
    const bytes = await reader.read(start, Math.min(PROBE_BYTES, end - start));
    if (bytes.some((byte) => byte !== 0)) return true;
  }
  return false;
}

async function inspect(reader: ByteReader, inspectContainer: InspectVideo) {
  const facts = await inspectContainer(reader);
  if (!facts.hasPicture) throw notAVideo();
  if (facts.seconds === undefined) throw videoLengthUnknown();
  if (isVideoTooLong(facts.seconds)) throw videoTooLong();
  if (!(await hasContent(reader, facts.pictures))) throw notAVideo();
  return { ...facts, seconds: facts.seconds };
}

/** Checks an uploaded video and takes out what it may tell about whoever filmed it. */
export async function admitVideo(file: { path: string; type: FileType }) {
  const inspectContainer = CONTAINERS[file.type.format];
  if (!inspectContainer) throw notAVideo();
  const { contentType, seconds, revealing } = await withByteReader(file.path, (reader) =>
    inspect(reader, inspectContainer),
  );
  await blank(file.path, revealing);
  return { contentType, seconds };
}
