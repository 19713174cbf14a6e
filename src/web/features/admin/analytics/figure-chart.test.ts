import { expect, it } from 'vitest';
import { chartTop } from './figure-chart.tsx';

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 20],
  [37, 40],
  [100, 200],
  [4_321, 6_000],
])('a chart whose highest bar is %d ends at %d', (highest, top) => {
  expect(chartTop(highest)).toBe(top);
});
