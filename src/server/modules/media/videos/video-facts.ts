import type { ByteReader } from './byte-reader.ts';

interface VideoFacts {
  contentType: string;
  /** Undefined when the file does not say. */
  seconds: number | undefined;
  /** Sound alone comes in the same containers. */
  hasPicture: boolean;
  /** Parts that may tell where and by whom it was filmed, to be blanked. */
  revealing: readonly Part[];
}

/** A stretch of the file: where its type stands and where its content begins and ends. */
export interface Part {
  typeAt: number;
  start: number;
  end: number;
}

export type InspectVideo = (reader: ByteReader) => Promise<VideoFacts>;

/** The longest of what a file says about itself. */
export function longest(lengths: readonly (number | undefined)[]): number | undefined {
  const known = lengths.filter((seconds) => seconds !== undefined && Number.isFinite(seconds) && seconds > 0);
  return known.length > 0 ? Math.max(...(known as number[])) : undefined;
}
