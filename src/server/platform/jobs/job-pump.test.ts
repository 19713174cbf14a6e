import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createJobPump } from './job-pump.ts';

function pumping(atOnce: number, waiting: string[] = []) {
  const open = new Map<string, () => void>();
  const begun: string[] = [];
  const fetch = vi.fn(async (most: number) => waiting.splice(0, most));
  const pump = createJobPump<string>({
    atOnce,
    fetch,
    async perform(task) {
      begun.push(task);
      await new Promise<void>((resolve) => open.set(task, resolve));
    },
    onError: (error) => {
      throw error;
    },
  });
  const settle = async () => {
    for (let n = 0; n < 10; n += 1) await turn();
  };
  return {
    pump,
    begun,
    fetch,
    settle,
    add: (...tasks: string[]) => waiting.push(...tasks),
    end: async (task: string) => {
      open.get(task)?.();
      await settle();
    },
  };
}

it('begins as many as it has places for, and each place that becomes free takes the next', async () => {
  const { pump, begun, settle, end } = pumping(2, ['a', 'b', 'c', 'd']);
  pump.wake();
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('asks once when woken for nothing, and then not again by itself', async () => {
  const { pump, fetch, settle } = pumping(4);
  pump.wake();
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('many wakings of one moment are one question', async () => {
  const { pump, fetch, settle } = pumping(4);
  for (let n = 0; n < 100; n += 1) pump.wake();
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('what is added while it asks is not overlooked', async () => {
  const { pump, begun, fetch, settle, add } = pumping(4);
  fetch.mockImplementationOnce(async () => {
    add('late');
    pump.wake();
    return [];
  });
  pump.wake();
  await settle();
  expect(begun).toEqual(['late']);
});

it('what is added while all places are taken is begun when one is free', async () => {
  const { pump, begun, settle, add, end } = pumping(1, ['a']);
  pump.wake();
  await settle();
  add('b');
  pump.wake();
  await settle();
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
});

it('finishing begins nothing more and waits for what is under way', async () => {
  const { pump, begun, settle, end } = pumping(1, ['a', 'b']);
  pump.wake();
  await settle();
  let isFinished = false;
  const finishing = pump.finish().then(() => {
    isFinished = true;
  });
  await settle();
  expect(isFinished).toBe(false);
  await end('a');
  await finishing;
  expect(begun).toEqual(['a']);
});
