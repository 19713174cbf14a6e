import { FIELD_FILTERS } from '../filters/field-filters.ts';
import type { FilterName, Filters } from '../filters/filters.ts';

/** The parts that a search can do without, the least important first. Type and make are not among them. */
const NAMES = {
  place: ['location', 'distance', 'county'],
  length: ['minLength', 'maxLength'],
  year: ['yearFrom', 'yearTo'],
  power: ['minHorsepower', 'maxHorsepower', 'enginePower'],
  price: ['minPrice', 'maxPrice'],
  /** Every other field, all equally important. */
  other: [],
  model: ['model'],
  keywords: ['keywords'],
} as const satisfies Record<string, readonly FilterName[]>;

export type RelaxableKind = keyof typeof NAMES;

export type RelaxablePart = {
  readonly kind: RelaxableKind;
  readonly names: readonly FilterName[];
  /** The part as a search of its own. */
  readonly filters: Filters;
  /** More than all less important kinds together. */
  readonly weight: number;
};

const KINDS = Object.keys(NAMES) as RelaxableKind[];
const NAMED: ReadonlySet<FilterName> = new Set(Object.values(NAMES).flat());
const OTHERS = FIELD_FILTERS.map(({ name }) => name).filter((name) => name !== 'make' && !NAMED.has(name));

/** Enough for as many other fields as a phrase can have. */
const WEIGHT_STEP = 16;
const weightOf = (kind: RelaxableKind) => {
  const rank = KINDS.indexOf(kind);
  return rank <= KINDS.indexOf('other') ? 2 ** rank : 2 ** rank * WEIGHT_STEP;
};

const part = (kind: RelaxableKind, filters: Filters, candidates: readonly FilterName[]): RelaxablePart[] => {
  const names = candidates.filter((name) => filters[name] !== undefined);
  if (names.length === 0) return [];
  const own: Filters = Object.fromEntries(names.map((name) => [name, filters[name]]));
  return [{ kind, names, filters: own, weight: weightOf(kind) }];
};

/** The parts of a search that may be given up when nothing matches all of it. */
export function relaxableParts(filters: Filters): RelaxablePart[] {
  return KINDS.flatMap((kind) =>
    kind === 'other'
      ? OTHERS.flatMap((name) => part(kind, filters, [name]))
      : part(kind, filters, NAMES[kind]),
  );
}
