import { expect, it } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

it.each([
  [null, '–'],
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [1_439, '23 h'],
  [1_440, '1 d'],
  [3_060, '2 d 3 h'],
])('DESK-06 says how long %s minutes are: %s', (minutes, words) => {
  expect(waitInWords(minutes)).toBe(words);
});
