import { SECOND } from '#domain/durations.ts';
import type { Table } from '#domain/exchange/table-layout.ts';
import { messagesFromThread, ThreadStopped } from '#server/platform/work/run-in-thread.ts';
import { createWorkGate, serverTurn } from '#server/platform/work/work-gate.ts';
import { laneOf } from '../queue/lanes.ts';
import { ImportProblem } from './import-problem.ts';
import type { ImportMessage, ImportTask } from './import-thread.ts';
import type { ParsedBoat } from './parse-import.ts';

/** Who wants it read, and how large it is. */
interface Reading extends ImportTask {
  ownerId: string;
  bytes: number;
  /** Called before the first boat with what the columns of a table are. */
  onTable?: (table: Table) => void;
}

const THREAD = new URL('./import-thread.ts', import.meta.url);

/** A file of 10 MB, its text and what is read of it; a thread that needs more is stopped. */
const HEAP_MB = 128;
/** Reading takes a second even for the largest text; archives take longer, because their photos are hashed. */
const DEADLINE_MS = 15 * SECOND;
const BYTES_PER_SECOND = 10 * 1024 * 1024;

/**
 * Two threads: a small file never waits for a large one. Its time is proportional to its size, so that whatever it holds, the
 * next one has its turn within seconds.
 */
const LANES = {
  small: createWorkGate({ atOnce: 1, waiting: 100 }),
  large: createWorkGate({ atOnce: 1, waiting: 100 }),
} as const;

/** Reads a file of boats in a thread of its own and yields them in batches; the thread waits until each has been used. */
export async function* readImport(
  { ownerId, bytes, onTable, ...task }: Reading,
  thread = THREAD,
): AsyncGenerator<ParsedBoat[]> {
  const lane = LANES[laneOf({ bytes, format: task.format })];
  const deadlineMs = DEADLINE_MS + (bytes / BYTES_PER_SECOND) * SECOND;
  const leave = await lane.enter(serverTurn(`imports of ${ownerId}`));
  try {
    const messages = messagesFromThread<ImportMessage>(thread, { data: task, deadlineMs, heapMb: HEAP_MB });
    for await (const message of messages) {
      if ('problem' in message) throw new ImportProblem(message.problem);
      if ('table' in message) onTable?.(message.table);
      else yield message.boats;
    }
  } catch (error) {
    throw error instanceof ThreadStopped
      ? new ImportProblem('The file takes too long to read. Split it into several files.')
      : error;
  } finally {
    leave();
  }
}
