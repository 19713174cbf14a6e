import { distanceMiles } from '#domain/places/distance.ts';
import type { Coordinates } from '#domain/places/place.ts';

/** Divides the map into numbered cells of roughly nine miles, so that "near" becomes a list of numbers. */
const ROWS_PER_DEGREE = 8;
const COLUMNS_PER_DEGREE = 5;
const ROW_STRIDE = 2048;
const MAX_CELLS = 700;

/** The SQL expression for a listing's cell. */
export const CELL_EXPRESSION =
  `floor((latitude + 90) * ${ROWS_PER_DEGREE})::integer * ${ROW_STRIDE} + ` +
  `floor((longitude + 180) * ${COLUMNS_PER_DEGREE})::integer`;

const MILES_PER_DEGREE = distanceMiles({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });

/** The difference in latitude of two places this far apart, rounded up. */
export const degreesOf = (miles: number): number => (miles / MILES_PER_DEGREE) * 1.001;

const steps = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, step) => Math.floor(from) + step);

/** All cells that the circle touches; undefined if they are so many that scanning every boat is faster. */
export function cellsAround({ latitude, longitude }: Coordinates, miles: number): number[] | undefined {
  const height = degreesOf(miles);
  const farthest = Math.abs(latitude) + height;
  if (farthest >= 89) return undefined;
  const width = height / Math.cos((farthest * Math.PI) / 180);
  const rows = steps((latitude - height + 90) * ROWS_PER_DEGREE, (latitude + height + 90) * ROWS_PER_DEGREE);
  const columns = steps(
    (longitude - width + 180) * COLUMNS_PER_DEGREE,
    (longitude + width + 180) * COLUMNS_PER_DEGREE,
  );
  if (rows.length * columns.length > MAX_CELLS) return undefined;
  return rows.flatMap((row) => columns.map((column) => row * ROW_STRIDE + column));
}
