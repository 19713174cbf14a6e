import { openSharp } from './open-sharp.ts';

const WIDTH = 16;

/** A blurred picture of a few dozen bytes, small enough to be part of the page. */
export async function placeholderOf(image: Buffer): Promise<string> {
  const sharp = await openSharp();
  const tiny = await sharp(image).resize({ width: WIDTH }).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
