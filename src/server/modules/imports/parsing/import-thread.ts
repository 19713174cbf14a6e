/** Runs in a separate thread, which `read-import.ts` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportFormat } from '#contract/selling/imports.ts';
import { ImportProblem } from './import-problem.ts';
import { type ParsedImport, parseImport } from './parse-import.ts';

export interface ImportTask {
  path: string;
  format: ImportFormat;
  max: number;
}

/** Errors lose their class when passed to another thread. */
export type ImportResult = { parsed: ParsedImport } | { problem: string };

async function runTask({ path, format, max }: ImportTask): Promise<ImportResult> {
  try {
    return { parsed: await parseImport(path, format, max) };
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return { problem: error.message };
  }
}

parentPort?.postMessage(await runTask(workerData as ImportTask));
