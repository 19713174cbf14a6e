import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nearWishesOf } from './near-wishes.ts';
import { type BoatFacts, type Candidate, type NearWish, nearestFirst, nearnessOf } from './nearness.ts';
import { unmetWordsOf } from './unmet.ts';
import { WISH_FIELDS } from './wish.ts';

const BOAT: BoatFacts = {
  category: 'sailing',
  subcategory: 'cruiser',
  make: 'Bavaria',
  model: '36 Cruiser',
  price: 45_000,
  length: 36,
  year: 2003,
  power: 20,
  berths: 6,
  keelType: 'fin',
  fuelType: 'diesel',
  mooringKind: null,
  miles: 30,
};
const wish = (field: NearWish['field'], filters: NearWish['filters']): NearWish => ({
  field,
  filters,
  weight: 1,
});

describe('FIND-03 nearness', () => {
  const order = (of: NearWish, boats: readonly Partial<BoatFacts>[]) =>
    boats.map((facts) => nearnessOf(of)({ ...BOAT, ...facts }));
  const isFalling = (values: readonly number[]) =>
    values.every((value, at) => at === 0 || value < (values[at - 1] as number));

  it.each<[string, NearWish, Partial<BoatFacts>[]]>([
    [
      '15 HP is nearer to 20 than to 3',
      wish('power', { minHorsepower: 15, maxHorsepower: 15 }),
      [{ power: 20 }, { power: 3 }],
    ],
    [
      'a price by its ratio',
      wish('price', { maxPrice: 20_000 }),
      [{ price: 22_000 }, { price: 40_000 }, { price: 90_000 }],
    ],
    [
      'a length by its ratio',
      wish('length', { minLength: 27, maxLength: 33 }),
      [{ length: 34 }, { length: 22 }, { length: 80 }],
    ],
    [
      'a year by distance',
      wish('year', { yearFrom: 2006 }),
      [{ year: 2005 }, { year: 2000 }, { year: 1970 }],
    ],
    [
      'a place by miles',
      wish('place', { location: 'Oxford' }),
      [{ miles: 16 }, { miles: 100 }, { miles: 400 }],
    ],
    [
      'a type by kinship',
      wish('type', { category: 'sailing', subcategory: 'catamaran' }),
      [
        { subcategory: 'trimaran' },
        { subcategory: 'cruiser' },
        { category: 'motor', subcategory: 'cruiser' },
        { category: 'engines', subcategory: 'outboard' },
      ],
    ],
    [
      'a keel by its kinship',
      wish('other', { keelType: 'lifting' }),
      [{ keelType: 'centerboard' }, { keelType: 'fin' }],
    ],
    [
      'a mooring by its kind',
      wish('other', { mooringKind: 'swinging' }),
      [{ mooringKind: 'pile' }, { mooringKind: 'marina' }],
    ],
    ['a fuel by its kinship', wish('other', { fuelType: 'electric' }), [{ fuelType: 'hybrid' }, {}]],
    ['a make by its family', wish('make', { make: 'Hanse' }), [{ make: 'Bavaria' }, { make: 'Sunseeker' }]],
    ['a model by its number', wish('model', { model: '34' }), [{ model: '36' }, { model: '50' }]],
  ])('%s', (_what, of, boats) => {
    expect(isFalling(order(of, boats))).toBe(true);
  });
});

const anyWishes = fc.array(
  fc.record({
    field: fc.constantFrom(...WISH_FIELDS),
    weight: fc.constantFrom(0.02, 1, 3, 6),
    filters: fc.record({
      maxPrice: fc.integer({ min: 1, max: 100_000 }),
      yearFrom: fc.integer({ min: 1950, max: 2026 }),
    }),
  }),
  { minLength: 1, maxLength: 8 },
);
const anyBoat = fc.record({
  price: fc.integer({ min: 0, max: 200_000 }),
  year: fc.option(fc.integer({ min: 1900, max: 2026 })),
  miles: fc.option(fc.integer({ min: 0, max: 600 })),
  power: fc.option(fc.integer({ min: 0, max: 500 })),
});
const candidates = (wishes: number) =>
  fc.array(
    fc
      .tuple(anyBoat, fc.array(fc.boolean(), { minLength: wishes, maxLength: wishes }))
      .map(([facts, met]): Candidate<number> => ({ boat: 0, facts: { ...BOAT, ...facts }, met })),
    { minLength: 2, maxLength: 12 },
  );
