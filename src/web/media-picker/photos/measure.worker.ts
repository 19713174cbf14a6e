import { MEASURED_AT, measurePhoto } from '#domain/media/photo-remarks.ts';
import type { MeasureAnswer, MeasureRequest } from './measure-photo.ts';

async function measure({ id, photo }: MeasureRequest): Promise<MeasureAnswer> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const longest = Math.max(picture.width, picture.height);
    const scale = Math.min(1, MEASURED_AT / longest);
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) return { id, measures: null };
    context.drawImage(picture, 0, 0, width, height);
    return { id, measures: measurePhoto(context.getImageData(0, 0, width, height), longest) };
  } finally {
    picture.close();
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<MeasureRequest>) => {
  self.postMessage(await measure(data).catch((): MeasureAnswer => ({ id: data.id, measures: null })));
});
