import { type AppError, clientGone, tooBusy } from '#server/http/errors.ts';

/** On whose behalf work is done, and how to learn that nobody waits for it any longer. */
export interface Turn {
  /** Whoever shares this name shares one line: an address, usually. */
  caller?: string;
  signal?: AbortSignal;
}

export interface WorkGate {
  <Result>(work: () => Promise<Result>, turn?: Turn): Promise<Result>;
  /** For work that begins and ends in different places: answers how to give the place up. */
  enter(turn?: Turn): Promise<() => void>;
}

interface GateSize {
  atOnce: number;
  /** How many may stand in line altogether. */
  waiting: number;
  /** How many of those may be of one caller. */
  share?: number;
}

interface Waiter {
  admit(): void;
  refuse(error: AppError): void;
}

/**
 * Lets `atOnce` pieces of work run. The others stand in one line for each caller, and the callers take turns: who asks
 * for much waits behind himself. When all lines together are full, the longest gives way to shorter ones. Work whose
 * signal is given before its turn has come is never begun.
 */
export function createWorkGate({ atOnce, waiting, share = waiting }: GateSize): WorkGate {
  const lines = new Map<string, Set<Waiter>>();
  let running = 0;
  let queued = 0;

  function remove(caller: string, waiter: Waiter) {
    const line = lines.get(caller);
    if (!line?.delete(waiter)) return;
    queued -= 1;
    if (line.size === 0) lines.delete(caller);
  }

  function makeRoomFor(ownLength: number) {
    if (ownLength >= share) throw tooBusy();
    if (queued < waiting) return;
    const [caller, line] = [...lines].reduce((longest, next) =>
      next[1].size > longest[1].size ? next : longest,
    );
    const last = [...line].at(-1);
    if (!last || line.size <= ownLength + 1) throw tooBusy();
    remove(caller, last);
    last.refuse(tooBusy());
  }

  function standInLine({ caller = '', signal }: Turn): Promise<void> {
    makeRoomFor(lines.get(caller)?.size ?? 0);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        remove(caller, waiter);
        reject(clientGone());
      };
      const waiter: Waiter = {
        admit() {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
        refuse(error) {
          signal?.removeEventListener('abort', giveUp);
          reject(error);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      const line = lines.get(caller) ?? new Set();
      lines.set(caller, line.add(waiter));
      queued += 1;
    });
  }

  /** The first of the caller whose turn it is; that caller's next comes after everybody else's. */
  function admitNext() {
    const [next] = lines;
    const [waiter] = next?.[1] ?? [];
    if (!next || !waiter) {
      running -= 1;
      return;
    }
    const [caller, line] = next;
    lines.delete(caller);
    lines.set(caller, line);
    remove(caller, waiter);
    waiter.admit();
  }

  /**
   * A place that is given up goes straight to the next in line, so that nobody can slip in between; but only after
   * whatever arrived meanwhile has been looked at, so that a long line never keeps the cheap requests waiting.
   */
  function leave() {
    if (queued === 0) running -= 1;
    else setImmediate(admitNext);
  }

  async function enter(turn: Turn = {}) {
    if (turn.signal?.aborted) throw clientGone();
    if (running < atOnce) running += 1;
    else await standInLine(turn);
    let isIn = true;
    return () => {
      if (isIn) leave();
      isIn = false;
    };
  }

  async function through<Result>(work: () => Promise<Result>, turn?: Turn): Promise<Result> {
    const leaveGate = await enter(turn);
    try {
      return await work();
    } finally {
      leaveGate();
    }
  }
  return Object.assign(through, { enter });
}
