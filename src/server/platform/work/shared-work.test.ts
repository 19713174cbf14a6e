import { describe, expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';
import { createWorkGate, serverTurn } from './work-gate.ts';

const of = (caller: string) => serverTurn(caller);
const leavingWith = ({ signal }: AbortController) => ({ caller: 'a', signal });
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const wideGate = () => createWorkGate({ atOnce: 5, waiting: 5 });

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
    const share = createSharedWork<string>(wideGate());
    const work = heldWork();
    const both = Promise.all([share('a', work.make, of('a')), share('a', work.make, of('b'))]);
    await nextTurn();
    work.finish('done');
    expect(await both).toEqual(['done', 'done']);
    const later = share('a', work.make, of('a'));
    await nextTurn();
    work.finish('again');
    expect(await later).toBe('again');
    expect(work.seen()).toEqual({ begun: 2, calledOff: 0 });
  });

  it('goes on while one of them waits, and is called off when the last has left', async () => {
    const share = createSharedWork<string>(wideGate());
    const work = heldWork();
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [share('a', work.make, leavingWith(first)), share('a', work.make, leavingWith(second))];
    first.abort();
    await expect(answers[0]).rejects.toMatchObject({ code: 'client-gone' });
    expect(work.seen()).toEqual({ begun: 1, calledOff: 0 });
    second.abort();
    await expect(answers[1]).rejects.toMatchObject({ code: 'client-gone' });
    expect(work.seen()).toEqual({ begun: 1, calledOff: 1 });
    const later = share('a', work.make, of('a'));
    await nextTurn();
    work.finish('fresh');
    expect(await later).toBe('fresh');
  });

  it('that fails, fails for all of them', async () => {
    const share = createSharedWork<string>(wideGate());
    const fail = async () => {
      throw new Error('no');
    };
    const answers = [share('a', fail, of('a')), share('a', fail, of('b'))];
    for (const answer of answers) await expect(answer).rejects.toThrow('no');
  });

  it('comes with the turn of whoever is next, not of who asked first', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 10 });
    const share = createSharedWork<string>(gate);
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(name);
      await nextTurn();
      return name;
    };
    const running = gate(nextTurn, of('greedy'));
    const greedy = ['1', '2', '3', 'home'].map((name) => share(name, work(name), of('greedy')));
    const visitor = share('home', work('home'), of('visitor'));
    expect(await visitor).toBe('home');
    expect(order).toEqual(['1', 'home']);
    await Promise.all([running, ...greedy]);
    expect(order).toEqual(['1', 'home', '2', '3']);
  });

  it('that finds every line full is refused to all of them', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 0 });
    const running = gate(nextTurn, of('a'));
    const share = createSharedWork<string>(gate);
    await expect(share('a', async () => 'a', of('a'))).rejects.toMatchObject({ status: 503 });
    await running;
    expect(await share('a', async () => 'a', of('a'))).toBe('a');
  });
});
