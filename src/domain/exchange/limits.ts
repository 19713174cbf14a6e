const MEGABYTE = 1024 * 1024;

/**
 * Bounds of an import: of the file, before it is unpacked, and of what is read from it, before it is handed over or stored.
 * A small file can name a great many things.
 */
export const IMPORT_LIMITS = {
  /** The uploaded file, photos included. */
  bytes: 200 * MEGABYTE,
  /** The CSV or XML file itself. */
  dataBytes: 10 * MEGABYTE,
  /** A CSV or XML file up to this size never waits for a larger one. */
  smallBytes: MEGABYTE,
  boats: 500,
  /** Private sellers, whose hourly submissions are limited too. */
  privateBoats: 60,
  columns: 200,
  /** Separators of a CSV file: five times as many as its cells can have, because texts contain commas too. */
  separators: 1_000_000,
  /** Rows before the boats in which the header is looked for, and how many rows behind it show what columns hold. */
  headerRows: 40,
  sampleRows: 60,
  /** How many of those rows are offered as the header, at least, with as many of their cells. */
  headRows: 12,
  headCells: 8,
  headCell: 40,
  sampleLength: 80,
  /** A spreadsheet: its files, each of them unpacked, its sheets, cells with a value, texts that cells share, and formats. */
  spreadsheetFiles: 2_000,
  spreadsheetPart: 40 * MEGABYTE,
  sheets: 100,
  cells: 400_000,
  sheetElements: 3_000_000,
  sharedStrings: 200_000,
  sharedLength: 10_000_000,
  cellLength: 32_767,
  formats: 100_000,
  mergedCells: 5_000,
  /** Rows that hold no boat: empty ones with formats, totals, notes. */
  emptyRows: 1_100_000,
  /** Layouts of tables and corrected values that are remembered for a seller. */
  layouts: 20,
  corrections: 5_000,
  /** One line of a CSV file. */
  lineLength: 100_000,
  xmlDepth: 20,
  /** Elements of the whole XML file, and of one advert or office. Rich adverts have some hundred. */
  xmlElements: 500_000,
  advertElements: 2_000,
  attributes: 50,
  offices: 1_000,
  /** A value other than the description, which may have tags around its words. */
  valueLength: 1_000,
  descriptionLength: 20_000,
  markupLength: 100_000,
  /** Details of one boat that have no field here. */
  otherDetails: 60,
  otherName: 100,
  otherLength: 500,
  /** What is read of one boat and of the whole file, in characters of JSON. */
  boatLength: 120_000,
  resultLength: 16_000_000,
  /** What is said about one row, and about all of them; further rows get one fault each. */
  rowFaults: 20,
  fileFaults: 2_000,
  faultLength: 300,
  faultValue: 60,
  /** The old and the new value of a change, as shown. */
  changeLength: 500,
  archiveFiles: 6_000,
  nameLength: 200,
  /** How much larger unpacked files may be than the archive. Photos hardly shrink, text by about ten. */
  dataRatio: 200,
  unpackedBytes: 400 * MEGABYTE,
  /** Name, comment and extra fields of a file in the archive, in bytes. */
  entryExtras: 4_096,
  unknownValues: 500,
  unknownLength: 16_000,
} as const;
