import { optimisedName } from '#domain/media/files.ts';
import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import { drawOnWhite, type MakeSurface, shrinkPhoto } from './shrink-photo.ts';

type Shrink = (photo: Blob) => Promise<Blob>;

/** Methods in order of preference. */
const METHODS: readonly Shrink[] = [shrinkInWorker, shrinkInPage];

/** The file to upload: a small JPEG, or the original if no method works. */
export async function optimisePhoto(photo: File, methods: readonly Shrink[] = METHODS): Promise<File> {
  for (const shrink of methods) {
    try {
      const { contentType } = OPTIMISED_PHOTO;
      return new File([await shrink(photo)], optimisedName(photo.name), { type: contentType });
    } catch {
      // The server accepts originals too, and reports those it cannot read.
    }
  }
  return photo;
}

export type ShrinkRequest = { id: number; photo: Blob };
/** Null when the worker could not read or draw the photo. */
export type ShrinkAnswer = { id: number; jpeg: Blob | null };

/** After this long the photo is considered too much for the browser. */
const TIMEOUT_MS = 30_000;

let worker: Worker | null = null;
let lastId = 0;

function startWorker(): Worker {
  return new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module', name: 'photos' });
}

function dismiss(broken: Worker) {
  broken.terminate();
  if (worker === broken) worker = null;
}

/** Keeps the page responsive. One worker processes all photos, one after another. */
function shrinkInWorker(photo: Blob): Promise<Blob> {
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
}

const pageCanvas: MakeSurface = (width, height) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return {
    draw: (...drawn) => drawOnWhite(canvas.getContext('2d'), ...drawn),
    toJpeg: (quality) =>
      new Promise((resolve, reject) =>
        canvas.toBlob(
          (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('The canvas gives no picture'))),
          OPTIMISED_PHOTO.contentType,
          quality,
        ),
      ),
  };
};

/** For browsers whose workers cannot draw. */
function shrinkInPage(photo: Blob): Promise<Blob> {
  return shrinkPhoto(photo, pageCanvas);
}