const market = anyWishes.chain((wishes) =>
  candidates(wishes.length).map((all) => ({ wishes, all: all.map((one, at) => ({ ...one, boat: at })) })),
);
const places = (wishes: readonly NearWish[], all: readonly Candidate<number>[]) =>
  new Map(nearestFirst(wishes, all).map(({ boat }, at) => [boat, at]));

/** Words that rank weigh less than facts. */
const isFact = ({ weight }: NearWish) => weight >= 1;

test('FIND-04 a boat that fulfils strictly more wishes comes before one that fulfils fewer', () => {
  fc.assert(
    fc.property(market, ({ wishes, all }) => {
      const at = places(wishes, all);
      for (const one of all)
        for (const other of all) {
          const isNoLess = one.met.every((met, n) => met || !other.met[n]);
          const isMore = one.met.some((met, n) => met && !other.met[n] && isFact(wishes[n] as NearWish));
          if (isNoLess && isMore) expect(at.get(one.boat)).toBeLessThan(at.get(other.boat) as number);
        }
    }),
  );
});

test('FIND-04 of two boats that are alike, one that has a word more comes first', () => {
  fc.assert(
    fc.property(market, fc.nat(), ({ wishes, all }, which) => {
      const word = which % wishes.length;
      const [one] = all as [Candidate<number>];
      const having = (has: boolean, boat: number) => ({
        ...one,
        boat,
        met: one.met.map((met, n) => (n === word ? has : met)),
      });
      expect(nearestFirst(wishes, [having(false, 0), having(true, 1)]).map(({ boat }) => boat)).toEqual([
        1, 0,
      ]);
    }),
  );
});

const CRUISER = { ...wish('type', { category: 'motor', subcategory: 'cruiser' }), weight: 6 };
const SPORTS = { ...BOAT, category: 'motor', subcategory: 'sports' };

it('FIND-04 a kind much alike that meets everything else comes before the same kind elsewhere, and after one a little dearer', () => {
  const there = { boat: 'sports cruiser there', facts: SPORTS, met: [false, true, true] };
  const elsewhere = {
    boat: 'cruiser elsewhere',
    facts: { ...BOAT, category: 'motor', miles: 200 },
    met: [true, false, true],
  };
  const dearer = {
    boat: 'cruiser a little dearer',
    facts: { ...BOAT, category: 'motor', price: 52_000 },
    met: [true, true, false],
  };
  const dear = { ...dearer, boat: 'dear cruiser', facts: { ...dearer.facts, price: 90_000 } };
  const canoe = {
    boat: 'canoe there',
    facts: { ...BOAT, category: 'small-craft', subcategory: 'kayaks' },
    met: [false, true, true],
  };
  const wishes = [CRUISER, wish('place', { location: 'Jersey' }), wish('price', { maxPrice: 50_000 })];
  expect(nearestFirst(wishes, [canoe, dear, elsewhere, there, dearer]).map(({ boat }) => boat)).toEqual([
    'cruiser a little dearer',
    'sports cruiser there',
    'dear cruiser',
    'cruiser elsewhere',
    'canoe there',
  ]);
});

test('FIND-04 fulfilling another wish never lowers a boat', () => {
  fc.assert(
    fc.property(market, fc.nat(), fc.nat(), ({ wishes, all }, which, what) => {
      const chosen = which % all.length;
      const better = all.map((one, n) =>
        n === chosen ? { ...one, met: one.met.map((met, w) => met || w === what % wishes.length) } : one,
      );
      expect(places(wishes, better).get(chosen)).toBeLessThanOrEqual(
        places(wishes, all).get(chosen) as number,
      );
    }),
  );
});

test('FIND-04 of two boats that meet as much, the nearer to the rest comes first', () => {
  const [cheap, cheaper] = [40_000, 20_000];
  fc.assert(
    fc.property(fc.constantFrom(0.02, 1, 3, 6, 7), (weight) => {
      const wishes = [{ ...wish('price', { maxPrice: 10_000 }), weight }];
      const all = [cheap, cheaper].map((price, boat) => ({ boat, facts: { ...BOAT, price }, met: [false] }));
      expect(nearestFirst(wishes, all).map(({ facts }) => facts.price)).toEqual([cheaper, cheap]);
    }),
  );
});

