import type { CategoryId } from '../../taxonomy/categories.ts';
import { resolvePlacement } from '../../taxonomy/category-names.ts';
import { listingNoun } from '../../taxonomy/listing-nouns.ts';
import { feetToMetres, metresToFeet } from '../../units.ts';
import type { DescribedBoat } from '../fields/display-value.ts';
import type { FieldOf, FieldUnit } from '../fields/field.ts';
import { FIELDS } from '../fields/fields.ts';
import { formatUnderstood } from '../fields/understood.ts';
import { type Range, type RangedField, USUAL, type UsualRanges } from './usual-ranges.ts';

/** A fact that is possible but unlikely for its kind. It is asked about, never refused. */
export type ImplausibleFact = {
  field: RangedField;
  value: number;
  /** "A Westerly Centaur for £25?" */
  question: string;
  /** "Sailing Cruisers usually cost £500 to £1,500,000." */
  usual: string;
  unit: FieldUnit | undefined;
  /** What may have been meant: "25" for 25k, feet for metres, a decimal point that was missed. */
  suggestion?: number;
};

const RANGED = [
  'price',
  'length',
  'beam',
  'draft',
  'enginePower',
  'engineHours',
  'sailSize',
  'maxWeight',
  'suitableBoatLength',
] as const satisfies readonly RangedField[];

/** Of the least usual price. Ranges hold for pounds and dollars alike: both are rough. */
const PROJECT_SHARE = 0.1;

/** The facts of a listing that are outside the usual ranges of its kind, or do not fit together, in the order of the form. */
export function implausibleFacts(boat: DescribedBoat): ImplausibleFact[] {
  const placement = resolvePlacement(text(boat.category), text(boat.subcategory));
  if (!placement) return [];
  const ranges = rangesOf(placement.category, placement.subcategory);
  const found = RANGED.flatMap((field) => {
    const value = numberOf(boat[field]);
    const range = ranges[field];
    // What is not above zero is refused as no such number.
    if (value === undefined || value <= 0 || !range) return [];
    const [least, most] =
      field === 'price' && text(boat.condition) === 'project' ? [range[0] * PROJECT_SHARE, range[1]] : range;
    return value >= least && value <= most ? [] : [outside(boat, field, value, range)];
  });
  return [...found, ...misfits(boat, placement, found)];
}

/** The usual ranges of a kind, those of its category where it has none of its own. */
export function rangesOf(category: CategoryId, subcategory: string | null | undefined): UsualRanges {
  const { kinds, ...ranges } = USUAL[category] as UsualRanges & { kinds?: Record<string, UsualRanges> };
  const own = kinds && subcategory && Object.hasOwn(kinds, subcategory) ? kinds[subcategory] : undefined;
  return { ...ranges, ...own };
}

function outside(boat: DescribedBoat, field: RangedField, value: number, range: Range): ImplausibleFact {
  const { unit, label } = definition(field);
  const currency = text(boat.currency) || undefined;
  const shown = (amount: number) => formatUnderstood(amount, unit, currency);
  const suggestion = likelier(field, value, range);
  return {
    field,
    value,
    unit,
    question: `${nameOf(boat)} ${SAYS[field](shown(value))}?`,
    usual: `${label}: usually ${shown(range[0])} to ${shown(range[1])}.`,
    ...(suggestion !== undefined && { suggestion }),
  };
}

const SAYS: Readonly<Record<RangedField, (amount: string) => string>> = {
  price: (amount) => `for ${amount}`,
  length: (amount) => `${amount} long`,
  beam: (amount) => `${amount} wide`,
  draft: (amount) => `with a draught of ${amount}`,
  enginePower: (amount) => `with ${amount}`,
  engineHours: (amount) => `with ${amount} engine hours`,
  sailSize: (amount) => `of ${amount}`,
  maxWeight: (amount) => `that carries ${amount}`,
  suitableBoatLength: (amount) => `for boats of ${amount}`,
};

/** The widest beams as a share of the length, and the deepest draught. */
const WIDEST = { one: 0.7, several: 0.95 } as const;
const NARROWEST = 0.03;
const DEEPEST = 0.4;
const MULTIHULLS: readonly unknown[] = ['catamaran', 'trimaran', 'luxury-cat', 'houseboat'];

/** Beam and draught that do not fit the length, unless they are asked about already. */
function misfits(
  boat: DescribedBoat,
  { category, subcategory }: { category: CategoryId; subcategory: string | null },
  found: readonly ImplausibleFact[],
): ImplausibleFact[] {
  const isAsked = (field: RangedField) => found.some((fact) => fact.field === field);
  const feet = numberOf(boat.length);
  if (feet === undefined || category === 'moorings' || category === 'engines' || isAsked('length')) return [];
  const metres = feetToMetres(feet);
  const widest = metres * (MULTIHULLS.includes(subcategory) || metres < 5 ? WIDEST.several : WIDEST.one);
  const limits = [
    ['beam', [metres * NARROWEST, widest]],
    ['draft', [0, metres * DEEPEST]],
  ] as const;
  return limits.flatMap(([field, range]) => {
    const value = numberOf(boat[field]);
    if (value === undefined || isAsked(field) || (value >= range[0] && value <= range[1])) return [];
    const { usual: _, ...fact } = outside(boat, field, value, range);
    return [{ ...fact, usual: `Its length is ${formatUnderstood(feet, 'ft')}.` }];
  });
}

/** A usual amount that is one slip of the pen away. */
function likelier(field: RangedField, value: number, [least, most]: Range): number | undefined {
  const { unit } = definition(field);
  const slips =
    unit === 'money'
      ? [value * 1_000]
      : unit === 'ft'
        ? [metresToFeet(value), value / 10]
        : unit === 'm'
          ? [feetToMetres(value), value / 10, value / 100]
          : [];
  const amounts = slips.map((amount) => Math.round(amount * 1_000) / 1_000);
  return amounts.find((amount) => amount >= least && amount <= most);
}

/** "A Westerly Centaur", "An outboard engine", "A sailing boat". */
function nameOf(boat: DescribedBoat): string {
  const known = [boat.make, boat.model]
    .map(text)
    .filter((word) => word !== '' && word.toLowerCase() !== 'unknown');
  const [make = '', model = ''] = known;
  const name = model.toLowerCase().startsWith(make.toLowerCase()) && model ? model : known.join(' ');
  const noun = name || listingNoun({ category: text(boat.category), subcategory: text(boat.subcategory) });
  return `${/^[aeiou]/i.test(noun) ? 'An' : 'A'} ${noun}`;
}

const definition = (field: RangedField): FieldOf<'number' | 'integer'> => FIELDS[field];

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function numberOf(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
