/** A picture as a canvas gives it: four bytes a pixel. */
export type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };

/** What is known about a photo without looking at it. */
export type PhotoMeasures = {
  /** The longer side, in pixels. */
  longest: number;
  /** From 0 to 255, on average. */
  brightness: number;
  /** How much brightness varies over the photo: next to nothing for a blank wall. */
  contrast: number;
  /** The variance of the Laplacian: low where no edge is sharp. */
  sharpness: number;
  /** 64 signs of where it gets brighter; similar photos differ in few. */
  signs: readonly boolean[];
};

/** The longer side at which photos are measured: sharpness depends on it. */
export const MEASURED_AT = 512;

const DARK = 45;
const BLURRED = 18;
const SMALL = 1_000;
/** Below it a photo shows next to nothing to be sharp or alike. */
const PLAIN = 12;
const ALIKE = 6;

/** Pixels of the photo at most `MEASURED_AT` wide and high, and the longer side of the whole. */
export function measurePhoto(pixels: Pixels, longest: number): PhotoMeasures {
  const grey = greyOf(pixels);
  const { mean, variance } = spreadOf(grey);
  return {
    longest,
    brightness: mean,
    contrast: Math.sqrt(variance),
    sharpness: spreadOf(laplacianOf(grey, pixels)).variance,
    signs: signsOf(grey, pixels),
  };
}

/** What may be worth another photo, kindly, by photo. At most one remark each: the weightiest. */
export function photoRemarks(
  photos: readonly { id: string }[],
  measures: ReadonlyMap<string, PhotoMeasures>,
): ReadonlyMap<string, string> {
  const remarks = new Map<string, string>();
  const earlier: { position: number; measured: PhotoMeasures }[] = [];
  for (const [index, { id }] of photos.entries()) {
    const measured = measures.get(id);
    if (!measured) continue;
    const twin = earlier.find((other) => isAlike(other.measured, measured));
    const remark = remarkOn(measured, twin?.position);
    if (remark) remarks.set(id, remark);
    earlier.push({ position: index + 1, measured });
  }
  return remarks;
}

function remarkOn(measured: PhotoMeasures, twin: number | undefined): string | undefined {
  if (twin) return `Much like number ${twin}: one of the two may be enough.`;
  if (measured.brightness < DARK) return 'A little dark: daylight, or all lights on, would show more.';
  if (measured.contrast > PLAIN && measured.sharpness < BLURRED)
    return 'Looks blurred: would another one be sharper?';
  if (measured.longest < SMALL) return 'Rather small: under 1,000 pixels it looks soft on large screens.';
  return undefined;
}

const isAlike = (one: PhotoMeasures, other: PhotoMeasures): boolean =>
  one.contrast > PLAIN &&
  other.contrast > PLAIN &&
  one.signs.filter((sign, at) => sign !== other.signs[at]).length <= ALIKE;

function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  const at = (index: number) => data[index] ?? 0;
  for (let pixel = 0; pixel < grey.length; pixel += 1)
    grey[pixel] = 0.299 * at(4 * pixel) + 0.587 * at(4 * pixel + 1) + 0.114 * at(4 * pixel + 2);
  return grey;
}

function spreadOf(values: Float32Array): { mean: number; variance: number } {
  if (values.length === 0) return { mean: 0, variance: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, variance };
}

/** How much each inner pixel differs from its four neighbours. */
function laplacianOf(grey: Float32Array, { width, height }: Pixels): Float32Array {
  const inner = new Float32Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  let place = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      inner[place] = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      place += 1;
    }
  return inner;
}

const COLUMNS = 9;
const ROWS = 8;

/** Whether each of 8 × 9 areas is brighter than the one to its left. */
function signsOf(grey: Float32Array, { width, height }: Pixels): boolean[] {
  const sums = new Float64Array(COLUMNS * ROWS);
  const counts = new Float64Array(COLUMNS * ROWS);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const area = Math.floor((y * ROWS) / height) * COLUMNS + Math.floor((x * COLUMNS) / width);
      sums[area] = (sums[area] ?? 0) + (grey[y * width + x] ?? 0);
      counts[area] = (counts[area] ?? 0) + 1;
    }
  const brightness = (area: number) => (sums[area] ?? 0) / Math.max(1, counts[area] ?? 0);
  return Array.from({ length: ROWS * (COLUMNS - 1) }, (_, sign) => {
    const area = Math.floor(sign / (COLUMNS - 1)) * COLUMNS + (sign % (COLUMNS - 1));
    return brightness(area + 1) > brightness(area);
  });
}
