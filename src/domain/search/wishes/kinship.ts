import { foldName } from '../../fold-name.ts';
import { type CategoryId, GOODS_CATEGORIES } from '../../taxonomy/categories.ts';

/** A kind of boat or goods: "sailing/catamaran". */
type Kind = `${string}/${string}`;

/** Kinds that a buyer of one would look at too, besides the others of the same category. */
const KIN: readonly (readonly [Kind, Kind, number])[] = [
  ['sailing/catamaran', 'sailing/trimaran', 0.8],
  ['sailing/cruiser', 'sailing/bluewater', 0.8],
  ['sailing/cruiser', 'sailing/yacht', 0.7],
  ['sailing/cruiser', 'sailing/daysailer', 0.6],
  ['sailing/daysailer', 'small-craft/dinghies', 0.6],
  ['sailing/catamaran', 'superyachts/luxury-cat', 0.5],
  ['motor/cruiser', 'motor/sports', 0.8],
  ['motor/cruiser', 'motor/yacht', 0.7],
  ['motor/sports', 'motor/speedboat', 0.7],
  ['motor/cruiser', 'specialist/fishing', 0.6],
  ['motor/cruiser', 'motor/canal', 0.7],
  ['motor/canal', 'specialist/narrowboat', 0.65],
  ['motor/yacht', 'superyachts/motor-yacht', 0.7],
  ['motor/speedboat', 'small-craft/ribs', 0.6],
  ['specialist/narrowboat', 'specialist/dutch-barge', 0.65],
  ['specialist/narrowboat', 'specialist/houseboat', 0.6],
  ['specialist/dutch-barge', 'specialist/houseboat', 0.7],
  ['specialist/fishing', 'specialist/workboat', 0.6],
  ['specialist/classic', 'sailing/cruiser', 0.4],
  ['small-craft/ribs', 'small-craft/tenders', 0.8],
  ['small-craft/dinghies', 'small-craft/rowing', 0.6],
  ['small-craft/dinghies', 'small-craft/tenders', 0.6],
  ['small-craft/rowing', 'small-craft/tenders', 0.6],
  ['small-craft/kayaks', 'small-craft/paddleboards', 0.6],
  ['superyachts/motor-yacht', 'superyachts/expedition', 0.7],
  ['superyachts/motor-yacht', 'superyachts/giga', 0.7],
  ['superyachts/motor-yacht', 'superyachts/sailing-yacht', 0.6],
  ['engines/outboard', 'engines/inboard', 0.5],
  ['engines/inboard', 'engines/parts', 0.4],
  ['engines/outboard', 'engines/parts', 0.4],
];

const KINSHIP: ReadonlyMap<string, number> = new Map(
  KIN.flatMap(([one, other, near]) => [
    [`${one} ${other}`, near],
    [`${other} ${one}`, near],
  ]),
);

/** Categories whose other types are hardly alike: a jet ski is no kayak, a mainsail no trailer. */
const MIXED: ReadonlySet<string> = new Set(['small-craft', 'specialist', 'engines']);
const SAME_CATEGORY = 0.4;
const MIXED_CATEGORY = 0.1;
const OTHER_BOAT = 0.05;

/** Of goods, another kind is of no use: a trailer is not near an outboard, nor an engine near a mooring. */
export const isOfUse = (kinship: number): boolean => kinship > MIXED_CATEGORY;

const isGoods = (category: string) => GOODS_CATEGORIES.includes(category as CategoryId);

/** How alike two kinds are, from 0 to 1. Goods are far from boats. */
export function kinshipOf(
  wanted: { readonly category: string; readonly type?: string | undefined },
  boat: { readonly category: string; readonly type?: string | undefined },
): number {
  if (wanted.category === boat.category) {
    if (!wanted.type || wanted.type === boat.type) return 1;
    const near = boat.type && KINSHIP.get(kindsOf(wanted, boat));
    return near || (MIXED.has(boat.category) ? MIXED_CATEGORY : SAME_CATEGORY);
  }
  if (isGoods(wanted.category) !== isGoods(boat.category)) return 0;
  return (wanted.type && boat.type && KINSHIP.get(kindsOf(wanted, boat))) || OTHER_BOAT;
}

const kindsOf = (
  wanted: { readonly category: string; readonly type?: string | undefined },
  boat: { readonly category: string; readonly type?: string | undefined },
) => `${wanted.category}/${wanted.type} ${boat.category}/${boat.type}`;

