import { openSharp } from './open-sharp.ts';

const COLUMNS = 9;
const ROWS = 8;
/** Each of the greys is the mean of a square of this many pixels on a side: steadier than one that was shrunk alone. */
const SQUARE = 8;
/** Below this step of grey two neighbours count as alike: noise of compression is smaller, edges are larger. */
const STEP = 2;
/** A picture with fewer edges than this looks like any other of its kind: sea and sky, a blank sheet. */
const FEWEST_EDGES = 10;

/** The picture as nine by eight greys, row by row. */
async function greysOf(image: Buffer): Promise<number[]> {
  const width = COLUMNS * SQUARE;
  const sharp = await openSharp();
  const pixels = await sharp(image)
    .greyscale()
    .resize(width, ROWS * SQUARE, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  const sums = new Array<number>(COLUMNS * ROWS).fill(0);
  for (const [at, grey] of pixels.entries()) {
    const column = Math.floor((at % width) / SQUARE);
    const row = Math.floor(at / width / SQUARE);
    sums[row * COLUMNS + column] = (sums[row * COLUMNS + column] ?? 0) + grey;
  }
  return sums.map((sum) => sum / SQUARE ** 2);
}

/**
 * What a picture looks like in 64 bits, one for each grey that is darker than its right neighbour. It survives
 * resizing and saving anew, where a checksum would not. Null when there is too little to see.
 */
export async function pictureHashOf(image: Buffer): Promise<bigint | null> {
  const greys = await greysOf(image);
  const bits = greys.flatMap((grey, at) =>
    (at + 1) % COLUMNS === 0 ? [] : [(greys[at + 1] ?? 0) - grey >= STEP],
  );
  if (bits.filter(Boolean).length < FEWEST_EDGES) return null;
  return BigInt.asIntN(64, BigInt(`0b${bits.map(Number).join('')}`));
}
