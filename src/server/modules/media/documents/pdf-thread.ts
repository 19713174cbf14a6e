/** Runs in a separate thread, which `admit-pdf.ts` starts. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#server/errors.ts';
import { inspectPdf } from './inspect-pdf.ts';

/** Errors lose their class when passed to another thread. */
export type PdfResult = { pages: number } | { refused: Pick<AppError, 'code' | 'status' | 'message'> };

function inspectTask({ path }: { path: string }): PdfResult {
  try {
    return inspectPdf(readFileSync(path));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, message } = error;
    return { refused: { code, status, message } };
  }
}

parentPort?.postMessage(inspectTask(workerData as { path: string }));
