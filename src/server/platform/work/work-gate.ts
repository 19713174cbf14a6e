import { MINUTE } from '#domain/durations.ts';
import { type AppError, clientGone, tooBusy } from '#server/errors.ts';

/** On whose behalf work runs. */
export interface Turn {
  /** Each caller has its own queue: a client address, an account, a job. */
  caller: string;
  /** Aborted when no client waits for the result any more. */
  signal: AbortSignal;
  /** Milliseconds in the queue after which it is refused; work that has started is finished. */
  patience?: number;
  /** Refused immediately if this many of the caller's are already waiting. */
  queueLimit?: number;
}

const SERVER_PATIENCE = 10 * MINUTE;

/** For work that no client waits for, such as a job. */
export const serverTurn = (caller: string, patience = SERVER_PATIENCE): Turn => ({
  caller,
  signal: AbortSignal.timeout(patience),
});

export interface WorkGate {
  <Result>(work: () => Promise<Result>, turn: Turn): Promise<Result>;
  /** For work that starts and ends in different places: resolves to a function that frees the place. */
  enter(turn: Turn): Promise<() => void>;
}

interface GateSize {
  atOnce: number;
  /** How many may wait in total. One caller may use all of it while no other is waiting. */
  waiting: number;
}

interface Waiter {
  admit(): void;
  refuse(error: AppError): void;
}

/** Node accepts one connection per turn of its event loop: with one turn per piece of work, new connections would starve. */
const LOOP_TURNS = 8;

function afterLoopTurns(turns: number, next: () => void) {
  if (turns === 0) next();
  else setImmediate(() => afterLoopTurns(turns - 1, next));
}

/** The waiting work, with a queue for each caller. */
function createQueues() {
  const queues = new Map<string, Set<Waiter>>();
  /** Callers by the length of their queue, to find the longest without a scan. */
  const callersOfLength: Set<string>[] = [];
  let size = 0;

  function move(caller: string, from: number, to: number) {
    callersOfLength[from]?.delete(caller);
    callersOfLength[to] ??= new Set();
    if (to > 0) callersOfLength[to].add(caller);
    while (callersOfLength.length > 1 && callersOfLength.at(-1)?.size === 0) callersOfLength.pop();
  }

  function remove(caller: string, waiter: Waiter) {
    const queue = queues.get(caller);
    if (!queue?.delete(waiter)) return;
    size -= 1;
    move(caller, queue.size + 1, queue.size);
    if (queue.size === 0) queues.delete(caller);
  }

  return {
    size: () => size,
    lengthOf: (caller: string) => queues.get(caller)?.size ?? 0,
    longest: () => callersOfLength.length - 1,
    remove,
    add(caller: string, waiter: Waiter) {
      const queue = queues.get(caller) ?? new Set();
      queues.set(caller, queue.add(waiter));
      size += 1;
      move(caller, queue.size - 1, queue.size);
    },
    /** Takes the last waiter of a longest queue. */
    takeLastOfLongest(): Waiter | undefined {
      const [caller = ''] = callersOfLength.at(-1) ?? [];
      const waiter = [...(queues.get(caller) ?? [])].at(-1);
      if (waiter) remove(caller, waiter);
      return waiter;
    },
    /** Takes the first waiter of the caller whose turn it is, and moves that caller to the end. */
    takeNext(): Waiter | undefined {
      const [[caller, queue] = ['', undefined]] = queues;
      const [waiter] = queue ?? [];
      if (!queue || !waiter) return undefined;
      queues.delete(caller);
      queues.set(caller, queue);
      remove(caller, waiter);
      return waiter;
    },
  };
}

/**
 * Lets `atOnce` pieces of work run. The rest waits in one queue per caller, and the callers take turns. A single caller
 * may fill the whole waiting space; once it is full, the longest queue loses its last entry to a caller whose own queue
 * is shorter. So only a caller that keeps others waiting is refused. Work whose signal is aborted before its turn is
 * never started.
 */
export function createWorkGate({ atOnce, waiting }: GateSize): WorkGate {
  const queues = createQueues();
  let running = 0;

  function makeRoomFor(caller: string) {
    if (queues.size() < waiting) return;
    if (queues.longest() <= queues.lengthOf(caller) + 1) throw tooBusy();
    queues.takeLastOfLongest()?.refuse(tooBusy());
  }

  function wait({ caller, signal, patience, queueLimit = waiting }: Turn): Promise<void> {
    if (queues.lengthOf(caller) >= queueLimit) throw tooBusy();
    makeRoomFor(caller);
    return new Promise((resolve, reject) => {
      const leaveQueue = (error: AppError) => {
        queues.remove(caller, waiter);
        waiter.refuse(error);
      };
      const onAbort = () => leaveQueue(clientGone());
      const timer = patience && setTimeout(() => leaveQueue(tooBusy()), patience).unref();
      const stopListening = () => {
        signal.removeEventListener('abort', onAbort);
        if (timer) clearTimeout(timer);
      };
      const waiter: Waiter = {
        admit() {
          stopListening();
          resolve();
        },
        refuse(error) {
          stopListening();
          reject(error);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      queues.add(caller, waiter);
    });
  }

  function admitNext() {
    const next = queues.takeNext();
    if (next) next.admit();
    else running -= 1;
  }

  /**
   * A freed place goes straight to the next waiter, so that no newcomer can take it first; but only after the event loop
   * has handled what arrived meanwhile, so that a long queue never delays cheap requests.
   */
  function leave() {
    if (queues.size() === 0) running -= 1;
    else afterLoopTurns(LOOP_TURNS, admitNext);
  }

  async function enter(turn: Turn) {
    if (turn.signal.aborted) throw clientGone();
    if (running < atOnce) running += 1;
    else await wait(turn);
    let isIn = true;
    return () => {
      if (isIn) leave();
      isIn = false;
    };
  }

  async function through<Result>(work: () => Promise<Result>, turn: Turn): Promise<Result> {
    const leaveGate = await enter(turn);
    try {
      return await work();
    } finally {
      leaveGate();
    }
  }
  return Object.assign(through, { enter });
}
