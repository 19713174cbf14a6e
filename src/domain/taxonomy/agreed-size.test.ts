import { expect, it } from 'vitest';
import { agreedSize } from './agreed-size.ts';

it.each([
  [[26, 26, 26], 26],
  [[26, 26.1, 25.9, 8], 26],
  [[26, 26], undefined],
  [[26, 29, 33], undefined],
  [[26, 26, 26, 33, 33, 33], undefined],
  [[], undefined],
])('FORM-04 the sizes %j agree on %s', (sizes, agreed) => {
  expect(agreedSize(sizes)).toBe(agreed);
});
