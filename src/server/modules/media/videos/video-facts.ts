import type { ByteReader, Stretch } from './byte-reader.ts';

interface VideoFacts {
  contentType: string;
  /** Measured from the samples, never from the header alone. Undefined when it cannot be measured. */
  seconds: number | undefined;
  /** Sound alone comes in the same containers. */
  hasPicture: boolean;
  /** Where compressed pictures lie. */
  pictures: readonly Stretch[];
  /** What playing does not need and may reveal where, when, by whom and with what it was filmed. */
  revealing: readonly Revealing[];
}

/** A stretch to be filled with zeros and, where it is a part of its own, the name under which players skip it. */
export interface Revealing extends Stretch {
  rename?: { at: number; to: Buffer };
}

export type InspectVideo = (reader: ByteReader) => VideoFacts;

/** The longest of the lengths that are known. */
export function longest(lengths: readonly (number | undefined)[]): number | undefined {
  const known = lengths.filter(
    (seconds): seconds is number => seconds !== undefined && Number.isFinite(seconds) && seconds > 0,
  );
  return known.length > 0 ? Math.max(...known) : undefined;
}
