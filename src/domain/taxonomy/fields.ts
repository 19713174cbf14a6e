import type { FieldDefinition } from './field-definition.ts';

/**
 * Every field of a listing, once, in the order of the form. Form control, validation, filter and detail row all
 * follow from here.
 */
export const FIELDS = {
  title: { label: 'Title', control: 'text', maxLength: 150 },
  category: { label: 'Category', control: 'category' },
  subcategory: { label: 'Type', control: 'subcategory' },
  make: { label: 'Make', control: 'text', maxLength: 80, suggest: 'make' },
  model: { label: 'Model', control: 'text', maxLength: 80, suggest: 'model' },
  yearBuilt: {
    label: 'Year built',
    control: 'integer',
    min: 1800,
    max: 'next year',
    step: 1,
    unknown: 'cleared',
  },
  condition: { label: 'Condition', control: 'choice', options: 'condition' },
  price: { label: 'Price', control: 'number', min: 0, max: 1_000_000_000, step: 0.01, unit: 'money' },
  currency: { label: 'Currency', control: 'currency' },
  vatStatus: { label: 'VAT status', control: 'choice', options: 'vatStatus' },
  location: { label: 'Location', control: 'text', maxLength: 120, suggest: 'place' },
  county: { label: 'County', control: 'text', maxLength: 80 },
  country: { label: 'Country', control: 'text', maxLength: 80 },

  length: { label: 'Length', control: 'number', min: 1, max: 700, step: 0.1, unit: 'ft', unknown: 'cleared' },
  beam: {
    label: 'Beam',
    help: 'The widest point, in metres.',
    control: 'number',
    min: 0,
    max: 100,
    step: 0.01,
    unit: 'm',
    unknown: 'kept',
  },
  draft: {
    label: 'Draft',
    help: 'The depth of water she needs, in metres.',
    control: 'number',
    min: 0,
    max: 30,
    step: 0.01,
    unit: 'm',
    unknown: 'kept',
  },
  hullMaterial: { label: 'Hull material', control: 'choice', options: 'hullMaterial' },
  keelType: { label: 'Keel type', control: 'choice', options: 'keelType' },

  engineType: { label: 'Engine type', control: 'choice', options: 'engineType' },
  engineTypeOther: {
    label: 'Other engine type',
    help: 'What kind of engine it is.',
    control: 'text',
    maxLength: 80,
  },
  enginePower: { label: 'Engine power', control: 'number', min: 0, max: 200_000, step: 0.1, unit: 'HP' },
  engineCount: { label: 'Number of engines', control: 'choice', options: 'engineCount' },
  fuelType: { label: 'Fuel type', control: 'choice', options: 'fuelType' },
  fuelCapacity: {
    label: 'Fuel capacity',
    control: 'integer',
    min: 0,
    max: 2_000_000,
    step: 1,
    unit: 'litres',
  },
  waterCapacity: {
    label: 'Water capacity',
    control: 'integer',
    min: 0,
    max: 2_000_000,
    step: 1,
    unit: 'litres',
  },

  berths: { label: 'Berths', control: 'integer', min: 0, max: 200, step: 1 },
  heads: { label: 'Heads', help: 'The number of toilets.', control: 'integer', min: 0, max: 100, step: 1 },
  seatingCapacity: { label: 'Seating capacity', control: 'integer', min: 0, max: 1000, step: 1 },
  crewCapacity: { label: 'Crew capacity', control: 'integer', min: 0, max: 1000, step: 1 },
  galley: { label: 'Galley equipment', control: 'checklist', items: 'galley' },
  batteries: { label: 'Batteries', control: 'text', maxLength: 500 },
  groundTackle: { label: 'Ground tackle', control: 'text', maxLength: 500 },
  electronics: { label: 'Electronics', control: 'checklist', items: 'electronics' },
  safetyEquipment: { label: 'Safety equipment', control: 'checklist', items: 'safetyEquipment' },
  sailInventory: { label: 'Sail inventory', control: 'checklist', items: 'sailInventory' },

  partType: { label: 'Part type', control: 'choice', options: 'partType' },
  electronicType: { label: 'Electronics type', control: 'choice', options: 'electronicType' },
  sailType: { label: 'Sail type', control: 'choice', options: 'sailType' },
  sailSize: { label: 'Sail area', control: 'number', min: 0, max: 10_000, step: 0.1, unit: 'm²' },
  trailerType: { label: 'Trailer type', control: 'choice', options: 'trailerType' },
  maxWeight: { label: 'Maximum load', control: 'number', min: 0, max: 1_000_000, step: 1, unit: 'kg' },
  suitableBoatLength: {
    label: 'Suits boats up to',
    control: 'number',
    min: 0,
    max: 700,
    step: 0.1,
    unit: 'ft',
  },
  brakes: { label: 'Brakes', control: 'choice', options: 'brakes' },

  description: { label: 'Description', control: 'textarea', maxLength: 10_000 },

  sellerName: { label: 'Seller name', control: 'text', maxLength: 100 },
  sellerEmail: { label: 'Seller email', control: 'email', maxLength: 254 },
  sellerPhone: { label: 'Seller phone', control: 'tel', maxLength: 30 },
  showPhone: { label: 'Buyers may see my phone number', control: 'checkbox' },
  showEmail: { label: 'Buyers may email me', control: 'checkbox' },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

export function fieldDefinition(name: FieldName): FieldDefinition {
  return FIELDS[name];
}
