import { expect, it } from 'vitest';
import { distanceFromMedian, placeAmong } from './price-guide.ts';

const GUIDE = { lowerQuartile: 20_000, median: 25_000, upperQuartile: 30_000 };

it.each([
  [19_999, 'in the lower quarter', '20% below the middle price'],
  [20_000, 'in the middle half', '20% below the middle price'],
  [25_000, 'at the middle', 'at the middle price'],
  [30_000, 'in the middle half', '20% above the middle price'],
  [50, 'in the lower quarter', '99% below the middle price'],
  [30_001, 'in the upper quarter', '20% above the middle price'],
])('PRICE-06 a price of £%i is %s, %s', (price, place, distance) => {
  expect(placeAmong(price, GUIDE)).toBe(place);
  expect(distanceFromMedian(price, GUIDE.median)).toBe(distance);
});
