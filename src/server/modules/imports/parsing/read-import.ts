import { MINUTE } from '#domain/durations.ts';
import { runInThread, ThreadStopped } from '#server/platform/work/run-in-thread.ts';
import { createWorkGate, serverTurn } from '#server/platform/work/work-gate.ts';
import { ImportProblem } from './import-problem.ts';
import type { ImportResult, ImportTask } from './import-thread.ts';
import type { ParsedImport } from './parse-import.ts';

/** Enough for 500 boats with long texts; a thread that needs more is stopped. */
const HEAP_MB = 160;
const DEADLINE_MS = MINUTE;

const oneAtATime = createWorkGate({ atOnce: 1, waiting: 100 });

/** Reads a file of boats in a thread of its own. */
export async function readImport(task: ImportTask): Promise<ParsedImport> {
  const thread = new URL('./import-thread.ts', import.meta.url);
  const result = await oneAtATime(
    () => runInThread<ImportResult>(thread, { data: task, deadlineMs: DEADLINE_MS, heapMb: HEAP_MB }),
    serverTurn(`import ${task.path}`),
  ).catch((error: unknown) => {
    throw error instanceof ThreadStopped
      ? new ImportProblem('The file takes too long to read. Split it into several files.')
      : error;
  });
  if ('problem' in result) throw new ImportProblem(result.problem);
  return result.parsed;
}
