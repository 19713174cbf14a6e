import { isHeic, optimisedName } from '#domain/media/files.ts';
import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import { drawOnWhite, type MakeSurface, shrinkPhoto } from './shrink-photo.ts';
import { createWorkerShrink, type Shrink } from './worker-shrink.ts';

/** Keeps the page responsive. */
const shrinkInWorker = createWorkerShrink(
  () => new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module', name: 'photos' }),
);

/** Fetches a decoder for what the browser itself cannot read. */
const decodeHeic = createWorkerShrink(
  () => new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module', name: 'heic' }),
);

/** Methods in order of preference. */
const methodsFor = (photo: File): readonly Shrink[] =>
  isHeic(photo) ? [shrinkInWorker, decodeHeic] : [shrinkInWorker, shrinkInPage];

/** The file to upload: a small JPEG, or the original if no method works. */
export async function optimisePhoto(photo: File, methods = methodsFor(photo)): Promise<File> {
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
