import type { ImportFormat } from '#contract/selling/imports.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';

export type Lane = 'small' | 'large';

/** A spreadsheet is unpacked to about ten times its size; an archive counts by what it holds, photos included. */
const SMALL: Readonly<Record<ImportFormat, number>> = {
  csv: IMPORT_LIMITS.smallBytes,
  xml: IMPORT_LIMITS.smallBytes,
  xlsx: IMPORT_LIMITS.smallBytes / 10,
  zip: IMPORT_LIMITS.smallBytes,
};

/** Files are checked in two queues, so that a seller with a few boats does not wait for another's ten megabytes. */
export const laneOf = ({ bytes, format }: { bytes: number; format: ImportFormat }): Lane =>
  bytes <= SMALL[format] ? 'small' : 'large';
