import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { alternativesIn, exclusionsIn, readOneOf, readWithout } from './without.ts';
import { oneOfLabel, withoutLabel } from './without-label.ts';

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

describe('FIND-08 alternatives', () => {
  it('are values of one field, at least two', () => {
    expect(readOneOf('keelType:fin,fuelType:diesel,keelType:lifting')).toBe('keelType:fin,keelType:lifting');
    for (const raw of [
      '',
      'keelType:fin',
      'make:Bavaria,make:Hanse',
      'word:teak,word:oak',
      'keelType:fin,keelType:fin',
    ])
      expect(readOneOf(raw), raw).toBeUndefined();
    expect(
      alternativesIn('keelType:fin,fuelType:petrol,keelType:bilge,fuelType:diesel').map(
        (group) => group.length,
      ),
    ).toEqual([2, 2]);
  });

  it('are a chip', () => {
    expect(oneOfLabel('keelType:fin,keelType:lifting')).toBe('Fin keel or lifting keel');
    expect(oneOfLabel('fuelType:petrol,fuelType:diesel')).toBe('Petrol or diesel');
    expect(oneOfLabel('keelType:fin')).toBeUndefined();
    expect(withoutLabel('keelType:fin')).toBe('No fin keel');
  });
});
