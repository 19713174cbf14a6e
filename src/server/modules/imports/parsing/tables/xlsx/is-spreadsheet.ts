import { openPromise } from 'yauzl';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';

/** Whether an archive is an Excel file. Only names are read; a damaged one is none. */
export async function isSpreadsheet(path: string): Promise<boolean> {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
    try {
      if (zip.entryCount > IMPORT_LIMITS.spreadsheetFiles) return false;
      let hasTypes = false;
      let hasWorkbook = false;
      for await (const { fileName } of zip.eachEntry()) {
        hasTypes ||= fileName.toLowerCase() === '[content_types].xml';
        hasWorkbook ||= /^xl\//i.test(fileName);
      }
      return hasTypes && hasWorkbook;
    } finally {
      zip.close();
    }
  } catch {
    return false;
  }
}
