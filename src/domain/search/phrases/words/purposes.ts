import type { Filters } from '../../filters/filters.ts';

/** What a boat is wanted for: facts that suit it, each fulfilled by any of the filters in it, and words that adverts use. */
export type Purpose = {
  readonly text: string;
  readonly facts: readonly (readonly Filters[])[];
  readonly words?: readonly string[];
};

type Row = readonly [expressions: string, purpose: Purpose];

const SMALL: readonly Filters[] = [{ maxLength: 26 }];
const DRIES: readonly Filters[] = [
  { keelType: 'bilge' },
  { keelType: 'lifting' },
  { keelType: 'swing' },
  { keelType: 'centerboard' },
  { subcategory: 'catamaran' },
  { maxDraft: 0.6 },
];
const DONE_UP: readonly Filters[] = [
  { condition: 'new' },
  { condition: 'used-excellent' },
  { condition: 'used-good' },
];
const CABIN: readonly (readonly Filters[])[] = [[{ berths: '2+' }], [{ minLength: 18, maxLength: 33 }]];
/** What people learn in, and what sleeps a family without being a ship. */
const EASY: readonly Filters[] = [
  { subcategory: 'dinghies' },
  { subcategory: 'daysailer' },
  { category: 'sailing', subcategory: 'cruiser' },
  { category: 'motor', subcategory: 'cruiser' },
  { subcategory: 'speedboat' },
  { subcategory: 'canal' },
];
const CRUISING: readonly (readonly Filters[])[] = [
  [{ heads: '1+' }],
  [{ minLength: 22, maxLength: 45 }],
  [{ maxPrice: 150_000 }],
  [{ category: 'sailing' }, { category: 'motor' }, { subcategory: 'narrowboat' }],
];
const FAMILY: Purpose = {
  text: 'For a family',
  facts: [[{ berths: '4+' }], ...CRUISING],
  words: ['family'],
};

