import { expect, it } from 'vitest';
import { confirmedSentence } from './confirmed-sentence.ts';

it('FRESH-05 says how many boats were confirmed and which were left alone', () => {
  expect(confirmedSentence(4, ['sold'])).toBe('4 boats confirmed. 1 is sold and was left alone.');
  expect(confirmedSentence(1, [])).toBe('1 boat confirmed.');
  expect(confirmedSentence(0, ['paused', 'sold', 'paused'])).toBe(
    'No boat confirmed. 1 is sold and was left alone. 2 are paused and were left alone.',
  );
});
