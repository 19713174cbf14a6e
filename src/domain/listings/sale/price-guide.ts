/** Fewer boats say nothing about a price, and would reveal what single boats sold for. */
export const ENOUGH_BOATS = 8;

/** How long after its sale a boat still counts as comparable. */
export const SOLD_WITHIN_MONTHS = 24;

/** Boats of the same make and model, or of the same type, size and age too. */
export type Alike = 'model' | 'kind';

export interface PriceSpread {
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
}

/** Where a price is among those of comparable boats. */
export function placeAmong(price: number, { lowerQuartile, median, upperQuartile }: PriceSpread) {
  if (price < lowerQuartile) return 'in the lower quarter';
  if (price > upperQuartile) return 'in the upper quarter';
  if (price === median) return 'at the middle';
  return 'in the middle half';
}

/** Rounded, but a price is never 100 % below another. */
export function percentFromMedian(price: number, median: number): number {
  const percent = Math.round(Math.abs(price / median - 1) * 100);
  return price < median ? Math.min(percent, 99) : percent;
}

/** "3% below the middle price" */
export function distanceFromMedian(price: number, median: number): string {
  const percent = percentFromMedian(price, median);
  return percent === 0
    ? 'at the middle price'
    : `${percent}% ${price < median ? 'below' : 'above'} the middle price`;
}
