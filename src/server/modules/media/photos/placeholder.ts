import { openSharp } from './open-sharp.ts';

/** A width of 16 for every ordinary photo; one that is a strip would become a placeholder of thousands of pixels. */
const BOX = { width: 16, height: 32, fit: 'inside' } as const;

/** A blurred picture of a few dozen bytes, small enough to be part of the page. */
export async function placeholderOf(image: Buffer): Promise<string> {
  const sharp = await openSharp();
  const tiny = await sharp(image).resize(BOX).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
