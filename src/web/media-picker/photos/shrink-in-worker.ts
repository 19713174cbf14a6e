export type ShrinkRequest = { id: number; photo: Blob };
/** No picture when the worker could not read or draw the photo. */
export type ShrinkAnswer = { id: number; jpeg: Blob | null };

/** A photo that takes longer is one that the browser cannot manage. */
const PATIENCE_MS = 30_000;

let worker: Worker | null = null;
let lastId = 0;

function startWorker(): Worker {
  return new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module', name: 'photos' });
}

function dismiss(broken: Worker) {
  broken.terminate();
  if (worker === broken) worker = null;
}

/** Keeps the page free to answer while a photo is worked on. One worker serves every photo, one after the other. */
export function shrinkInWorker(photo: Blob): Promise<Blob> {
  worker ??= startWorker();
  const serving = worker;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const fail = (reason: string) => {
      done.abort();
      reject(new Error(reason));
    };
    const give = () => {
      dismiss(serving);
      fail('The worker does not answer');
    };
    const timer = setTimeout(give, PATIENCE_MS);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    serving.addEventListener('error', give, { signal: done.signal });
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
}
