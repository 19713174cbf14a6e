import type { ImportState } from '#contract/selling/imports.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { AppError, named } from '#server/errors.ts';

export const importNotFound = named('import-not-found', 404, 'There is no such import');
export const importTooLarge = named(
  'import-too-large',
  413,
  `A file can have up to ${IMPORT_LIMITS.bytes / 1024 / 1024} MB`,
);
export const dataTooLarge = named(
  'import-data-too-large',
  413,
  `A CSV, Excel or XML file can have up to ${IMPORT_LIMITS.dataBytes / 1024 / 1024} MB. Photos go into a ZIP with it.`,
);
export const notAnImport = named(
  'not-an-import',
  400,
  'Send a CSV or Excel file (.xlsx), an OpenMarine XML file, or a ZIP with one of them and the photos.',
);
export const oldSpreadsheet = named(
  'old-spreadsheet',
  400,
  'This is an old Excel file (.xls), or one with a password. Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, without a password, and upload that file.',
);
export const importRowNotFound = named('import-row-not-found', 404, 'There is no such row');
export const previewNotFound = named(
  'import-preview-not-found',
  404,
  'There is no small picture of this row',
);
export const noColumns = named(
  'no-columns',
  409,
  'This file has no columns: OpenMarine says what each value is.',
);
export const columnsNeeded = named(
  'columns-needed',
  409,
  'Say what the columns of your file hold before you import it.',
);
export const tooLateToUndoImport = named(
  'too-late-to-undo-import',
  409,
  'This import cannot be undone: that is possible once, for seven days after it is done.',
);
export const importRunning = named(
  'import-running',
  409,
  'Another import of yours is still running. Please wait until it is done.',
);

const NOT_READY = {
  checking: 'We are still checking this file. Please wait a moment.',
  importing: 'This import is running already.',
  done: 'This import is done already. Upload the file again to import it once more.',
  failed: 'This file was not imported. Please upload it again.',
} as const satisfies Partial<Record<ImportState, string>>;

/** Why an import cannot be started or explained now; a failed one says why it failed. */
export const importNotReady = ({ state, error }: { state: keyof typeof NOT_READY; error: string | null }) =>
  new AppError('import-not-ready', 409, error ?? NOT_READY[state]);

/** Why a checked file will not be imported any more. */
export const SUPERSEDED = 'You have uploaded a newer file, so this one was not imported.';
