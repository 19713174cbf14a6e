import type { FieldName } from '../src/domain/listings/fields/fields.ts';
import type { Advert } from './advert.ts';
import type { Random } from './artwork/random.ts';

/** Makes of two words; every other engine's make is the first word of its name. */
const LONG_MAKES = [
  'Volvo Penta',
  'Vetus Deutz',
  'John Deere',
  'Ford Sabre',
  'Ford Lehman',
  'Detroit Diesel',
];
const MORE_LONG_MAKES = ['Russell Newbery', 'Stuart Turner', 'Lister Petter', 'Barrus Shire'];
const NOT_A_NAME = /hybrid|diesel-electric/;

/** "twin Volvo Penta D4-260" is the make and the model of each engine. */
export function engineNameOf(engine: string | undefined) {
  if (!engine || NOT_A_NAME.test(engine)) return {};
  const name = engine.replace(/^twin /, '');
  const long = [...LONG_MAKES, ...MORE_LONG_MAKES].find((make) => name.startsWith(`${make} `));
  const engineMake = long ?? name.split(' ', 1)[0] ?? name;
  const engineModel = name.slice(engineMake.length).trim();
  return { engineMake, ...(engineModel && { engineModel }) };
}

const NAMES = (
  'Kittiwake,Sea Pinks,Wandering Star,Halcyon,Merganser,Blue Iris,Solveig,Tamarisk,Dunlin,Moonraker,Windflower,' +
  'Sandpiper,Petrel,Artemis,Jackdaw,Morning Tide,Whimbrel,Corncockle,Ariel,Grey Seal,Tern,Samphire,Second Wind,' +
  'Oystercatcher,Bluebell,Lapwing,Nutmeg,Thistle,Skua,Marram'
).split(',');
const SHARE_WITH_NAME = 0.45;

export function boatNameOf({ range, specification }: Advert, random: Random): string | null {
  const isNamed = range.category !== 'small-craft' && specification.condition !== 'new';
  return isNamed && random.chance(SHARE_WITH_NAME) ? random.pick(NAMES) : null;
}

const SHARE_WITH_BERTH = 0.7;
const ASHORE = { sailing: 0.35, motor: 0.2, specialist: 0.08, superyachts: 0 } as const;

/** Where the boat is kept. */
export function berthOf(
  { range, specification }: Advert,
  asks: (field: FieldName) => boolean,
  random: Random,
) {
  if (!asks('afloat') || !random.chance(SHARE_WITH_BERTH)) return null;
  if (range.category === 'small-craft') return random.pick(['trailer', 'ashore', 'indoors'] as const);
  if (specification.condition === 'project') return 'ashore' as const;
  const share = new Map<string, number>(Object.entries(ASHORE)).get(range.category) ?? 0;
  return random.chance(share) ? ('ashore' as const) : ('afloat' as const);
}
