import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import type { ShrinkAnswer, ShrinkRequest } from './optimise-photo.ts';
import { drawOnWhite, type MakeSurface, shrinkPhoto } from './shrink-photo.ts';

const offscreen: MakeSurface = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    draw: (...drawn) => drawOnWhite(canvas.getContext('2d'), ...drawn),
    toJpeg: (quality) => canvas.convertToBlob({ type: OPTIMISED_PHOTO.contentType, quality }),
  };
};

self.addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
  const answer: ShrinkAnswer = await shrinkPhoto(data.photo, offscreen).then(
    (jpeg) => ({ id: data.id, jpeg }),
    () => ({ id: data.id, jpeg: null }),
  );
  self.postMessage(answer);
});
