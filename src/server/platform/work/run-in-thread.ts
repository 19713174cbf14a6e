import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { clientGone } from '#server/errors.ts';

interface ThreadOptions {
  data: unknown;
  /** Without the time in which the thread waits for its message to be used. */
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

/** Calls back when it has run for this long, its pauses not counted. */
function startDeadline(ms: number, onReached: () => void) {
  let left = ms;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const resume = () => {
    since = performance.now();
    timer = setTimeout(onReached, left);
  };
  resume();
  return {
    resume,
    pause() {
      clearTimeout(timer);
      left -= performance.now() - since;
    },
  };
}

/**
 * Runs a module in its own thread and yields the messages that it posts. A thread that posts with `handOver` waits until its
 * message has been used. The thread has ended when the iteration ends. A crash, an endless loop or a full heap in the
 * thread does not affect the process.
 */
export async function* messagesFromThread<Message>(
  module: URL,
  { data, deadlineMs, heapMb, signal }: ThreadOptions,
): AsyncGenerator<Message> {
  if (signal?.aborted) throw clientGone();
  const thread = new Worker(module, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb - YOUNG_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  let failure: Error | undefined;
  const stop = (reason: Error) => {
    failure ??= reason;
    void thread.terminate();
  };
  const onAbort = () => stop(clientGone());
  const deadline = startDeadline(deadlineMs, () => stop(new ThreadStopped('The thread took too long')));
  signal?.addEventListener('abort', onAbort, { once: true });
  thread.on('error', (error: Error) => {
    failure ??= isOutOfMemory(error) ? new ThreadStopped('The thread took too much memory') : error;
  });
  const ended = new Promise<number>((resolve) => thread.once('exit', resolve));
  const messages = on(thread, 'message', { close: ['exit'] });
  try {
    for await (const [message] of messages) {
      deadline.pause();
      yield message as Message;
      deadline.resume();
      thread.postMessage('used');
    }
  } catch (error) {
    // The iteration reports an error of the thread too, as it was thrown there.
    throw failure ?? error;
  } finally {
    deadline.pause();
    signal?.removeEventListener('abort', onAbort);
    void thread.terminate();
    await ended;
  }
  if (failure) throw failure;
  const code = await ended;
  if (code !== 0) throw new Error(`The thread ended with code ${code}`);
}

/** Runs a module in its own thread and returns the one message that it posts. */
export async function runInThread<Message>(module: URL, options: ThreadOptions): Promise<Message> {
  let posted: { message: Message } | undefined;
  for await (const message of messagesFromThread<Message>(module, options)) posted ??= { message };
  if (!posted) throw new Error('The thread ended without a message');
  return posted.message;
}
