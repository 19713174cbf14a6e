import { describe, expect, it } from 'vitest';
import { runInThread, ThreadStopped } from './run-in-thread.ts';

const module = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const LIMITS = { data: undefined, deadlineMs: 60_000, heapMb: 32 };
const ENDLESS = module('for (;;);');

/** How many turns the event loop of this thread takes while the work runs. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work.catch(() => undefined);
  isDone = true;
  return turns;
}

describe('running a module in a thread', () => {
  it('returns the message that the thread posts', async () => {
    const doubling = module(`
      import { parentPort, workerData } from 'node:worker_threads';
      parentPort.postMessage(workerData * 2);`);
    expect(await runInThread(doubling, { ...LIMITS, data: 21 })).toBe(42);
  });

  it('stops an endless loop at the deadline, and the event loop keeps running', async () => {
    const work = runInThread(ENDLESS, { ...LIMITS, deadlineMs: 300 });
    expect(await turnsDuring(work)).toBeGreaterThan(100);
    await expect(work).rejects.toThrow(ThreadStopped);
  });

  it('stops a thread that exceeds its memory limit', async () => {
    const greedy = module('const taken = []; for (;;) taken.push(new Array(10_000).fill(1));');
    await expect(runInThread(greedy, LIMITS)).rejects.toThrow(ThreadStopped);
  });

  it('stops the thread when the caller aborts', async () => {
    const waiting = new AbortController();
    const work = runInThread(ENDLESS, { ...LIMITS, signal: waiting.signal });
    waiting.abort();
    await expect(work).rejects.toMatchObject({ code: 'client-gone' });
    await expect(runInThread(ENDLESS, { ...LIMITS, signal: waiting.signal })).rejects.toMatchObject({
      code: 'client-gone',
    });
  });

  it.each([
    ['throws', "throw new Error('No such box')", 'No such box'],
    ['ends without a message', 'process.exit(3)', 'ended with code 3'],
  ])('rejects, and the process continues, when the thread %s', async (_what, code, message) => {
    await expect(runInThread(module(code), LIMITS)).rejects.toThrow(message);
  });
});
