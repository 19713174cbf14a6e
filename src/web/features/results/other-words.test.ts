import { expect, it } from 'vitest';
import { otherWords } from './other-words.ts';

const wish = (as: 'filter' | 'ranking' | 'ignored', typed: string) => ({ as, typed });

it('FIND-01 words that rank and words without effect are named, neighbours together', () => {
  expect(
    otherWords([
      wish('ignored', 'looking'),
      wish('ignored', 'for a'),
      wish('ranking', 'sturdy'),
      wish('filter', 'narrowboat'),
      wish('ranking', 'family of 5'),
      wish('filter', 'under 60k'),
    ]),
  ).toEqual({ ranking: '“sturdy”, “family of 5”', ignored: '“looking for a”' });
  expect(otherWords([wish('filter', 'bavaria')])).toEqual({ ranking: '', ignored: '' });
});
