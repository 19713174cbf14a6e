import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { named } from '#server/errors.ts';

export const importNotFound = named('import-not-found', 404, 'There is no such import');
export const importTooLarge = named(
  'import-too-large',
  413,
  `A file can have up to ${IMPORT_LIMITS.bytes / 1024 / 1024} MB`,
);
export const dataTooLarge = named(
  'import-data-too-large',
  413,
  `A CSV or XML file can have up to ${IMPORT_LIMITS.dataBytes / 1024 / 1024} MB. Photos go into a ZIP with it.`,
);
export const notAnImport = named(
  'not-an-import',
  400,
  'Send a CSV file, an OpenMarine XML file, or a ZIP with one of them and the photos.',
);
export const importRunning = named(
  'import-running',
  409,
  'Another import of yours is still running. Please wait until it is done.',
);
export const importNotReady = named(
  'import-not-ready',
  409,
  'This import is not waiting to be started. Upload the file again.',
);
