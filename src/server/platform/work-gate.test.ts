import { describe, expect, it } from 'vitest';
import { createWorkGate } from './work-gate.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the gate before heavy work', () => {
  it('lets only so many run at once and serves the others in their order', async () => {
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
        }),
      ),
    );
    expect(most).toBe(2);
    expect(served).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('turns away whoever finds the line full, and has room again later', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 1 });
    const first = gate(nextTurn);
    const second = gate(nextTurn);
    await expect(gate(nextTurn)).rejects.toMatchObject({ status: 503 });
    await Promise.all([first, second]);
    await expect(gate(async () => 'in')).resolves.toBe('in');
  });

  it('work that fails gives its place up', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 1 });
    await expect(
      gate(async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(gate(async () => 'in')).resolves.toBe('in');
  });

  it('callers take turns, so that who asks for much waits behind himself', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 10 });
    const served: string[] = [];
    const ask = (caller: string, name: string) =>
      gate(
        async () => {
          served.push(name);
          await nextTurn();
        },
        { caller },
      );
    await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')]);
    expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('one caller fills his share of the line and no more', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 10, share: 2 });
    const inside = [
      gate(nextTurn, { caller: 'a' }),
      gate(nextTurn, { caller: 'a' }),
      gate(nextTurn, { caller: 'a' }),
    ];
    await expect(gate(nextTurn, { caller: 'a' })).rejects.toMatchObject({ status: 503 });
    await expect(gate(async () => 'in', { caller: 'b' })).resolves.toBe('in');
    await Promise.all(inside);
  });

  it('when the line is full, the last of the longest gives way to a shorter one', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 3 });
    const first = gate(nextTurn, { caller: 'a' });
    const line = ['a2', 'a3', 'a4'].map((name) => gate(async () => name, { caller: 'a' }));
    const settled = Promise.allSettled(line);
    await expect(gate(async () => 'b1', { caller: 'b' })).resolves.toBe('b1');
    await first;
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('work of somebody who has left is never begun, and leaves its place to others', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 2 });
    const leaving = new AbortController();
    let begun = false;
    const first = gate(nextTurn);
    const left = gate(
      async () => {
        begun = true;
      },
      { signal: leaving.signal },
    );
    const second = gate(async () => 'second');
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'client-gone' });
    const third = gate(async () => 'third');
    expect(await Promise.all([first, second, third])).toEqual([undefined, 'second', 'third']);
    expect(begun).toBe(false);
    await expect(gate(nextTurn, { signal: leaving.signal })).rejects.toMatchObject({ code: 'client-gone' });
  });

  it('looks at what arrived meanwhile before it admits the next', async () => {
    const gate = createWorkGate({ atOnce: 1, waiting: 5 });
    const order: string[] = [];
    const work = (name: string) => gate(async () => void order.push(name));
    setImmediate(() => order.push('a cheap request'));
    await Promise.all([work('first'), work('second')]);
    expect(order).toEqual(['first', 'a cheap request', 'second']);
  });
});
