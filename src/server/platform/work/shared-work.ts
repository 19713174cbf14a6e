import { clientGone } from '#server/errors.ts';
import type { Turn, WorkGate } from './work-gate.ts';

type Caller = Omit<Turn, 'signal'>;

interface Run<Result> {
  result: Promise<Result>;
  waiting: number;
  /** Also queues the work for this caller; the first queue to admit it counts for all. */
  queueFor(caller: Caller): void;
  cancel(): void;
}

export type SharedWork<Result> = (
  key: string,
  work: (signal: AbortSignal) => Promise<Result>,
  turn: Turn,
) => Promise<Result>;

/** Created once: creating an Error captures a stack trace, which every run would pay for. */
const STARTED = new Error('The work has started');

/** In how many callers' queues one piece of work may wait. */
const MAX_QUEUES = 32;

/**
 * Callers that request the same thing while it is queued or running share one run. It waits in the queue of each of
 * them, so that one caller's long queue does not delay the others. A caller that leaves stops waiting immediately; when
 * the last has left, the run is cancelled.
 */
export function createSharedWork<Result>(gate: WorkGate): SharedWork<Result> {
  const runs = new Map<string, Run<Result>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<Result>): Run<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const cancelled = new AbortController();
    const started = new AbortController();
    const queuedFor = new Set<string>();

    async function waitInQueue(caller: Caller) {
      const signal = AbortSignal.any([cancelled.signal, started.signal]);
      const leave = await gate.enter({ ...caller, signal });
      if (started.signal.aborted) return leave();
      started.abort(STARTED);
      await work(cancelled.signal).then(resolve, reject).finally(leave);
    }
    const run: Run<Result> = {
      result: promise.finally(() => forget(key, run)),
      waiting: 0,
      queueFor(turn) {
        const { caller } = turn;
        if (started.signal.aborted || queuedFor.has(caller) || queuedFor.size >= MAX_QUEUES) return;
        queuedFor.add(caller);
        waitInQueue(turn).catch((error) => {
          queuedFor.delete(caller);
          if (queuedFor.size === 0 && !started.signal.aborted) reject(error);
        });
      },
      cancel: () => cancelled.abort(),
    };
    // No caller may be left to handle its failure.
    run.result.catch(() => undefined);
    runs.set(key, run);
    return run;
  }

  function forget(key: string, run: Run<Result>) {
    if (runs.get(key) === run) runs.delete(key);
  }

  return async (key, work, { signal, ...caller }) => {
    if (signal.aborted) throw clientGone();
    const run = runs.get(key) ?? start(key, work);
    run.waiting += 1;
    run.queueFor(caller);
    return new Promise<Result>((resolve, reject) => {
      const giveUp = () => {
        run.waiting -= 1;
        if (run.waiting === 0) {
          forget(key, run);
          run.cancel();
        }
        reject(clientGone());
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const stopListening = () => signal.removeEventListener('abort', giveUp);
      run.result.then(resolve, reject).finally(stopListening);
    });
  };
}