test('FIND-04 a boat that meets the heavier wish comes first, however far it is from the other', () => {
  const wishes = [
    { ...wish('type', { category: 'sailing', subcategory: 'cruiser' }), weight: 6 },
    wish('price', { maxPrice: 10_000 }),
  ];
  const all = [
    { boat: 0, facts: { ...BOAT, subcategory: 'catamaran', price: 9_000 }, met: [false, true] },
    { boat: 1, facts: { ...BOAT, price: 900_000 }, met: [true, false] },
  ];
  expect(nearestFirst(wishes, all).map(({ boat }) => boat)).toEqual([1, 0]);
});

test('FIND-04 the order is total and stable: equal boats stay in the order given', () => {
  fc.assert(
    fc.property(market, ({ wishes, all }) => {
      const twice = [...all, ...all.map((one) => ({ ...one, boat: one.boat + all.length }))];
      const at = places(wishes, twice);
      expect(new Set(at.values()).size).toBe(twice.length);
      for (const { boat } of all) expect(at.get(boat)).toBeLessThan(at.get(boat + all.length) as number);
      expect([...places(wishes, all).keys()]).toEqual([...places(wishes, all).keys()]);
    }),
  );
});

test('FIND-04 a near miss is never as near as a boat that meets the wish', () => {
  fc.assert(
    fc.property(anyWishes, anyBoat, (wishes, facts) => {
      for (const one of wishes) {
        const nearness = nearnessOf(one)({ ...BOAT, ...facts });
        expect(nearness).toBeLessThan(1);
        expect(nearness).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('FIND-05 says what a near miss does not meet', () => {
  const filters = {
    category: 'sailing',
    subcategory: 'catamaran',
    make: 'Hanse',
    location: 'Oxford',
    maxPrice: 40_000,
    yearFrom: 2006,
    minLength: 40,
    minHorsepower: 30,
    berths: '8+',
    reduced: true,
  } as const;
  const wishes = nearWishesOf(filters, Object.keys(filters) as (keyof typeof filters)[]);
  expect(unmetWordsOf(wishes)([], BOAT)).toEqual([
    { field: 'type', says: 'Sailing Cruisers, not Catamarans' },
    { field: 'make', says: 'Bavaria, not Hanse' },
    { field: 'place', says: '30 miles from Oxford' },
    { field: 'price', says: '£45,000, not up to £40,000' },
    { field: 'length', says: '36 ft, not from 40 ft' },
    { field: 'year', says: '2003, not 2006 or newer' },
    { field: 'power', says: '20 HP, not from 30 HP' },
    { field: 'berths', says: '6 berths, not 8+ berths' },
  ]);
  expect(unmetWordsOf([wish('year', { yearFrom: 2006 })])([false], { ...BOAT, year: null })).toEqual([
    { field: 'year', says: 'Year not given' },
  ]);
});

it('FIND-05 what a seller does not state is not given, rather than something else', () => {
  const says = unmetWordsOf([wish('other', { shaftLength: 'long' }), wish('other', { maxDraft: 1 })]);
  expect(says([false, false], BOAT, [true, true]).map((unmet) => unmet.says)).toEqual([
    'Not “Shaft length: Long (20 in)”',
    'Not “Draught up to 1 m”',
  ]);
  expect(says([false, false], BOAT, [false, false]).map((unmet) => unmet.says)).toEqual([
    'Shaft length not given',
    'Draught not given',
  ]);
  const ofSeller = unmetWordsOf([wish('other', { privateSeller: true })]);
  expect(ofSeller([false], BOAT, [false])[0]?.says).toBe('Broker, not a private seller');
  expect(unmetWordsOf([wish('make', { make: 'Hanse' })])([false], { ...BOAT, make: null })[0]?.says).toBe(
    'Make not given, not Hanse',
  );
});

it('FIND-07 what a phrase excludes is no wish: it is never given up', () => {
  expect(nearWishesOf({ make: 'Hanse', without: 'condition:project' }, ['make', 'without'])).toMatchObject([
    { field: 'make' },
  ]);
});
