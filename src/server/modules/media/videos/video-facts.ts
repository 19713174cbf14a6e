import type { ByteReader, Span } from './byte-reader.ts';

interface VideoFacts {
  contentType: string;
  /** Measured from the samples, never taken from the header alone. Undefined if it cannot be measured. */
  seconds: number | undefined;
  /** Sound comes in the same containers. */
  hasPicture: boolean;
  /** Where compressed pictures are. */
  pictures: readonly Span[];
  /** What playback does not need and may reveal where, when, by whom and with what it was filmed. */
  revealing: readonly Revealing[];
}

/** A range to fill with zeros and, if it is a whole part, the name under which players skip it. */
export interface Revealing extends Span {
  rename?: { at: number; to: Buffer };
}

export type InspectVideo = (reader: ByteReader) => VideoFacts;

/** The longest of the known lengths. */
export function longest(lengths: readonly (number | undefined)[]): number | undefined {
  const known = lengths.filter(
    (seconds): seconds is number => seconds !== undefined && Number.isFinite(seconds) && seconds > 0,
  );
  return known.length > 0 ? Math.max(...known) : undefined;
}
