import type { FieldUnit } from '../listings/fields/field.ts';

type Dimension = 'length' | 'power' | 'volume' | 'weight' | 'area';

interface Unit {
  dimension: Dimension;
  /** In metres, horsepower, litres, kilograms or square metres. */
  size: number;
}

const UNITS: Readonly<Record<string, Unit>> = {
  m: { dimension: 'length', size: 1 },
  cm: { dimension: 'length', size: 0.01 },
  mm: { dimension: 'length', size: 0.001 },
  ft: { dimension: 'length', size: 0.3048 },
  in: { dimension: 'length', size: 0.0254 },
  hp: { dimension: 'power', size: 1 },
  kw: { dimension: 'power', size: 1.34102 },
  l: { dimension: 'volume', size: 1 },
  gal: { dimension: 'volume', size: 4.54609 },
  kg: { dimension: 'weight', size: 1 },
  t: { dimension: 'weight', size: 1_000 },
  lb: { dimension: 'weight', size: 0.45359237 },
  m2: { dimension: 'area', size: 1 },
  ft2: { dimension: 'area', size: 0.09290304 },
};

const SPELLINGS: Readonly<Record<string, keyof typeof UNITS & string>> = {
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  mtr: 'm',
  mtrs: 'm',
  foot: 'ft',
  feet: 'ft',
  "'": 'ft',
  '′': 'ft',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  horsepower: 'hp',
  bhp: 'hp',
  kilowatt: 'kw',
  kilowatts: 'kw',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  lt: 'l',
  ltr: 'l',
  ltrs: 'l',
  gallon: 'gal',
  gallons: 'gal',
  gals: 'gal',
  kgs: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  tonne: 't',
  tonnes: 't',
  tons: 't',
  lbs: 'lb',
  pounds: 'lb',
  'm²': 'm2',
  sqm: 'm2',
  'sq m': 'm2',
  'ft²': 'ft2',
  sqft: 'ft2',
  'sq ft': 'ft2',
};

/** The units that a mapping may name. */
export const UNIT_NAMES = Object.keys(UNITS);

const unitOf = (name: string): Unit | undefined => {
  const spelled = name.trim().toLowerCase().replace(/\.$/, '');
  const known = Object.hasOwn(SPELLINGS, spelled) ? SPELLINGS[spelled] : spelled;
  return known !== undefined && Object.hasOwn(UNITS, known) ? UNITS[known] : undefined;
};

const FIELD_UNITS: Partial<Record<FieldUnit, string>> = {
  ft: 'ft',
  m: 'm',
  HP: 'hp',
  litres: 'l',
  kg: 'kg',
  'm²': 'm2',
};

const rounded = (amount: number) => Math.round(amount * 1_000) / 1_000;

/** An amount in the unit of a field; undefined if the unit is unknown or measures something else. */
export function inFieldUnit(amount: number, unit: string, field: FieldUnit | undefined): number | undefined {
  const wanted = field && FIELD_UNITS[field] ? unitOf(FIELD_UNITS[field]) : undefined;
  const given = unitOf(unit);
  if (!wanted || !given || wanted.dimension !== given.dimension) return undefined;
  return given === wanted ? amount : rounded((amount * given.size) / wanted.size);
}

export const isUnit = (name: string): boolean => unitOf(name) !== undefined;
