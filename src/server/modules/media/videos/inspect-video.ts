import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { isVideoTooLong } from '#domain/media/admission.ts';
import { notAVideo, videoDamaged, videoLengthUnknown, videoTooLong } from '../media.errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import { inspectAsf } from './asf.ts';
import { inspectAvi } from './avi.ts';
import type { Span } from './byte-reader.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { inspectIsoMedia } from './iso/iso-media.ts';
import type { InspectVideo, Revealing } from './video-facts.ts';

const CONTAINERS: Partial<Record<FileType['format'], InspectVideo>> = {
  iso: inspectIsoMedia,
  avi: inspectAvi,
  asf: inspectAsf,
};

const ZEROS = Buffer.alloc(65_536);

/** Fills ranges with zeros, in place: players skip them and nothing else moves. */
function blank(file: number, parts: readonly Revealing[]) {
  for (const { start, end, rename } of parts) {
    if (rename) writeSync(file, rename.to, 0, rename.to.length, rename.at);
    for (let at = start; at < end; ) at += writeSync(file, ZEROS, 0, Math.min(ZEROS.length, end - at), at);
  }
}

const PROBES = 8;
const PROBE_BYTES = 4_096;

/** Compressed pictures are never all zeros; a file made to fill our disk is. */
function hasContent(reader: ByteReader, spans: readonly Span[]): boolean {
  const step = Math.max(1, Math.floor(spans.length / PROBES));
  for (let index = 0; index < spans.length; index += step) {
    const { start, end } = spans[index]!;
    const bytes = reader.read(start, Math.min(PROBE_BYTES, end - start));
    if (bytes.some((byte) => byte !== 0)) return true;
  }
  return false;
}

function inspect(reader: ByteReader, inspectContainer: InspectVideo) {
  const facts = inspectContainer(reader);
  if (!facts.hasPicture) throw notAVideo();
  if (facts.seconds === undefined) throw videoLengthUnknown();
  if (isVideoTooLong(facts.seconds)) throw videoTooLong();
  if (!hasContent(reader, facts.pictures)) throw notAVideo();
  return { ...facts, seconds: facts.seconds };
}

/** The errors of `Buffer` when a part is too short for a field. */
const TOO_SHORT = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

export interface AdmittedVideo {
  contentType: string;
  seconds: number;
}

/**
 * Checks a video and removes, in place, what it may reveal about the person who filmed it. Synchronous and bounded, but
 * not instant: only for the thread that `admitVideo` starts.
 */
export function inspectVideo(path: string, format: FileType['format']): AdmittedVideo {
  const inspectContainer = CONTAINERS[format];
  if (!inspectContainer) throw notAVideo();
  const file = openSync(path, 'r+');
  try {
    const reader = createByteReader(file, fstatSync(file).size);
    const { contentType, seconds, revealing } = inspect(reader, inspectContainer);
    blank(file, revealing);
    return { contentType, seconds };
  } catch (error) {
    throw TOO_SHORT.includes((error as NodeJS.ErrnoException).code ?? '') ? videoDamaged() : error;
  } finally {
    closeSync(file);
  }
}
