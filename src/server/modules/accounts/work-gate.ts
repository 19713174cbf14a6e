import { tooBusy } from '#server/http/errors.ts';

export type WorkGate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets `atOnce` pieces of work run and `waiting` more stand in line; whoever comes then is told to come back. */
export function createWorkGate({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkGate {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw tooBusy();
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** A place that is given up goes straight to the next in line, so that nobody can slip in between. */
  function leave() {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
