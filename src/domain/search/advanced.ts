import type { CategoryId } from '../taxonomy/categories.ts';
import { fieldsFor } from '../taxonomy/field-sets.ts';
import type { FilterName } from './filters.ts';

const EVERY_CATEGORY = ['make', 'model', 'yearFrom', 'yearTo', 'condition'] as const;

const ADVANCED_SETS: Readonly<Record<CategoryId, readonly FilterName[]>> = {
  sailing: [
    ...EVERY_CATEGORY,
    'engineType',
    'hullMaterial',
    'keelType',
    'berths',
    'heads',
    'maxBeam',
    'maxDraft',
    'vatStatus',
  ],
  motor: [
    ...EVERY_CATEGORY,
    'engineType',
    'enginePower',
    'fuelType',
    'hullMaterial',
    'berths',
    'heads',
    'maxBeam',
    'maxDraft',
    'vatStatus',
  ],
  'small-craft': [...EVERY_CATEGORY, 'engineType', 'hullMaterial', 'fuelType'],
  specialist: [...EVERY_CATEGORY, 'engineType', 'berths', 'heads', 'batteries', 'vatStatus'],
  superyachts: [
    ...EVERY_CATEGORY,
    'engineType',
    'enginePower',
    'fuelType',
    'hullMaterial',
    'berths',
    'heads',
    'vatStatus',
  ],
  engines: [...EVERY_CATEGORY, 'engineType', 'enginePower', 'fuelType'],
  moorings: ['condition'],
};

/** Without a category: what every boat can be asked for. */
const ANY_CATEGORY: readonly FilterName[] = [
  ...EVERY_CATEGORY,
  'engineType',
  'enginePower',
  'hullMaterial',
  'keelType',
  'fuelType',
  'berths',
  'heads',
  'vatStatus',
];

/** Finer fields that are worth a filter only where the chosen kind of boat or part has them. */
const OF_SUBCATEGORIES = [
  'engineCount',
  'seatingCapacity',
  'crewCapacity',
  'partType',
  'electronicType',
  'sailType',
  'sailSize',
  'trailerType',
  'maxWeight',
  'suitableBoatLength',
  'brakes',
] as const satisfies readonly FilterName[];

/** The fields of the Advanced Search dialog, in their order. */
export function advancedFilters(category: CategoryId | undefined, subcategory?: string | null): FilterName[] {
  const set = category ? ADVANCED_SETS[category] : ANY_CATEGORY;
  const asked = new Set<string>(category && subcategory ? fieldsFor(category, subcategory) : []);
  return [
    'keywords',
    ...set,
    ...OF_SUBCATEGORIES.filter((name) => asked.has(name)),
    'privateSeller',
    'brokerListing',
  ];
}
