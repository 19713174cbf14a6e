import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';

/** In a thread: posts a message and waits until the process has used it, so that messages never pile up there. */
export async function handOver(message: unknown): Promise<void> {
  if (!parentPort) throw new Error('Only a thread can hand over');
  const isUsed = once(parentPort, 'message');
  parentPort.postMessage(message);
  await isUsed;
}
