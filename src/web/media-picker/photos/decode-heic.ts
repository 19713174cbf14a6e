import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { MAX_DECODED_PIXELS } from '#domain/media/limits.ts';

const { HeifDecoder } = createLibheif();

/** The first picture of a HEIC file, upright. */
export async function decodeHeic(photo: Blob): Promise<ImageData> {
  const images = new HeifDecoder().decode(new Uint8Array(await photo.arrayBuffer()));
  const [image] = images;
  if (!image) throw new Error('The file contains no picture');
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > MAX_DECODED_PIXELS) throw new Error('The picture has too many pixels');
    return await new Promise<ImageData>((resolve, reject) =>
      image.display(new ImageData(width, height), (drawn) =>
        drawn ? resolve(drawn) : reject(new Error('The picture cannot be decoded')),
      ),
    );
  } finally {
    for (const each of images) each.free();
  }
}
