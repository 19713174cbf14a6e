import { describe, expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';

/** Work that ends when told to, and says whether it was called off. */
function heldWork() {
  let finish: (result: string) => void = () => undefined;
  let begun = 0;
  let calledOff = 0;
  const make = (signal: AbortSignal) => {
    begun += 1;
    signal.addEventListener('abort', () => (calledOff += 1));
    return new Promise<string>((resolve) => (finish = resolve));
  };
  return { make, finish: (result: string) => finish(result), seen: () => ({ begun, calledOff }) };
}

describe('work that several ask for at once', () => {
  it('is done once, and anew for who asks later', async () => {
    const share = createSharedWork<string>();
    const work = heldWork();
    const both = Promise.all([share('a', work.make), share('a', work.make)]);
    work.finish('done');
    expect(await both).toEqual(['done', 'done']);
    const later = share('a', work.make);
    work.finish('again');
    expect(await later).toBe('again');
    expect(work.seen()).toEqual({ begun: 2, calledOff: 0 });
  });

  it('goes on while one of them waits, and is called off when the last has left', async () => {
    const share = createSharedWork<string>();
    const work = heldWork();
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [share('a', work.make, first.signal), share('a', work.make, second.signal)];
    first.abort();
    await expect(answers[0]).rejects.toMatchObject({ code: 'client-gone' });
    expect(work.seen()).toEqual({ begun: 1, calledOff: 0 });
    second.abort();
    await expect(answers[1]).rejects.toMatchObject({ code: 'client-gone' });
    expect(work.seen()).toEqual({ begun: 1, calledOff: 1 });
    const later = share('a', work.make);
    work.finish('fresh');
    expect(await later).toBe('fresh');
  });

  it('that fails, fails for all of them', async () => {
    const share = createSharedWork<string>();
    const fail = async () => {
      throw new Error('no');
    };
    const answers = [share('a', fail), share('a', fail, new AbortController().signal)];
    for (const answer of answers) await expect(answer).rejects.toThrow('no');
  });
});
