import { describe, expect, it } from 'vitest';
import { type AdvisedBoat, adviceFor } from './advice.ts';

const FACTS = {
  category: 'sailing',
  subcategory: 'cruiser',
  length: 32,
  yearBuilt: 1978,
  berths: 6,
  engineType: 'diesel',
  engineHours: 900,
  engineFuel: 'diesel',
  enginePower: 20,
};
const SIMILAR = { count: 14, cheaper: 7, medianPhotos: 8 };
const boat = (more: Partial<AdvisedBoat> = {}): AdvisedBoat => ({
  live: true,
  photos: 9,
  waiting: 0,
  facts: FACTS,
  similar: SIMILAR,
  ...more,
});

describe('the advice about a boat', () => {
  it('BROKER-21 is nothing when nothing is known', () => {
    expect(adviceFor(boat())).toBeNull();
    expect(adviceFor(boat({ similar: undefined }))).toBeNull();
  });

  it.each([
    ['waiting buyers before all else', { waiting: 2, photos: 0 }, '2 buyers are waiting for a reply.'],
    ['one waiting buyer', { waiting: 1 }, 'One buyer is waiting for a reply.'],
    ['no photos', { photos: 0 }, 'It has no photos.'],
    ['few photos', { photos: 2 }, 'It has 2 photos; half of 14 similar boats have at least 8.'],
    ['one photo', { photos: 1 }, 'It has one photo; half of 14 similar boats have at least 8.'],
    ['a high price', { similar: { ...SIMILAR, cheaper: 11 } }, 'Priced above 78% of 14 similar boats.'],
    ['the highest price', { similar: { ...SIMILAR, cheaper: 14 } }, 'Priced above all 14 similar boats.'],
    ['an open fact', { facts: { ...FACTS, berths: null } }, 'It does not give the berths.'],
    [
      'open facts',
      { facts: { ...FACTS, berths: null, length: null } },
      'It does not give the length or berths.',
    ],
  ] satisfies [string, Partial<AdvisedBoat>, string][])('BROKER-21 names %s', (_, more, sentence) =>
    expect(adviceFor(boat(more))).toBe(sentence),
  );

  it.each([
    ['a boat that is not on the market', { live: false, photos: 0, waiting: 3 }],
    ['too few similar boats', { photos: 1, similar: { count: 7, cheaper: 7, medianPhotos: 20 } }],
    ['a price in the upper half', { similar: { ...SIMILAR, cheaper: 10 } }],
    ['almost as many photos', { photos: 6 }],
    ['what the seller does not know', { facts: { ...FACTS, berths: 'unknown' } }],
  ] satisfies [string, Partial<AdvisedBoat>][])('BROKER-21 is silent about %s', (_, more) =>
    expect(adviceFor(boat(more))).toBeNull(),
  );
});
