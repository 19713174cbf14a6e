import { SECOND } from '#domain/durations.ts';
import { AppError } from '#server/errors.ts';
import { runInThread, ThreadStopped } from '#server/platform/work/run-in-thread.ts';
import { createWorkGate, type Turn } from '#server/platform/work/work-gate.ts';
import { pdfTooComplex } from '../media.errors.ts';
import type { PdfResult } from './pdf-thread.ts';

const THREAD = new URL('./pdf-thread.ts', import.meta.url);

/** Fifteen megabytes take a fraction of a second: only a bug reaches these limits. */
const LIMITS = { deadlineMs: 30 * SECOND, heapMb: 192 };

const pdfWork = createWorkGate({ atOnce: 1, waiting: 300 });

/** Checks the form of an uploaded PDF. */
export const admitPdf = (path: string, turn: Turn): Promise<void> =>
  pdfWork(async () => {
    const task = { data: { path }, signal: turn.signal, ...LIMITS };
    const result = await runInThread<PdfResult>(THREAD, task).catch((error) => {
      throw error instanceof ThreadStopped ? pdfTooComplex() : error;
    });
    if (!('refused' in result)) return;
    const { code, status, message } = result.refused;
    throw new AppError(code, status, message);
  }, turn);
