import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { FIELDS } from '../fields/fields.ts';
import { implausibleFacts, rangesOf } from './implausible-facts.ts';

const CENTAUR = {
  category: 'sailing',
  subcategory: 'cruiser',
  make: 'Westerly',
  model: 'Centaur',
  price: 4_950,
  currency: 'GBP',
  length: 26,
  beam: '2.57',
  draft: '0.91',
};
const asked = (facts: object) => implausibleFacts({ ...CENTAUR, ...facts });

describe('facts that are unlikely for their kind', () => {
  it('FORM-02 an ordinary boat is not asked about', () => {
    expect(asked({})).toEqual([]);
    expect(asked({ price: null, length: undefined, beam: 'unknown', draft: '' })).toEqual([]);
    expect(implausibleFacts({ price: 1 })).toEqual([]);
  });

  it('FORM-02 a Westerly Centaur for £25, 260 ft long, is', () => {
    expect(asked({ price: 25, length: 260 })).toEqual([
      {
        field: 'price',
        value: 25,
        unit: 'money',
        question: 'A Westerly Centaur for £25?',
        usual: 'Price: usually £500 to £1,500,000.',
        suggestion: 25_000,
      },
      {
        field: 'length',
        value: 260,
        unit: 'ft',
        question: 'A Westerly Centaur 260 ft (79.25 m) long?',
        usual: 'Length: usually 15 ft (4.57 m) to 75 ft (22.86 m).',
        suggestion: 26,
      },
    ]);
  });

  it('FORM-02 metres taken for feet, and feet taken for metres, are suggested', () => {
    expect(asked({ length: 8.1, beam: null })).toMatchObject([{ field: 'length', suggestion: 26.575 }]);
    expect(asked({ beam: '8.5' })).toMatchObject([{ field: 'beam', value: 8.5, suggestion: 2.591 }]);
    expect(asked({ draft: '3.5' })).toMatchObject([
      { field: 'draft', usual: 'Its length is 26 ft (7.92 m).', suggestion: 1.067 },
    ]);
  });

  it('FORM-02 a project may be cheap', () => {
    expect(asked({ price: 60, condition: 'project' })).toEqual([]);
    expect(asked({ price: 60 })).toHaveLength(1);
  });

  it('FORM-02 each kind has its own ranges, within what its fields accept', () => {
    expect(
      implausibleFacts({ category: 'engines', subcategory: 'outboard', enginePower: 9_000 }),
    ).toMatchObject([{ question: 'An engine with 9,000 HP?' }]);
    for (const { id, subcategories } of CATEGORIES)
      for (const kind of [null, ...subcategories.map((sub) => sub.id)]) {
        const ranges = rangesOf(id, kind);
        expect(ranges.price).toBeDefined();
        for (const [field, [least, most]] of Object.entries(ranges) as [
          keyof typeof ranges,
          [number, number],
        ][]) {
          expect(least).toBeLessThan(most);
          expect(most).toBeLessThanOrEqual(FIELDS[field].max);
        }
      }
  });
});
