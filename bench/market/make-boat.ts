import { createRandom, type Random } from '@slipway/demo/random';
import { checklistItems } from '#domain/listings/fields/checklists.ts';
import { NAMED_PLACES } from '#domain/places/named/named-places.ts';
import type { CategoryId } from '#domain/taxonomy/categories.ts';
import { MARKET_SHARES, type Pattern } from './boat-stock.ts';

const CONDITIONS = [
  'used-good',
  'used-good',
  'used-excellent',
  'used-excellent',
  'used-fair',
  'new',
  'project',
];
const VAT = ['unpaid', 'unpaid', 'paid', 'paid', 'paid', 'na', 'other'];
const FEATURED_SHARE = 0.005;

/** The final state of listings, in per cent. */
const FATES = [
  ...Array<string>(90).fill('live'),
  ...Array<string>(6).fill('sold'),
  ...Array<string>(2).fill('pending'),
  ...Array<string>(2).fill('deleted'),
];

const CATEGORY_DRAW = Object.entries(MARKET_SHARES).flatMap(([category, share]) =>
  Array<CategoryId>(share).fill(category as CategoryId),
);

/** Picks a few items often and most rarely, as with makes and harbours. */
function pickSkewed<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random.next() ** 1.5 * items.length)] as T;
}

const jittered = (random: Random, value: number | undefined, by: number, decimals = 0) =>
  value === undefined ? undefined : Number((value * random.between(1 - by, 1 + by)).toFixed(decimals));

const someOf = (random: Random, items: readonly string[]) => items.filter(() => random.chance(0.4));

export interface BenchBoat {
  [column: string]: unknown;
}

/** The boat with this number, the same in every run. `age` is 0 for the newest and 1 for the oldest. */
export function makeBoat(
  number: number,
  age: number,
  stock: ReadonlyMap<CategoryId, readonly Pattern[]>,
): BenchBoat {
  const random = createRandom(number);
  const patterns = stock.get(random.pick(CATEGORY_DRAW)) ?? stock.get('sailing') ?? [];
  const { range, offer } = pickSkewed(random, patterns);
  const kin = patterns.filter((other) => other.range === range);
  const place = pickSkewed(random, NAMED_PLACES);
  const { usual } = range;
  const size = offer.size ?? {};
  const power = { ...usual, ...offer.power };
  const choices = { ...usual, ...offer.choices };
  const fate = random.pick(FATES);
  const yearBuilt = offer.yearBuilt && Math.min(2026, offer.yearBuilt + random.int(-4, 4));
  const minutesAgo = Math.round(age * 2 * 365 * 24 * 60) + random.int(0, 600);
  const sentences = [
    ...offer.text,
    ...Array.from({ length: random.int(3, 7) }, () => random.pick(random.pick(kin).offer.text)),
  ];
  return {
    number,
    title: [
      yearBuilt,
      offer.make,
      offer.model,
      random.chance(0.4) ? `in ${place.name}` : offer.title.split(/[–,]/).at(-1),
    ]
      .filter(Boolean)
      .join(' ')
      .slice(0, 150),
    description: sentences.join(' '),
    price: Math.max(50, Math.round((offer.price * random.between(0.5, 1.7)) / 50) * 50),
    vat_status: choices.vatStatus ?? random.pick(VAT),
    category: range.category,
    subcategory: range.subcategory,
    make: offer.make,
    model: offer.model,
    year_built: yearBuilt,
    condition: choices.condition ?? random.pick(CONDITIONS),
    length_ft: jittered(random, size.length, 0.08, 1),
    beam_m: jittered(random, size.beam, 0.05, 2),
    draft_m: jittered(random, size.draft, 0.05, 2),
    berths: size.berths,
    heads: size.heads,
    hull_material: choices.hullMaterial,
    keel_type: choices.keelType,
    engine_type: power.engineType,
    engine_power_hp: jittered(random, power.enginePower, 0.2, 0),
    engine_count: power.engineCount,
    fuel_type: power.fuelType,
    fuel_capacity_l: jittered(random, power.fuelCapacity, 0.1),
    water_capacity_l: jittered(random, power.waterCapacity, 0.1),
    electronics: someOf(random, checklistItems('electronics')),
    safety_equipment: someOf(random, checklistItems('safetyEquipment')),
    galley: someOf(random, checklistItems('galley')),
    location: place.name,
    county: place.county,
    latitude: place.latitude,
    longitude: place.longitude,
    seller_name: `Seller ${number % 1000}`,
    seller_phone: '020 7946 0000',
    show_email: true,
    show_phone: random.chance(0.6),
    broker_listing: offer.by !== 'private',
    status: fate === 'pending' ? 'pending' : 'approved',
    featured: fate === 'live' && random.chance(FEATURED_SHARE),
    minutes_ago: minutesAgo,
    sold: fate === 'sold',
    deleted: fate === 'deleted',
  };
}
