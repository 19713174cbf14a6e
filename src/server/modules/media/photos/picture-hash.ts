import { openSharp } from './open-sharp.ts';

const COLUMNS = 9;
const ROWS = 8;
/** Each grey is the mean of a square with sides of this many pixels: steadier than shrinking alone. */
const SQUARE = 8;
/** Below this difference two neighbours count as equal: compression noise is smaller, edges are larger. */
const STEP = 2;
/** A picture with fewer edges looks like any other of its kind: sea and sky, a blank sheet. */
const MIN_EDGES = 10;

/** The picture as nine by eight grey values, row by row. */
async function greysOf(image: Buffer): Promise<number[]> {
  const width = COLUMNS * SQUARE;
  const sharp = await openSharp();
  const pixels = await sharp(image)
    .greyscale()
    .resize(width, ROWS * SQUARE, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  const sums = new Array<number>(COLUMNS * ROWS).fill(0);
  for (let at = 0; at < pixels.length; at += 1) {
    const column = Math.floor((at % width) / SQUARE);
    const row = Math.floor(at / width / SQUARE);
    sums[row * COLUMNS + column] = (sums[row * COLUMNS + column] ?? 0) + (pixels[at] ?? 0);
  }
  return sums.map((sum) => sum / SQUARE ** 2);
}

/**
 * A 64-bit perceptual hash, one bit for each grey that is darker than its right neighbour. Unlike a checksum it survives
 * resizing and re-encoding. Null if there is too little detail.
 */
export async function pictureHashOf(image: Buffer): Promise<bigint | null> {
  const greys = await greysOf(image);
  const bits = greys.flatMap((grey, at) =>
    (at + 1) % COLUMNS === 0 ? [] : [(greys[at + 1] ?? 0) - grey >= STEP],
  );
  if (bits.filter(Boolean).length < MIN_EDGES) return null;
  return BigInt.asIntN(64, BigInt(`0b${bits.map(Number).join('')}`));
}