/** A purpose never excludes a boat: it says which come first. Expressions in the singular or plural, separated by commas. */
export const PURPOSES: readonly Row[] = [
  [
    'for beginners, for a beginner, beginner, beginners, for novices, for a novice, novice, for learners, to learn on, ' +
      'to learn in, learning to sail, learn to sail, first boat, my first boat, starter boat, first time buyer, first timer, ' +
      'easy to handle, easily handled, easy to sail, easily sailed',
    { text: 'For beginners', facts: [SMALL, [{ maxPrice: 20_000 }], DONE_UP, EASY], words: ['easy'] },
  ],
  [
    'for a family, family, for families, for the family, for family, family friendly, for kids, for children, with kids, with children, ' +
      'for the kids, family holidays, family holiday',
    FAMILY,
  ],
  [
    'can dry out, dries out, dry out, drying out, drying harbour, drying mooring, for a drying mooring, for drying out, takes the ground, ' +
      'can take the ground, take the ground, able to dry out, beachable, can be beached, half tide mooring, for a half tide mooring',
    { text: 'Can dry out', facts: [DRIES], words: ['dries'] },
  ],
  [
    'weekender, for weekends, for the weekend, weekends, weekend, weekend boat, weekend cruising, overnighter, overnight, for overnights, ' +
      'pocket cruiser',
    { text: 'For weekends', facts: [...CABIN, DONE_UP, [{ category: 'sailing' }, { category: 'motor' }]] },
  ],
  [
    'blue water, bluewater, for blue water, blue water cruising, bluewater cruising, ocean going, ocean crossing, to cross the atlantic, ' +
      'cross the atlantic, atlantic crossing, round the world, world cruising, circumnavigation, to sail round the world, offshore, ' +
      'offshore passages, long distance cruising, ocean passages, passage making',
    {
      text: 'For blue water',
      facts: [
        [{ subcategory: 'bluewater' }],
        [{ minLength: 35 }],
        [{ keelType: 'full' }, { keelType: 'fin' }],
        [{ category: 'sailing' }, { subcategory: 'expedition' }],
      ],
      words: ['bluewater', 'ocean', 'offshore'],
    },
  ],
  [
    'coastal cruising, coastal, for coastal cruising, for the coast, cross channel, channel crossing, to cross the channel, for the sea, ' +
      'sea going, seagoing, seaworthy, for the channel',
    {
      text: 'For the coast',
      facts: [[{ minLength: 28 }], [{ category: 'sailing' }, { category: 'motor' }], [{ berths: '2+' }]],
      words: ['coastal'],
    },
  ],
  [
    'for the broads, for broads, for use on the broads, on the norfolk broads holiday',
    {
      text: 'For the Broads',
      facts: [
        [
          { subcategory: 'cruiser', category: 'motor' },
          { subcategory: 'canal', category: 'motor' },
        ],
        [{ maxDraft: 1 }],
        [{ location: 'Norfolk Broads' }],
      ],
      words: ['broads'],
    },
  ],
  [
    'for canals, for the canals, for the canal, on the canals, for inland waterways, inland waterways, for rivers, for the river, ' +
      'for rivers and canals, river cruising, for canal cruising, canal cruising',
    {
      text: 'For canals and rivers',
      facts: [
        [
          { subcategory: 'narrowboat' },
          { subcategory: 'canal' },
          { subcategory: 'dutch-barge' },
          { category: 'motor', subcategory: 'cruiser' },
        ],
        [{ maxDraft: 1 }],
      ],
    },
  ],
  [
    'for racing, club racing, to race, for club racing, regatta, regattas',
    {
      text: 'For racing',
      facts: [[{ category: 'sailing', subcategory: 'yacht' }, { subcategory: 'dinghies' }]],
      words: ['racing'],
    },
  ],
  [
    'watersports, water sports, for watersports, water skiing, waterskiing, for water skiing, wakeboarding, for wakeboarding, ' +
      'for towing toys, to tow a skier, for skiing',
    {
      text: 'For watersports',
      facts: [
        [{ subcategory: 'speedboat' }, { subcategory: 'ribs' }, { subcategory: 'sports' }],
        [{ minHorsepower: 60 }],
      ],
      words: ['ski'],
    },
  ],
  [
    'for diving, dive boat, diving, for divers',
    { text: 'For diving', facts: [[{ subcategory: 'ribs' }, { subcategory: 'workboat' }]], words: ['dive'] },
  ],
  [
    'towable, trailable, trailerable, easy to tow, to tow, to tow behind a car, can be towed, tow behind a car, on a trailer, ' +
      'that sits on a trailer, sits on a trailer, to keep on a trailer, kept on a trailer, easy to trail, easy to launch, easily trailed',
    { text: 'Easy to tow', facts: [[{ maxLength: 23 }]], words: ['trailer'] },
  ],
  [
    'single handed, singlehanded, single hander, for single handed sailing, solo, solo sailing, for one person, for sailing alone',
    {
      text: 'For one person',
      facts: [[{ maxLength: 34 }], [{ category: 'sailing' }]],
      words: ['single handed'],
    },
  ],
  [
    'for a couple, for couples, for two, for 2, for retirement, retirement, for a retired couple, for retired couple, retired couple, for retirees',
    { text: 'For a couple', facts: [[{ berths: '2+' }]] },
  ],
  [
    'for day trips, day trips, day trip, day sailing, day cruising, for days out, days out, for picnics, picnic boat, day out, estuary sailing, ' +
      'for pottering, pottering, to potter about, messing about',
    { text: 'For days out', facts: [[{ maxLength: 26 }]] },
  ],
  [
    'for a dinghy, for dinghy, for my dinghy, for a tender, for tender, for my tender, for an inflatable',
    { text: 'For a dinghy', facts: [[{ maxHorsepower: 20 }]], words: ['dinghy'] },
  ],
  [
    'for parties, party boat, for entertaining, entertaining, for guests',
    { text: 'For guests', facts: [[{ minLength: 30 }], [{ berths: '4+' }]] },
  ],
  [
    'ready to go, ready to sail, turn key, turnkey, sail away, ready for the water, ready to use',
    {
      text: 'Ready to go',
      facts: [[{ condition: 'used-excellent' }, { condition: 'new' }, { condition: 'used-good' }]],
    },
  ],
  [
    'shallow water, for shallow water, for shallow waters, shallow waters, creek crawling, creek crawler, for the creeks',
    { text: 'For shallow water', facts: [[{ maxDraft: 0.8 }, ...DRIES]], words: ['shallow'] },
  ],
  [
    'for lakes, for the lake, for a lake, on a lake, lake sailing',
    { text: 'For lakes', facts: [[{ maxLength: 22 }]] },
  ],
  [
    'full headroom, standing headroom, 6ft headroom, good headroom, 6 foot headroom',
    { text: 'Standing headroom', facts: [[{ minLength: 25 }]], words: ['headroom'] },
  ],
];

/** The purpose of a family of so many. */
export const familyOf = (people: number): Purpose => ({
  ...FAMILY,
  text: `For a family of ${people}`,
  facts: [[{ berths: `${people}+` }], ...CRUISING],
});
