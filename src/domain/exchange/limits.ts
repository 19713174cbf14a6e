const MEGABYTE = 1024 * 1024;

/** Bounds of an import. Everything is checked before it is unpacked or stored. */
export const IMPORT_LIMITS = {
  /** The uploaded file, photos included. */
  bytes: 200 * MEGABYTE,
  /** The CSV or XML file itself. */
  dataBytes: 10 * MEGABYTE,
  boats: 500,
  /** Private sellers, whose hourly submissions are limited too. */
  privateBoats: 60,
  columns: 200,
  /** One line of a CSV file. */
  lineLength: 100_000,
  xmlDepth: 20,
  /** Details of one boat that have no field here. */
  otherDetails: 60,
  otherLength: 500,
  archiveFiles: 6_000,
  nameLength: 200,
  /** How much larger unpacked files may be than the archive. Photos hardly shrink, text by about ten. */
  dataRatio: 200,
  unpackedBytes: 400 * MEGABYTE,
  unknownValues: 500,
} as const;
