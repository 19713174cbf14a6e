import { openPromise } from 'yauzl';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';

/** What reading a file of an archive takes besides its bytes. */
const PER_FILE = 1_024;

interface SurveyedArchive {
  /** It is an Excel file. */
  isSpreadsheet: boolean;
  /** What there is to read once it is unpacked, in bytes; undefined where that is not known. */
  work?: number;
}

/**
 * What an archive is, by its table of contents; nothing is unpacked. The sizes it states are upheld when it is read: a file
 * that is larger is refused. A damaged archive is no spreadsheet.
 */
export async function surveyArchive(path: string): Promise<SurveyedArchive> {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
    try {
      if (zip.entryCount > IMPORT_LIMITS.spreadsheetFiles) return { isSpreadsheet: false };
      let hasTypes = false;
      let hasWorkbook = false;
      let work = 0;
      for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
        hasTypes ||= fileName.toLowerCase() === '[content_types].xml';
        hasWorkbook ||= /^xl\//i.test(fileName);
        work += uncompressedSize + PER_FILE;
      }
      return { isSpreadsheet: hasTypes && hasWorkbook, work };
    } finally {
      zip.close();
    }
  } catch {
    return { isSpreadsheet: false };
  }
}
