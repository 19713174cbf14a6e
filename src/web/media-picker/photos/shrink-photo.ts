import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';

/** A canvas, in a worker or in the page. */
type Surface = {
  draw: (picture: ImageBitmap, width: number, height: number) => void;
  toJpeg: (quality: number) => Promise<Blob>;
};
export type MakeSurface = (width: number, height: number) => Surface;

const QUALITIES = [0.88, 0.8, 0.7, 0.6, 0.5] as const;
/** Tried when even the lowest quality is too large. */
const SCALES = [1, 0.75, 0.5] as const;

/** Limits the longer side. Small photos keep their size. */
export function fittedSize({ width, height }: { width: number; height: number }, scale = 1) {
  const most = OPTIMISED_PHOTO.maxPixelsOnLongerSide;
  const factor = Math.min(1, most / Math.max(width, height)) * scale;
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** A JPEG within the upload limits, upright and without EXIF data. */
export async function shrinkPhoto(photo: Blob, makeSurface: MakeSurface): Promise<Blob> {
  return shrinkPicture(await createImageBitmap(photo, { imageOrientation: 'from-image' }), makeSurface);
}

/** Closes the picture. */
export async function shrinkPicture(picture: ImageBitmap, makeSurface: MakeSurface): Promise<Blob> {
  try {
    for (const scale of SCALES) {
      const { width, height } = fittedSize(picture, scale);
      const surface = makeSurface(width, height);
      surface.draw(picture, width, height);
      for (const quality of QUALITIES) {
        const jpeg = await surface.toJpeg(quality);
        if (jpeg.size <= OPTIMISED_PHOTO.maxBytes) return jpeg;
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('The photo does not get small enough');
}

/** On white: JPEG has no transparency and would show it as black. */
export function drawOnWhite(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  picture: ImageBitmap,
  width: number,
  height: number,
) {
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}