/** Makes that the same people look at, with what they mostly build. */
const FAMILIES: readonly {
  readonly category: CategoryId;
  readonly types?: string;
  readonly makes: string;
}[] = [
  {
    category: 'sailing',
    makes:
      'Bavaria, Beneteau, Jeanneau, Hanse, Dufour, Dehler, Elan, Catalina, Hunter, Grand Soleil, Etap, Gib Sea, Feeling, Delphia',
  },
  {
    category: 'sailing',
    makes:
      'Westerly, Moody, Sadler, Contessa, Rival, Nicholson, Hurley, Macwester, Snapdragon, Achilles, Corribee, Sigma, Colvic, ' +
      'Vancouver, Rustler, Southerly, Vivacity, Leisure, Jaguar, Sabre, Trapper, Albin, Anderson',
  },
  {
    category: 'sailing',
    makes:
      "Hallberg-Rassy, Najad, Malö, Oyster, Nautor's Swan, Contest, Island Packet, Amel, X-Yachts, J Boats, Discovery, Gunfleet, Sweden Yachts, Nauticat",
  },
  {
    category: 'sailing',
    types: 'catamaran',
    makes:
      'Lagoon, Leopard, Fountaine Pajot, Excess, Catalac, Prout, Nautitech, Broadblue, Bali, Heavenly Twins',
  },
  { category: 'sailing', types: 'trimaran', makes: 'Dragonfly, Corsair, Farrier, Neel, Telstar' },
  {
    category: 'sailing',
    types: 'daysailer',
    makes: 'Drascombe, Cornish Crabbers, Hawk, Cape Cutter, Swallow, Bayraider',
  },
  {
    category: 'motor',
    makes:
      'Sunseeker, Princess, Fairline, Sealine, Azimut, Ferretti, Pershing, Riva, Cranchi, Sessa, Prestige, Galeon, Absolute, Benetti',
  },
  {
    category: 'motor',
    makes:
      'Broom, Haines, Freeman, Fairey, Birchwood, Dawncraft, Seamaster, Sheerline, Shetland, Hampton, Norman, Viking, Thornycroft, Bounty',
  },
  {
    category: 'motor',
    makes:
      'Bayliner, Sea Ray, Regal, Rinker, Four Winns, Chaparral, Glastron, Fletcher, Cobalt, Chris-Craft, Monterey, Maxum, Crownline, Larson',
  },
  {
    category: 'motor',
    makes:
      'Axopar, Nimbus, Aquador, Finnmaster, Windy, Quicksilver, Boston Whaler, Parker, XO, Saxdor, Arvor',
  },
  {
    category: 'specialist',
    types: 'fishing',
    makes: 'Orkney, Warrior, Hardy, Arvor, Merry Fisher, Shetland, Cheetah, Trusty, Wilson Flyer, Raider',
  },
  {
    category: 'specialist',
    types: 'narrowboat',
    makes: 'Liverpool Boats, Collingwood, Aqualine, Springer, Hudson, Reeves, Aintree, Colecraft, Piper',
  },
  {
    category: 'small-craft',
    types: 'ribs',
    makes:
      'Avon, Bombard, Brig, Highfield, Humber, Ribcraft, Ribeye, Scorpion, Williams, Zodiac, Honwave, Ribtec, Tornado, Quicksilver, Ballistic',
  },
  { category: 'small-craft', types: 'jetskis', makes: 'Sea-Doo, Kawasaki, Yamaha' },
  {
    category: 'small-craft',
    types: 'dinghies',
    makes: 'Laser, Topper, Wayfarer, RS Sailing, Hobie, Mirror, Enterprise, GP14, Optimist, Dart',
  },
  {
    category: 'engines',
    types: 'outboard',
    makes:
      'Yamaha, Mercury, Mariner, Suzuki, Honda, Tohatsu, Evinrude, Johnson, Parsun, Selva, Torqeedo, Seagull',
  },
  {
    category: 'engines',
    types: 'inboard',
    makes:
      'Volvo Penta, Yanmar, Beta Marine, Nanni, Vetus, Perkins, MerCruiser, Lister, Bukh, BMC, Thornycroft, Ford',
  },
  {
    category: 'engines',
    types: 'electronics',
    makes: 'Garmin, Raymarine, B&G, Simrad, Lowrance, Furuno, Humminbird, Icom, Standard Horizon, Navico',
  },
];

const keyOf = (make: string) => foldName(make).replaceAll(' ', '');

type Family = (typeof FAMILIES)[number];
const FAMILIES_OF: ReadonlyMap<string, readonly Family[]> = FAMILIES.reduce((all, family) => {
  for (const make of family.makes.split(', '))
    all.set(keyOf(make), [...(all.get(keyOf(make)) ?? []), family]);
  return all;
}, new Map<string, readonly Family[]>());

export const familiesOf = (make: string): readonly Family[] => FAMILIES_OF.get(keyOf(make)) ?? [];

/** The other makes that the same people look at. */
export function relatedMakes(make: string): string[] {
  const others = familiesOf(make).flatMap(({ makes }) => makes.split(', '));
  return [...new Set(others)].filter((other) => keyOf(other) !== keyOf(make));
}

/** How alike two makes are: the same, of one family, or not. */
export function makesAlike(wanted: string, make: string | null): number {
  if (!make) return 0;
  if (keyOf(wanted) === keyOf(make)) return 1;
  const families = familiesOf(make);
  return familiesOf(wanted).some((family) => families.includes(family)) ? 0.5 : 0;
}

/** Keels, fuels and moorings that a buyer of one would look at too. */
const OPTIONS_ALIKE: readonly (readonly [string, string, number])[] = [
  ['lifting', 'centerboard', 0.8],
  ['lifting', 'swing', 0.8],
  ['centerboard', 'swing', 0.8],
  ['electric', 'hybrid', 0.7],
  ['marina', 'pontoon', 0.8],
  ['swinging', 'pile', 0.8],
  ['quay', 'canal', 0.7],
  ['quay', 'pontoon', 0.6],
  ['pile', 'mud', 0.5],
];

/** How alike two options of a field are, from 0 to below 1. */
export const optionsAlike = (wanted: string | undefined, has: string | null): number =>
  OPTIONS_ALIKE.find(
    ([one, other]) => (one === wanted && other === has) || (other === wanted && one === has),
  )?.[2] ?? 0;
