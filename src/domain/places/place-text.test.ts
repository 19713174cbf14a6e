import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

test.each([
  ['Poole', 'Dorset', 'Poole, Dorset'],
  ['Poole', null, 'Poole'],
  ['Poole', '', 'Poole'],
  ['Cardiff', 'Cardiff', 'Cardiff'],
  ['cardiff', 'Cardiff', 'cardiff'],
  ['Cowes, Isle of Wight', 'Isle of Wight', 'Cowes, Isle of Wight'],
  ['Cornwall Quay', 'Cornwall', 'Cornwall Quay, Cornwall'],
])('“%s” in “%s” is written “%s”', (location, county, text) => {
  expect(placeText({ location, county })).toBe(text);
});
