import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import { drawOnWhite, type MakeSurface } from './shrink-photo.ts';
import type { Shrink, ShrinkAnswer, ShrinkRequest } from './worker-shrink.ts';

export const offscreen: MakeSurface = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    draw: (...drawn) => drawOnWhite(canvas.getContext('2d'), ...drawn),
    toJpeg: (quality) => canvas.convertToBlob({ type: OPTIMISED_PHOTO.contentType, quality }),
  };
};

/** The worker's side: shrinks every photo it is sent. */
export function answerWith(shrink: Shrink) {
  self.addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
    const answer: ShrinkAnswer = await shrink(data.photo).then(
      (jpeg) => ({ id: data.id, jpeg }),
      () => ({ id: data.id, jpeg: null }),
    );
    self.postMessage(answer);
  });
}
