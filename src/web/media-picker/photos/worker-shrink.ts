export type Shrink = (photo: Blob) => Promise<Blob>;

export type ShrinkRequest = { id: number; photo: Blob };
/** Null when the worker could not read or draw the photo. */
export type ShrinkAnswer = { id: number; jpeg: Blob | null };

/** After this long the photo is considered too much for the browser. */
const TIMEOUT_MS = 30_000;

/** One worker, started with the first photo, processes all of them one after another. */
export function createWorkerShrink(start: () => Worker): Shrink {
  let worker: Worker | null = null;
  let lastId = 0;

  function dismiss(broken: Worker) {
    broken.terminate();
    if (worker === broken) worker = null;
  }

  return (photo) => {
    worker ??= start();
    const serving = worker;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const done = new AbortController();
      const fail = (reason: string) => {
        done.abort();
        reject(new Error(reason));
      };
      const giveUp = () => {
        dismiss(serving);
        fail('The worker does not answer');
      };
      const timer = setTimeout(giveUp, TIMEOUT_MS);
      done.signal.addEventListener('abort', () => clearTimeout(timer));
      serving.addEventListener('error', giveUp, { signal: done.signal });
      serving.addEventListener(
        'message',
        ({ data }: MessageEvent<ShrinkAnswer>) => {
          if (data.id !== id) return;
          if (!data.jpeg) return fail('The worker could not read the photo');
          done.abort();
          resolve(data.jpeg);
        },
        { signal: done.signal },
      );
      serving.postMessage({ id, photo } satisfies ShrinkRequest);
    });
  };
}
