import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { type DescribedBoat, displayValue } from '../fields/display-value.ts';
import { FIELD_NAMES } from '../fields/fields.ts';
import { draftDescription } from './draft-description.ts';
import { anyListing, factFor } from './listings.fixture.ts';

const CENTAUR = {
  category: 'sailing',
  subcategory: 'cruiser',
  make: 'Westerly',
  model: 'Centaur',
  yearBuilt: 1978,
  length: 26,
  beam: '2.57',
  hullMaterial: 'fiberglass',
  keelType: 'bilge',
  berths: 6,
  heads: 1,
  engineType: 'diesel',
  enginePower: 18,
  engineHours: 1_200,
  location: 'Lymington',
  afloat: 'ashore',
  condition: 'used-good',
  sailInventory: ['Main Sail', 'Other: Cruising chute'],
};

describe('a drafted description', () => {
  it('COACH-02 is plain sentences from what was entered', () => {
    expect(draftDescription(CENTAUR)).toBe(
      [
        'This Westerly Centaur is a sailing cruiser built in 1978. It is ashore in Lymington. The condition is good.',
        'It is 26 ft long and has a beam of 2.57 m. It has bilge keels and a hull of GRP.',
        'On board there are 6 berths and 1 toilet.',
        'The engine is an 18 HP diesel with 1,200 hours.',
        'Sails: Mainsail and Cruising chute.',
      ].join('\n\n'),
    );
  });

  it('COACH-02 has other wordings that say the same', () => {
    const wordings = [0, 1, 2].map((wording) => draftDescription(CENTAUR, wording));
    expect(new Set(wordings).size).toBe(3);
    for (const text of wordings)
      for (const said of ['Westerly Centaur', '1978', '26 ft', '2.57 m', '6 berths', '18 HP', 'Lymington'])
        expect(text).toContain(said);
  });

  it('COACH-02 lengths stand in the unit in which they were entered', () => {
    expect(draftDescription({ ...CENTAUR, length: 26.575 })).toContain('8.1 m long');
    expect(draftDescription({ ...CENTAUR, beam: '2.591' })).toContain('a beam of 8.5 ft');
  });

  it('COACH-02 nothing entered is nothing said', () => {
    expect(draftDescription({})).toBe('');
    expect(draftDescription({ category: 'sailing', make: 'unknown', engineType: 'unknown' })).toBe('');
  });

  it('COACH-02 a boat without an engine has no hours', () => {
    const text = draftDescription({ ...CENTAUR, engineType: 'sail' });
    expect(text).toContain('It has no engine.');
    expect(text).not.toContain('1,200');
  });

  it('COACH-02 each kind of listing is described', () => {
    for (const { id, subcategories } of CATEGORIES)
      for (const kind of [null, ...subcategories.map((subcategory) => subcategory.id)]) {
        const all = Object.fromEntries(FIELD_NAMES.map((name) => [name, factFor(name)]));
        const text = draftDescription({ ...all, category: id, subcategory: kind });
        expect(text.length, `${id} ${kind}`).toBeGreaterThan(60);
        expect(text).not.toMatch(/undefined|null|NaN|\ba a\b|\s{3}|\.\./);
      }
  });

  it('COACH-02 every number in it is one that was entered', () => {
    fc.assert(
      fc.property(anyListing, fc.nat(5), (facts, wording) => {
        const entered = numbersEntered(facts);
        for (const number of draftDescription(facts, wording).match(/\d[\d,]*(\.\d+)?/g) ?? [])
          expect(entered, number).toContain(number.replaceAll(',', ''));
      }),
      { numRuns: 500 },
    );
  });

  it('COACH-02 every name in it is one that was entered', () => {
    const OUR_WORDS = /^(HP|GRP|AC|DC)$/;
    fc.assert(
      fc.property(anyListing, fc.nat(5), (facts, wording) => {
        const entered = wordsEntered(facts);
        const named = draftDescription(facts, wording).matchAll(/(?<![.!?:]\s|\n|^)\b\p{Lu}[\p{L}\d]*/gu);
        for (const [word] of named) if (!OUR_WORDS.test(word)) expect(entered).toContain(word);
      }),
      { numRuns: 500 },
    );
  });
});

const valuesEntered = (facts: DescribedBoat): string[] =>
  FIELD_NAMES.flatMap((name) => {
    const value = facts[name];
    return [value, displayValue(facts, name)].flat().map((text) => String(text ?? ''));
  });

/** As entered, and converted: lengths are stored in one unit. */
function numbersEntered(facts: DescribedBoat): string[] {
  return valuesEntered(facts).flatMap((text) => text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []);
}

const wordsEntered = (facts: DescribedBoat): string[] =>
  valuesEntered(facts).flatMap((text) => text.match(/[\p{L}\d]+/gu) ?? []);
