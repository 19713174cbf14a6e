/** Runs in a separate thread, which `read-import.ts` starts. */
import { workerData } from 'node:worker_threads';
import { lengthOf } from '#domain/exchange/bounded-boat.ts';
import type { Table } from '#domain/exchange/table-layout.ts';
import { handOver } from '#server/platform/work/hand-over.ts';
import { ImportProblem } from './import-problem.ts';
import { type ParsedBoat, type Parsing, parseImport } from './parse-import.ts';

export interface ImportTask extends Parsing {
  path: string;
}

/** Errors lose their class when passed to another thread. */
export type ImportMessage = { table: Table } | { boats: ParsedBoat[] } | { problem: string };

/** The process holds one batch at a time. */
const BATCH = { boats: 50, length: 250_000 } as const;

async function runTask({ path, ...parsing }: ImportTask): Promise<void> {
  let boats: ParsedBoat[] = [];
  let length = 0;
  const handOverBatch = async () => {
    if (boats.length > 0) await handOver({ boats } satisfies ImportMessage);
    boats = [];
    length = 0;
  };
  try {
    for await (const item of parseImport(path, parsing)) {
      if ('table' in item) {
        await handOver(item satisfies ImportMessage);
        continue;
      }
      boats.push(item);
      length += lengthOf(item);
      if (boats.length >= BATCH.boats || length >= BATCH.length) await handOverBatch();
    }
    await handOverBatch();
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    await handOver({ problem: error.message } satisfies ImportMessage);
  }
}

await runTask(workerData as ImportTask);
