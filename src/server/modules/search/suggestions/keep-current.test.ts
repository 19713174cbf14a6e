import { expect, it } from 'vitest';
import { keepCurrent } from './keep-current.ts';

function setUp() {
  let generation = 0;
  let now = 0;
  const reads: PromiseWithResolvers<string>[] = [];
  const current = keepCurrent(
    { pageCache: { generation: () => generation }, clock: { now: () => new Date(now) } },
    () => {
      const read = Promise.withResolvers<string>();
      reads.push(read);
      return read.promise;
    },
  );
  return {
    current,
    reads,
    change() {
      generation += 1;
    },
    wait(ms: number) {
      now += ms;
    },
  };
}

it('the first requests share one reading, later ones need none', async () => {
  const { current, reads } = setUp();
  const first = [current(), current()];
  reads[0]?.resolve('table');
  expect(await Promise.all(first)).toEqual(['table', 'table']);
  expect(await current()).toBe('table');
  expect(reads).toHaveLength(1);
});

it('a changed market is read again in the background, at most every fifteen seconds', async () => {
  const { current, reads, change, wait } = setUp();
  const first = current();
  reads[0]?.resolve('old');
  await first;
  wait(20_000);
  expect(await current()).toBe('old');
  expect(reads).toHaveLength(1);
  change();
  expect(await current()).toBe('old');
  expect(await current()).toBe('old');
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('new');
  await reads[1]?.promise;
  expect(await current()).toBe('new');
  change();
  wait(14_999);
  expect(await current()).toBe('new');
  expect(reads).toHaveLength(2);
});

it('a listing that changes during the reading causes another one', async () => {
  const { current, reads, change, wait } = setUp();
  const first = current();
  change();
  reads[0]?.resolve('before the change');
  await first;
  wait(15_000);
  await current();
  expect(reads).toHaveLength(2);
});

it('after a failure the next request tries again, and an older table stays in use', async () => {
  const { current, reads, change, wait } = setUp();
  const first = current();
  reads[0]?.reject(new Error('The database is gone'));
  await expect(first).rejects.toThrow('gone');
  const second = current();
  reads[1]?.resolve('table');
  expect(await second).toBe('table');
  change();
  wait(15_000);
  await current();
  reads[2]?.reject(new Error('The database is gone'));
  await reads[2]?.promise.catch(() => undefined);
  expect(await current()).toBe('table');
  expect(reads).toHaveLength(4);
});
