import type { CategoryId, SubcategoryId } from './categories.ts';
import { FIELD_NAMES, type FieldName } from './fields.ts';

/** What every listing's form asks for. */
export const BASE_FIELDS = [
  'title',
  'description',
  'price',
  'location',
  'condition',
  'sellerName',
  'sellerEmail',
  'sellerPhone',
] as const satisfies readonly FieldName[];

/** Without these a listing cannot be submitted. */
export const REQUIRED_FIELDS = [
  'title',
  'category',
  'price',
  'location',
  'sellerName',
] as const satisfies readonly FieldName[];

const ENGINE = ['engineType', 'enginePower'] as const;
const TANKS = ['fuelCapacity', 'waterCapacity'] as const;
const LIVING = ['berths', 'heads', 'galley', 'batteries'] as const;
const SAFETY = ['electronics', 'safetyEquipment'] as const;
const OFFSHORE = [...ENGINE, 'fuelType', ...TANKS, ...LIVING, 'groundTackle', ...SAFETY] as const;
const MULTIHULL = [...ENGINE, 'fuelType', ...TANKS, ...LIVING, 'groundTackle'] as const;
const LIVEABOARD = ['draft', ...ENGINE, 'fuelType', ...LIVING, ...TANKS] as const;

type FieldSet<C extends CategoryId> = {
  every: readonly FieldName[];
  of: { readonly [S in SubcategoryId<C>]: readonly FieldName[] };
};

/** What a category asks for beyond the base, and what each of its subcategories adds. */
const FIELD_SETS: { readonly [C in CategoryId]: FieldSet<C> } = {
  sailing: {
    every: [
      'make',
      'model',
      'length',
      'beam',
      'draft',
      'yearBuilt',
      'hullMaterial',
      'keelType',
      'sailInventory',
    ],
    of: {
      cruiser: OFFSHORE,
      bluewater: OFFSHORE,
      yacht: [...ENGINE, 'fuelType', ...LIVING, 'groundTackle'],
      daysailer: ENGINE,
      catamaran: MULTIHULL,
      trimaran: MULTIHULL,
    },
  },
  motor: {
    every: ['make', 'model', 'length', 'beam', 'yearBuilt', 'hullMaterial', ...ENGINE, 'fuelType'],
    of: {
      cruiser: ['draft', 'engineCount', ...LIVING, ...TANKS],
      sports: ['engineCount', 'seatingCapacity', 'fuelCapacity'],
      yacht: ['draft', 'engineCount', ...LIVING, 'crewCapacity', ...TANKS],
      speedboat: ['engineCount', 'seatingCapacity'],
      canal: ['draft', ...LIVING, ...TANKS],
    },
  },
  'small-craft': {
    every: ['make', 'model', 'length', 'yearBuilt'],
    of: {
      dinghies: ['beam', 'hullMaterial', 'sailInventory', 'keelType'],
      ribs: ['beam', ...ENGINE, 'fuelType', 'seatingCapacity', 'hullMaterial'],
      jetskis: [...ENGINE, 'fuelType', 'seatingCapacity'],
      kayaks: ['hullMaterial', 'seatingCapacity'],
      paddleboards: ['beam', 'hullMaterial'],
      tenders: ['beam', ...ENGINE, 'seatingCapacity', 'hullMaterial'],
      rowing: ['beam', 'hullMaterial', 'seatingCapacity'],
    },
  },
  specialist: {
    every: ['make', 'model', 'length', 'beam', 'yearBuilt', 'hullMaterial'],
    of: {
      narrowboat: LIVEABOARD,
      houseboat: LIVEABOARD,
      'dutch-barge': LIVEABOARD,
      fishing: ['draft', ...ENGINE, 'fuelType', 'engineCount', 'seatingCapacity', 'fuelCapacity'],
      workboat: ['draft', ...ENGINE, 'fuelType', 'crewCapacity', 'fuelCapacity'],
      classic: ['draft', ...ENGINE, 'fuelType', ...LIVING, 'groundTackle'],
    },
  },
  superyachts: {
    every: [
      'make',
      'model',
      'length',
      'beam',
      'draft',
      'yearBuilt',
      'hullMaterial',
      ...ENGINE,
      'engineCount',
      'fuelType',
      ...TANKS,
      ...LIVING,
      'groundTackle',
      'crewCapacity',
    ],
    of: {
      'motor-yacht': SAFETY,
      expedition: SAFETY,
      giga: SAFETY,
      'sailing-yacht': ['keelType', 'sailInventory', ...SAFETY],
      'luxury-cat': SAFETY,
    },
  },
  engines: {
    every: ['yearBuilt', 'condition'],
    of: {
      outboard: ['make', 'model', 'enginePower', 'fuelType'],
      inboard: ['make', 'model', 'enginePower', 'fuelType'],
      parts: ['make', 'model', 'partType'],
      electronics: ['make', 'model', 'electronicType'],
      sails: ['make', 'sailType', 'sailSize', 'hullMaterial'],
      trailers: ['make', 'model', 'trailerType', 'maxWeight', 'suitableBoatLength', 'brakes'],
    },
  },
  // The size of boat that fits the berth.
  moorings: { every: ['length', 'beam', 'draft'], of: {} },
};

/** The fields that a listing's form shows, in the form's order. */
export function fieldsFor(category: CategoryId, subcategory?: string | null): FieldName[] {
  const { every, of } = FIELD_SETS[category];
  const added = new Map<string, readonly FieldName[]>(Object.entries(of)).get(subcategory ?? '') ?? [];
  const asked = new Set<FieldName>([...BASE_FIELDS, ...every, ...added]);
  return FIELD_NAMES.filter((name) => asked.has(name));
}
