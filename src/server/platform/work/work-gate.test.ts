import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createWorkGate, serverTurn } from './work-gate.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const turnOf = (caller: string) => serverTurn(caller);

describe('the gate before heavy work', () => {
  it('limits how many run at once and serves the others in order', async () => {
    const gate = createWorkGate({ atOnce: 2, waiting: 10 });
    let running = 0;
    let most = 0;
    const served: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) =>
        gate(async () => {
          running += 1;
          most = Math.max(most, running);
          served.push(at);
          await nextTurn();
          running -= 1;
        }, turnOf('a')),
      ),
    );
    expect(most).toBe(2);
    expect(served).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('refuses a caller that has filled the queue, and accepts it again later', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 1 });
    const first = gate(nextTurn, turnOf('a'));
    const second = gate(nextTurn, turnOf('a'));
    await expect(gate(nextTurn, turnOf('a'))).rejects.toMatchObject({ status: 503 });
    await Promise.all([first, second]);
    await expect(gate(async () => 'in', turnOf('a'))).resolves.toBe('in');
  });

  it('frees the place of work that fails', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 1 });
    const fail = async () => {
      throw new Error('no');
    };
    await expect(gate(fail, turnOf('a'))).rejects.toThrow('no');
    await expect(gate(async () => 'in', turnOf('a'))).resolves.toBe('in');
  });

  it('lets callers take turns, so that a caller with much work only delays itself', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 10 });
    const served: string[] = [];
    const ask = (caller: string, name: string) =>
      gate(async () => {
        served.push(name);
        await nextTurn();
      }, turnOf(caller));
    await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')]);
    expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('lets one caller fill the whole queue while no other caller is waiting, and serves all of it', async () => {
    const gate = createWorkGate({ atOnce: 2, waiting: 500 });
    const results = await Promise.all(
      Array.from({ length: 502 }, (_, n) =>
        gate(async () => {
          await nextTurn();
          return n;
        }, turnOf('link checker')),
      ),
    );
    expect(results).toEqual(Array.from({ length: 502 }, (_, n) => n));
  });

  it('drops the last entry of the longest queue when the gate is full and another caller arrives', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 3 });
    const first = gate(nextTurn, turnOf('a'));
    const queue = ['a2', 'a3', 'a4'].map((name) => gate(async () => name, turnOf('a')));
    const settled = Promise.allSettled(queue);
    await expect(gate(async () => 'b1', turnOf('b'))).resolves.toBe('b1');
    await first;
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('gives every caller an equal share of a full queue, whatever the order of arrival', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 12 });
    const release = await gate.enter(turnOf('nobody'));
    const served: string[] = [];
    const refused: string[] = [];
    const work = (caller: string) => async () => void served.push(caller);
    const timesEach = (names: readonly string[]) =>
      ['a', 'b', 'c'].map((caller) => names.filter((name) => name === caller).length);
    const leaving = new AbortController();
    const asked = ['a', 'b', 'c'].flatMap((caller) =>
      Array.from({ length: 20 }, (_, n) =>
        gate(work(caller), {
          caller,
          signal: n === 0 ? leaving.signal : turnOf(caller).signal,
        }).catch((error) => {
          if (error.status === 503) refused.push(caller);
        }),
      ),
    );
    await nextTurn();
    expect(timesEach(refused)).toEqual([16, 16, 16]);
    leaving.abort();
    const late = ['a', 'b', 'c'].map((caller) => gate(work(caller), turnOf(caller)));
    release();
    await Promise.all([...asked, ...late]);
    expect(timesEach(served)).toEqual([4, 4, 4]);
  });

  it('never starts work whose client has gone, and frees its place', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 2 });
    const leaving = new AbortController();
    const gone = { caller: 'a', signal: leaving.signal };
    let begun = false;
    const first = gate(nextTurn, turnOf('a'));
    const left = gate(async () => {
      begun = true;
    }, gone);
    const second = gate(async () => 'second', turnOf('a'));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'client-gone' });
    const third = gate(async () => 'third', turnOf('a'));
    expect(await Promise.all([first, second, third])).toEqual([undefined, 'second', 'third']);
    expect(begun).toBe(false);
    await expect(gate(nextTurn, gone)).rejects.toMatchObject({ code: 'client-gone' });
  });

  it('refuses work that has waited longer than its patience, but finishes what has started', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const gate = createWorkGate({ atOnce: 1, waiting: 5 });
    const { promise: held, resolve: release } = Promise.withResolvers<string>();
    const running = gate(() => held, { ...turnOf('a'), patience: 1_000 });
    const waiting = gate(async () => 'too late', { ...turnOf('a'), patience: 1_000 });
    const refused = expect(waiting).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(1_001);
    await refused;
    release('finished');
    expect(await running).toBe('finished');
    await expect(gate(async () => 'in', turnOf('a'))).resolves.toBe('in');
  });

  it('refuses a caller immediately once its own limit is waiting, and still queues others', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 5 });
    const { promise: held, resolve: release } = Promise.withResolvers<string>();
    const impatient = { ...turnOf('a'), queueLimit: 1 };
    const running = gate(() => held, impatient);
    const queued = gate(async () => 'queued', impatient);
    await expect(gate(async () => 'too many', impatient)).rejects.toMatchObject({ status: 503 });
    const other = gate(async () => 'other', { ...turnOf('b'), queueLimit: 1 });
    release('finished');
    expect(await Promise.all([running, queued, other])).toEqual(['finished', 'queued', 'other']);
  });

  it('lets the event loop handle new requests before it admits the next', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 5 });
    const order: string[] = [];
    const work = (name: string) => gate(async () => void order.push(name), turnOf('a'));
    setImmediate(() => order.push('a cheap request'));
    await Promise.all([work('first'), work('second')]);
    expect(order).toEqual(['first', 'a cheap request', 'second']);
  });
});
