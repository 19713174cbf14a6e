import { canonicalOption, filterValueOf } from '../../listings/fields/options.ts';
import { CATEGORY_IDS } from '../../taxonomy/categories.ts';
import { placementsOf } from '../../taxonomy/category-names.ts';
import { isShowable } from '../../text.ts';
import { FILTER_SHAPES, type FilterName } from '../filters/filters.ts';
import { splitValues } from '../filters/multiple-values.ts';

/** Options of a listing that can be excluded. */
const OPTION_NAMES = [
  'condition',
  'engineType',
  'fuelType',
  'hullMaterial',
  'keelType',
  'engineCount',
] as const satisfies readonly FilterName[];
type OptionName = (typeof OPTION_NAMES)[number];

/** One thing that boats must not be or have. */
export type Exclusion =
  | { readonly name: OptionName; readonly value: string }
  | { readonly name: 'category' | 'type' | 'make' | 'word'; readonly value: string }
  | { readonly name: 'engine'; readonly value: 'any' }
  | { readonly name: 'seller'; readonly value: 'broker' | 'private' };

const MAX_EXCLUSIONS = 8;
const MAX_NAME = 40;

const isOption = (name: string): name is OptionName => (OPTION_NAMES as readonly string[]).includes(name);
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .&'’-]*$/u;

function exclusionOf(entry: string): Exclusion | undefined {
  const at = entry.indexOf(':');
  const [name, value] = [entry.slice(0, at), entry.slice(at + 1).trim()];
  if (at < 1 || value.length > MAX_NAME) return undefined;
  if (isOption(name)) {
    const shape = FILTER_SHAPES[name];
    const stored = shape.kind === 'option' ? canonicalOption(shape.field, value) : undefined;
    return stored && shape.kind === 'option'
      ? { name, value: filterValueOf(shape.field, stored) }
      : undefined;
  }
  if (name === 'category')
    return (CATEGORY_IDS as readonly string[]).includes(value) ? { name, value } : undefined;
  if (name === 'type') return placementsOf(value).length > 0 ? { name, value } : undefined;
  if (name === 'make' || name === 'word')
    return NAME.test(value) && isShowable(value) ? { name, value } : undefined;
  if (name === 'engine') return { name, value: 'any' };
  if (name === 'seller' && (value === 'broker' || value === 'private')) return { name, value };
  return undefined;
}

/** What an address excludes; what is not understood is ignored. */
export function exclusionsIn(without: string | undefined): Exclusion[] {
  const found = new Map<string, Exclusion>();
  for (const entry of splitValues(without).slice(0, MAX_EXCLUSIONS)) {
    const exclusion = exclusionOf(entry);
    if (exclusion) found.set(`${exclusion.name}:${exclusion.value}`.toLowerCase(), exclusion);
  }
  return [...found.values()];
}

export const writeWithout = (exclusions: readonly Exclusion[]): string | undefined =>
  exclusions.map(({ name, value }) => `${name}:${value}`).join(',') || undefined;

/** The filter in its canonical form; undefined if nothing of it is understood. */
export const readWithout = (raw: string): string | undefined => writeWithout(exclusionsIn(raw));

/** The alternatives of each field; a single value of one is none. */
export function alternativesIn(oneOf: string | undefined): Exclusion[][] {
  const options = exclusionsIn(oneOf).filter(({ name }) => isOption(name));
  const names = new Set(options.map(({ name }) => name));
  return [...names]
    .map((field) => options.filter(({ name }) => name === field))
    .filter(({ length }) => length > 1);
}

export const readOneOf = (raw: string): string | undefined => writeWithout(alternativesIn(raw).flat());
