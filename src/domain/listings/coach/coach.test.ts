import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { checklistItems } from '../fields/checklists.ts';
import type { DescribedBoat } from '../fields/display-value.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from '../fields/fields.ts';
import { ADVICE_IDS } from './advice.ts';
import { coach } from './coach.ts';
import { anyListing, factFor } from './listings.fixture.ts';

const BARE = { category: 'sailing', subcategory: 'cruiser', title: 'A boat', price: 9_000, location: 'Hull' };
const scoreOf = (facts: DescribedBoat, photos = 0) => coach({ facts, photos }).score;

/** Every field of a kind, filled. */
function complete(category: string, subcategory: string | null): DescribedBoat {
  const all = Object.fromEntries(FIELD_NAMES.map((name) => [name, factFor(name)]));
  return { ...all, category, subcategory, engineType: 'diesel', description: 'Well kept. '.repeat(60) };
}

describe('the score of a listing', () => {
  it('COACH-01 is ten for a listing of any kind that says everything, and nothing is left to do', () => {
    for (const { id, subcategories } of CATEGORIES)
      for (const kind of [null, ...subcategories.map((subcategory) => subcategory.id)])
        expect(coach({ facts: complete(id, kind), photos: 8 })).toEqual({ score: 10, steps: [] });
  });

  it('COACH-01 is nought for a listing with only what must be said', () => {
    expect(scoreOf(BARE)).toBe(0);
    expect(scoreOf({})).toBe(0);
  });

  it('COACH-01 never falls when something is added', () => {
    fc.assert(
      fc.property(anyListing, fc.constantFrom(...FIELD_NAMES), fc.nat(8), (facts, name, photos) => {
        const { control, hiddenBy } = fieldDefinition(name);
        // Another kind of listing is another scale, and so is a boat that turns out to have an engine.
        fc.pre(!['category', 'subcategory'].includes(control) && name !== 'engineType' && !hiddenBy);
        fc.pre(facts[name] === undefined);
        const before = scoreOf(facts, photos);
        expect(scoreOf({ ...facts, [name]: factFor(name) }, photos)).toBeGreaterThanOrEqual(before);
        expect(scoreOf(facts, photos + 1)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('COACH-01 a boat without an engine loses nothing for engine hours', () => {
    const boat = complete('sailing', 'cruiser');
    const facts = { ...boat, engineType: 'sail', engineMake: null, enginePower: null, engineHours: null };
    expect(scoreOf(facts, 8)).toBe(10);
  });
});

describe('what to do next', () => {
  it('COACH-01 is listed in order of worth, with what buyers do with it', () => {
    const { steps } = coach({ facts: BARE, photos: 0 });
    expect(steps.slice(0, 3)).toEqual([
      {
        advice: 'photos',
        text: 'Add 8 photos',
        why: 'The first photo is what buyers see in a list, and the others decide whether they ask.',
        field: 'images',
      },
      expect.objectContaining({ advice: 'description', text: 'Write a description', field: 'description' }),
      expect.objectContaining({ advice: 'size', text: 'Add year built and length', field: 'yearBuilt' }),
    ]);
    expect(steps.every(({ why }) => why.endsWith('.'))).toBe(true);
  });

  it('COACH-01 names what is missing, and no more', () => {
    const stepOf = (facts: DescribedBoat, id: string, photos = 0) =>
      coach({ facts: { ...BARE, ...facts }, photos }).steps.find(({ advice }) => advice === id);
    expect(stepOf({}, 'photos', 7)?.text).toBe('Add 1 more photo');
    expect(stepOf({ yearBuilt: 1978 }, 'size')?.text).toBe('Add length');
    expect(stepOf({ yearBuilt: 1978, length: 26 }, 'size')).toBeUndefined();
    expect(stepOf({ description: 'A dry boat.' }, 'description')?.text).toBe('Say more in the description');
    expect(stepOf({ showEmail: true }, 'contact')).toBeUndefined();
    expect(stepOf({ vatEvidence: 'invoice' }, 'papers')).toMatchObject({ field: 'rcrCategory' });
    expect(stepOf({ keelType: 'fin', beam: '2.5', draft: 'unknown' }, 'hull')?.text).toBe(
      'Add draught and hull material',
    );
  });

  it('COACH-01 an engine is not asked for berths, nor a mooring for papers', () => {
    const adviceFor = (facts: DescribedBoat) => coach({ facts, photos: 0 }).steps.map(({ advice }) => advice);
    expect(adviceFor({ category: 'engines', subcategory: 'outboard' })).toEqual(
      expect.not.arrayContaining(['onBoard', 'papers', 'hull']),
    );
    expect(adviceFor({ category: 'moorings' })).toEqual(expect.not.arrayContaining(['papers', 'engine']));
    expect(adviceFor({ category: 'moorings' })).toContain('kind');
  });

  it('COACH-05 what the seller dismissed is not said again, and does not raise the score', () => {
    const listing = { facts: BARE, photos: 0 };
    const told = coach(listing, ['photos']);
    expect(told.steps[0]?.advice).toBe('description');
    expect(told.score).toBe(coach(listing).score);
    expect(coach(listing, ADVICE_IDS).steps).toEqual([]);
  });
});

it('lists hold items that can be ticked', () => {
  const name: FieldName = 'galley';
  expect(checklistItems(name)).toContain(String((factFor(name) as string[])[0]));
});
