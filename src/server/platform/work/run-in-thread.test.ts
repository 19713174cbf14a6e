import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { messagesFromThread, runInThread, ThreadStopped } from './run-in-thread.ts';

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

describe('reading the messages of a thread', () => {
  const HAND_OVER = new URL('./hand-over.ts', import.meta.url);
  const counting = module(`
    import { workerData } from 'node:worker_threads';
    const { handOver } = await import(workerData);
    for (let n = 1; n <= 3; n += 1) await handOver({ n, posted: Date.now() });`);
  const options = { ...LIMITS, data: HAND_OVER.href };

  it('yields one at a time: the thread posts the next when the last was used', async () => {
    const seen: number[] = [];
    let usedAt = 0;
    for await (const { n, posted } of messagesFromThread<{ n: number; posted: number }>(counting, options)) {
      expect(posted).toBeGreaterThanOrEqual(usedAt);
      await new Promise((resolve) => setTimeout(resolve, 20));
      usedAt = Date.now();
      seen.push(n);
    }
    expect(seen).toEqual([1, 2, 3]);
  });

  it('does not count the time in which a message is used towards the deadline', async () => {
    const seen: number[] = [];
    const deadlineMs = 20_000;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    for await (const { n } of messagesFromThread<{ n: number }>(counting, { ...options, deadlineMs })) {
      vi.advanceTimersByTime(deadlineMs * 2);
      seen.push(n);
    }
    expect(seen).toEqual([1, 2, 3]);
  });

  it('ends the thread when its reader stops early', async () => {
    const messages = messagesFromThread<{ n: number }>(counting, options);
    expect((await messages.next()).value).toMatchObject({ n: 1 });
    await messages.return(undefined);
    expect((await messages.next()).done).toBe(true);
  });

  it('rejects when the thread throws after a message', async () => {
    const failing = module(`
      import { parentPort } from 'node:worker_threads';
      parentPort.postMessage(1);
      setTimeout(() => { throw new Error('No such row'); }, 1);`);
    const messages = messagesFromThread<number>(failing, LIMITS);
    expect((await messages.next()).value).toBe(1);
    await expect(messages.next()).rejects.toThrow('No such row');
  });
});
