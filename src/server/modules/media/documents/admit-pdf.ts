import { SECOND } from '#domain/durations.ts';
import { type Outcome, resultOf } from '#server/platform/work/refusal.ts';
import { runInThread, ThreadStopped } from '#server/platform/work/run-in-thread.ts';
import { createWorkGate, type Turn } from '#server/platform/work/work-gate.ts';
import { pdfTooComplex } from '../media.errors.ts';

const THREAD = new URL('./pdf-thread.ts', import.meta.url);

/** Fifteen megabytes take a fraction of a second: only a bug reaches these limits. */
const LIMITS = { deadlineMs: 30 * SECOND, heapMb: 192 };

const pdfWork = createWorkGate({ atOnce: 1, waiting: 300 });

/** Checks the form of an uploaded PDF. */
export const admitPdf = (path: string, turn: Turn): Promise<void> =>
  pdfWork(async () => {
    const task = { data: { path }, signal: turn.signal, ...LIMITS };
    const outcome = await runInThread<Outcome<{ pages: number }>>(THREAD, task).catch((error) => {
      throw error instanceof ThreadStopped ? pdfTooComplex() : error;
    });
    resultOf(outcome);
  }, turn);
