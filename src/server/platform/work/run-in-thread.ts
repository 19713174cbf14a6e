import { Worker } from 'node:worker_threads';
import { clientGone } from '#server/errors.ts';

interface ThreadOptions {
  data: unknown;
  deadlineMs: number;
  /** Limit for the thread's objects. Buffers do not count: the thread has to limit these itself. */
  heapMb: number;
  signal?: AbortSignal | undefined;
}

/** The thread exceeded its time or memory limit. */
export class ThreadStopped extends Error {}

/** Part of the heap limit. */
const YOUNG_MB = 4;

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs a module in its own thread and returns the one message that it posts. The thread has ended when the promise
 * settles. A crash, an endless loop or a full heap in the thread does not affect the process.
 */
export function runInThread<Message>(
  module: URL,
  { data, deadlineMs, heapMb, signal }: ThreadOptions,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(clientGone());
    const thread = new Worker(module, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMb - YOUNG_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    let posted: { message: Message } | undefined;
    let failure: Error | undefined;
    const stop = (reason: Error) => {
      failure ??= reason;
      void thread.terminate();
    };
    const onAbort = () => stop(clientGone());
    const deadline = setTimeout(() => stop(new ThreadStopped('The thread took too long')), deadlineMs);
    signal?.addEventListener('abort', onAbort, { once: true });

    thread.once('message', (message: Message) => {
      posted = { message };
    });
    thread.once('error', (error: Error) => {
      failure ??= isOutOfMemory(error) ? new ThreadStopped('The thread took too much memory') : error;
    });
    thread.once('exit', (code) => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', onAbort);
      if (failure) reject(failure);
      else if (posted) resolve(posted.message);
      else reject(new Error(`The thread ended with code ${code} and without a message`));
    });
  });
}
