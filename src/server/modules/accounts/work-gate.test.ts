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
});
