import type { ByteReader } from './byte-reader.ts';

interface VideoFacts {
  contentType: string;
  /** Undefined when the file does not say. */
  seconds: number | undefined;
  /** Sound alone comes in the same containers. */
  hasPicture: boolean;
  /** Where compressed pictures lie. */
  pictures: readonly Stretch[];
  /** What is no part of playing it and may tell where, when, by whom and with what it was filmed. */
  revealing: readonly Revealing[];
}

export interface Stretch {
  start: number;
  end: number;
}

/** A stretch to be filled with zeros and, where it is a part of its own, the name under which players skip it. */
export interface Revealing extends Stretch {
  rename?: { at: number; to: Buffer };
}

export type InspectVideo = (reader: ByteReader) => Promise<VideoFacts>;

/** The longest of what a file says about itself. */
export function longest(lengths: readonly (number | undefined)[]): number | undefined {
  const known = lengths.filter((seconds) => seconds !== undefined && Number.isFinite(seconds) && seconds > 0);
  return known.length > 0 ? Math.max(...(known as number[])) : undefined;
}
