import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { exclusionsIn, readWithout } from './without.ts';

it('FIND-07 keeps what it understands, each once', () => {
  expect(readWithout('condition:project,condition:project,colour:red,type:catamaran')).toBe(
    'condition:project,type:catamaran',
  );
});

it.each([
  '',
  'condition',
  'condition:shiny',
  'type:rocket',
  'category:cars',
  'seller:me',
  `word:${'x'.repeat(41)}`,
  'word:<b>',
])('FIND-07 ignores “%s”', (raw) => {
  expect(readWithout(raw)).toBeUndefined();
});

test('FIND-07 is bounded and the same when read again', () => {
  expect(exclusionsIn(Array.from({ length: 50 }, (_, n) => `word:w${n}`).join(','))).toHaveLength(8);
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (raw) => {
      const read = readWithout(raw);
      if (read !== undefined) expect(readWithout(read)).toBe(read);
    }),
  );
});
