import { describe, expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';
import { createWorkGate, serverTurn } from './work-gate.ts';

const turnOf = (caller: string) => serverTurn(caller);
const leavingWith = ({ signal }: AbortController) => ({ caller: 'a', signal });
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const wideGate = () => createWorkGate({ atOnce: 5, waiting: 5 });

/** Work that finishes on request and counts how often it was started and cancelled. */
function heldWork() {
  let finish: (result: string) => void = () => undefined;
  let started = 0;
  let cancelled = 0;
  const make = (signal: AbortSignal) => {
    started += 1;
    signal.addEventListener('abort', () => (cancelled += 1));
    return new Promise<string>((resolve) => (finish = resolve));
  };
  return { make, finish: (result: string) => finish(result), seen: () => ({ started, cancelled }) };
}

describe('work shared by several callers', () => {
  it('runs once for simultaneous callers, and again for later ones', async () => {
    const share = createSharedWork<string>(wideGate());
    const work = heldWork();
    const both = Promise.all([share('a', work.make, turnOf('a')), share('a', work.make, turnOf('b'))]);
    await nextTurn();
    work.finish('done');
    expect(await both).toEqual(['done', 'done']);
    const later = share('a', work.make, turnOf('a'));
    await nextTurn();
    work.finish('again');
    expect(await later).toBe('again');
    expect(work.seen()).toEqual({ started: 2, cancelled: 0 });
  });

  it('continues while one caller waits, and is cancelled when the last one leaves', async () => {
    const share = createSharedWork<string>(wideGate());
    const work = heldWork();
    const [first, second] = [new AbortController(), new AbortController()];
    const results = [share('a', work.make, leavingWith(first)), share('a', work.make, leavingWith(second))];
    first.abort();
    await expect(results[0]).rejects.toMatchObject({ code: 'client-gone' });
    expect(work.seen()).toEqual({ started: 1, cancelled: 0 });
    second.abort();
    await expect(results[1]).rejects.toMatchObject({ code: 'client-gone' });
    expect(work.seen()).toEqual({ started: 1, cancelled: 1 });
    const later = share('a', work.make, turnOf('a'));
    await nextTurn();
    work.finish('fresh');
    expect(await later).toBe('fresh');
  });

  it('rejects for all callers when it fails', async () => {
    const share = createSharedWork<string>(wideGate());
    const fail = async () => {
      throw new Error('no');
    };
    const results = [share('a', fail, turnOf('a')), share('a', fail, turnOf('b'))];
    for (const result of results) await expect(result).rejects.toThrow('no');
  });

  it('runs at the turn of whichever caller is next, not of the first', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 10 });
    const share = createSharedWork<string>(gate);
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(name);
      await nextTurn();
      return name;
    };
    const running = gate(nextTurn, turnOf('greedy'));
    const greedy = ['1', '2', '3', 'home'].map((name) => share(name, work(name), turnOf('greedy')));
    const visitor = share('home', work('home'), turnOf('visitor'));
    expect(await visitor).toBe('home');
    expect(order).toEqual(['1', 'home']);
    await Promise.all([running, ...greedy]);
    expect(order).toEqual(['1', 'home', '2', '3']);
  });

  it('is refused to all callers when the queue is full', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 0 });
    const running = gate(nextTurn, turnOf('a'));
    const share = createSharedWork<string>(gate);
    await expect(share('a', async () => 'a', turnOf('a'))).rejects.toMatchObject({ status: 503 });
    await running;
    expect(await share('a', async () => 'a', turnOf('a'))).toBe('a');
  });
});
