import type { FieldUnit } from '../taxonomy/field-definition.ts';
import { FIELDS } from '../taxonomy/fields.ts';
import { filterOptionsOf, type Option } from '../taxonomy/options.ts';
import { BERTHS_CHOICES, HEADS_CHOICES } from './choices.ts';
import { FILTER_SHAPES, type FilterName } from './filters.ts';

/** The filters that stand as one control of their own in a form. */
type ControlledFilter = Exclude<
  FilterName,
  'category' | 'unknownCategory' | 'subcategory' | 'recent' | 'similarTo' | 'sort' | 'page' | 'limit'
>;

export type FilterControl = {
  label: string;
  placeholder?: string;
  unit?: FieldUnit;
} & (
  | { control: 'text'; maxLength: number }
  | { control: 'number'; min: number; max: number; step: number }
  | { control: 'choice'; options: readonly Option[] }
  | { control: 'checkbox' }
);

type Wording = { label: string; placeholder?: string; unit?: FieldUnit };

const WORDINGS: Readonly<Record<ControlledFilter, Wording>> = {
  keywords: { label: 'Keywords', placeholder: 'Search by make, model, title...' },
  make: FIELDS.make,
  model: FIELDS.model,
  minPrice: { label: 'Min price', unit: 'money' },
  maxPrice: { label: 'Max price', unit: 'money' },
  customMinPrice: { label: 'Custom min price', unit: 'money' },
  customMaxPrice: { label: 'Custom max price', unit: 'money' },
  minLength: { label: 'Min length', unit: 'ft' },
  maxLength: { label: 'Max length', unit: 'ft' },
  minHorsepower: { label: 'Min horsepower', unit: 'HP' },
  maxHorsepower: { label: 'Max horsepower', unit: 'HP' },
  location: { label: 'Location', placeholder: 'City or postcode' },
  county: FIELDS.county,
  distance: { label: 'Distance' },
  engineType: FIELDS.engineType,
  condition: FIELDS.condition,
  featured: { label: 'Featured only' },
  brokerListing: { label: 'Broker Listings Only' },
  privateSeller: { label: 'Private Sellers Only' },
  yearFrom: { label: 'Year from' },
  yearTo: { label: 'Year to' },
  enginePower: { label: 'Min engine power', unit: 'HP' },
  hullMaterial: FIELDS.hullMaterial,
  keelType: FIELDS.keelType,
  fuelType: FIELDS.fuelType,
  berths: FIELDS.berths,
  heads: FIELDS.heads,
  maxBeam: { label: 'Max beam', unit: 'm' },
  maxDraft: { label: 'Max draft', unit: 'm' },
  batteries: FIELDS.batteries,
  vatStatus: FIELDS.vatStatus,
  engineCount: FIELDS.engineCount,
  seatingCapacity: { label: 'Seats at least' },
  crewCapacity: { label: 'Crew of at least' },
  partType: FIELDS.partType,
  electronicType: FIELDS.electronicType,
  sailType: FIELDS.sailType,
  sailSize: { label: 'Min sail area', unit: 'm²' },
  trailerType: FIELDS.trailerType,
  maxWeight: { label: 'Carries at least', unit: 'kg' },
  suitableBoatLength: { label: 'Suits a boat of', unit: 'ft' },
  brakes: FIELDS.brakes,
};

const COUNT_CHOICES: { readonly [K in FilterName]?: readonly string[] } = {
  berths: BERTHS_CHOICES,
  heads: HEADS_CHOICES,
};

/** How a filter stands in a form: its words, and what can be put in. */
export function filterControl(name: ControlledFilter): FilterControl {
  const { label, placeholder, unit } = WORDINGS[name];
  const words = { label, ...(placeholder && { placeholder }), ...(unit && { unit }) };
  const shape = FILTER_SHAPES[name];
  switch (shape.kind) {
    case 'text':
      return { ...words, control: 'text', maxLength: shape.maxLength };
    case 'number':
      return { ...words, control: 'number', min: shape.min, max: shape.max, step: shape.min < 1 ? 0.1 : 1 };
    case 'integer':
      return { ...words, control: 'number', min: shape.min, max: shape.max, step: 1 };
    case 'count': {
      const choices = COUNT_CHOICES[name] ?? [];
      return { ...words, control: 'choice', options: choices.map((value) => ({ value, label: value })) };
    }
    case 'option':
      return { ...words, control: 'choice', options: filterOptionsOf(shape.field) };
    case 'flag':
      return { ...words, control: 'checkbox' };
  }
}

export function hasFilterControl(name: FilterName): name is ControlledFilter {
  return Object.hasOwn(WORDINGS, name);
}
