import { clientGone } from '#server/errors.ts';
import type { Turn, WorkGate } from './work-gate.ts';

type Asker = Pick<Turn, 'caller' | 'patience'>;

interface Making<Result> {
  result: Promise<Result>;
  askers: number;
  /** Stands in this caller's line too: whichever line is the quickest counts for all. */
  alsoFor(asker: Asker): void;
  callOff(): void;
}

export type SharedWork<Result> = (
  key: string,
  work: (signal: AbortSignal) => Promise<Result>,
  turn: Turn,
) => Promise<Result>;

/** Made once: an error made anew gathers where it was made, and every piece of work would pay for that. */
const BEGUN = new Error('The work has begun');

/** In how many callers' lines one piece of work may stand. */
const MAX_LINES = 32;

/**
 * Those who ask for the same thing while it waits at the gate or is being made share one making of it. It stands in the
 * line of each of them, so that nobody's long line holds up what others want too. Whoever leaves stops waiting at once;
 * when the last has left, the making is called off.
 */
export function createSharedWork<Result>(gate: WorkGate): SharedWork<Result> {
  const underWay = new Map<string, Making<Result>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Making<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const calledOff = new AbortController();
    const begun = new AbortController();
    const standing = new Set<string>();

    async function standInLine(asker: Asker) {
      const signal = AbortSignal.any([calledOff.signal, begun.signal]);
      const leave = await gate.enter({ ...asker, signal });
      if (begun.signal.aborted) return leave();
      begun.abort(BEGUN);
      await work(calledOff.signal).then(resolve, reject).finally(leave);
    }
    const making: Making<Result> = {
      result: promise.finally(() => forget(key, making)),
      askers: 0,
      alsoFor({ caller, patience }) {
        if (begun.signal.aborted || standing.has(caller) || standing.size >= MAX_LINES) return;
        standing.add(caller);
        standInLine({ caller, patience }).catch((error) => {
          standing.delete(caller);
          if (standing.size === 0 && !begun.signal.aborted) reject(error);
        });
      },
      callOff: () => calledOff.abort(),
    };
    // Nobody may be left to hear of its failure.
    making.result.catch(() => undefined);
    underWay.set(key, making);
    return making;
  }

  function forget(key: string, making: Making<Result>) {
    if (underWay.get(key) === making) underWay.delete(key);
  }

  return async (key, work, { signal, ...asker }) => {
    if (signal.aborted) throw clientGone();
    const making = underWay.get(key) ?? begin(key, work);
    making.askers += 1;
    making.alsoFor(asker);
    return new Promise<Result>((resolve, reject) => {
      const giveUp = () => {
        making.askers -= 1;
        if (making.askers === 0) {
          forget(key, making);
          making.callOff();
        }
        reject(clientGone());
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const stopListening = () => signal.removeEventListener('abort', giveUp);
      making.result.then(resolve, reject).finally(stopListening);
    });
  };
}
