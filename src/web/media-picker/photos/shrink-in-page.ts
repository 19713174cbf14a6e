import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import { drawOnWhite, type MakeSurface, shrinkPhoto } from './shrink-photo.ts';

const inPage: MakeSurface = (width, height) => {
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
export const shrinkInPage = (photo: Blob): Promise<Blob> => shrinkPhoto(photo, inPage);
