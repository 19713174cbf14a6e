import { clientGone } from '#server/http/errors.ts';

interface Making<Result> {
  result: Promise<Result>;
  askers: number;
  calledOff: AbortController;
}

export type SharedWork<Result> = (
  key: string,
  make: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Those who ask for the same thing while it is being made share one making of it. Whoever leaves stops waiting at once;
 * when the last has left, the making is called off.
 */
export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, Making<Result>>();

  function begin(key: string, make: (signal: AbortSignal) => Promise<Result>): Making<Result> {
    const calledOff = new AbortController();
    const result = make(calledOff.signal).finally(() => forget(key, making));
    const making: Making<Result> = { result, askers: 0, calledOff };
    underWay.set(key, making);
    // Nobody may be left to hear of its failure.
    result.catch(() => undefined);
    return making;
  }

  function forget(key: string, making: Making<Result>) {
    if (underWay.get(key) === making) underWay.delete(key);
  }

  return async (key, make, signal) => {
    if (signal?.aborted) throw clientGone();
    const making = underWay.get(key) ?? begin(key, make);
    making.askers += 1;
    if (!signal) return making.result;
    return new Promise<Result>((resolve, reject) => {
      const giveUp = () => {
        making.askers -= 1;
        if (making.askers === 0) {
          forget(key, making);
          making.calledOff.abort();
        }
        reject(clientGone());
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const stopListening = () => signal.removeEventListener('abort', giveUp);
      making.result.then(resolve, reject).finally(stopListening);
    });
  };
}
