import { londonDay } from '#domain/days.ts';
import type { CountChoice } from '#domain/listings/fields/field.ts';
import { canonicalOption } from '#domain/listings/fields/options.ts';
import { recentSince, reducedSince } from '#domain/listings/time-limits.ts';
import { countySpellings } from '#domain/places/county-names.ts';
import { countRange } from '#domain/search/controls/choices.ts';
import { type Comparison, FIELD_FILTERS, type FilteredField } from '#domain/search/filters/field-filters.ts';
import { FILTER_SHAPES, type FilterName, type Filters } from '#domain/search/filters/filters.ts';
import { splitValues } from '#domain/search/filters/multiple-values.ts';
import type { SpecialFilterName } from '#domain/search/filters/special-filters.ts';
import type { Bounds } from '#domain/search/keywords/amounts.ts';
import { synonymsOf } from '#domain/search/keywords/synonyms.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { alternativesIn, type Exclusion, exclusionsIn } from '#domain/search/without/without.ts';
import { type AnyColumn, type SQL, sql } from '#server/db/drizzle.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

const atLeast = (column: AnyColumn, value: number) => sql`${column} >= ${value}`;
const atMost = (column: AnyColumn, value: number) => sql`${column} <= ${value}`;

export function within(column: AnyColumn, { min, max }: Bounds): SQL | undefined {
  if (min === undefined) return max === undefined ? undefined : atMost(column, max);
  return max === undefined ? atLeast(column, min) : sql`${column} between ${min} and ${max}`;
}

export const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** Any of the values joined by commas; no condition if there are none, as in ",". */
function anyPart(value: string, conditionOf: (part: string) => SQL): SQL {
  const parts = splitValues(value);
  return parts.length > 0 ? anyOf(parts.map(conditionOf)) : sql`true`;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The condition of each comparison on a field's column. Places are handled by `placeConditions`. */
const COMPARED: Readonly<
  Record<Exclude<Comparison, 'place'>, (column: AnyColumn, value: never, now: Date) => SQL>
> = {
  exact: (column, value: string) => sql`${column} = ${value}`,
  'same name': (column, value: string) =>
    anyPart(value, (name) => sql`${column} = lower(plain_text(${name}))`),
  contains: (column, value: string) =>
    anyPart(value, (part) => sql`lower(${column}) like ${`%${escaped(part.toLowerCase())}%`}`),
  county: (column, value: string) => sql`lower(${column}) in ${countySpellings(value)}`,
  count: (column, choice: CountChoice) => within(column, countRange(choice)) ?? sql`false`,
  'at least': atLeast,
  'at most': atMost,
  stated: (column) => sql`${column} <> 'none'`,
  'in date': (column, _value, now) => sql`${column} >= ${londonDay(now)}`,
  none: (column) => sql`${column} = 'none'`,
};

/** The column of each field. Makes are compared by their key, which ignores case, accents and hyphens. */
const COLUMNS: Readonly<Record<FilteredField, AnyColumn>> = { ...l, make: l.makeKey };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Conditions = {
  readonly [K in SpecialFilterName]?: (value: NonNullable<Filters[K]>, now: Date) => SQL;
};

/** The conditions of the filters that are not fields. */
const SPECIAL_CONDITIONS: Conditions = {
  unknownCategory: () => sql`false`,
  category: (category) => sql`${l.category} = ${category}`,
  subcategory: (subcategory) => sql`${l.subcategory} = ${subcategory}`,
  types: (types) => sql`${l.subcategory} in ${splitValues(types)}`,
  kind: (kind) => (kind === 'goods' ? sql`${l.goods}` : sql`not ${l.goods}`),
  // Written so that no index is used for the end: the order's own index starts with the featured boats.
  featured: (_, now) => sql`${l.featured} and (${l.featuredUntil} > ${now.toISOString()}) is true`,
  reduced: (_, now) => sql`${l.reducedAt} > ${reducedSince(now).toISOString()}`,
  brokerListing: () => sql`${l.brokerListing}`,
  privateSeller: () => sql`not ${l.brokerListing}`,
  sellerOf: (id) =>
    sql`${l.ownerId} = (select one.owner_id from ${l} one where one.id = ${id} and one.shown)`,
  sellerId: (id) => (UUID.test(id) ? sql`${l.ownerId} = ${id}::uuid and ${l.brokerListing}` : sql`false`),
  hideUnderOffer: () => sql`${l.underOfferAt} is null`,
  without: (without) => {
    const excluded = exclusionsIn(without).map((exclusion) => sql`(${heldBy(exclusion)}) is not true`);
    return excluded.length > 0 ? sql.join(excluded, sql` and `) : sql`true`;
  },
  oneOf: (oneOf) => {
    const groups = alternativesIn(oneOf).map((alternatives) => anyOf(alternatives.map(heldBy)));
    return groups.length > 0 ? sql.join(groups, sql` and `) : sql`true`;
  },
  recent: (hours, now) => sql`${l.liveAt} >= ${recentSince(now, hours).toISOString()}`,
};

/** "Wide beam" is also spelt "widebeam". */
const spellingsOf = (words: string): string[] => [
  words,
  ...synonymsOf(wordsOf(words)).flatMap(({ words: synonym, kind }) => (kind ? [] : [synonym.join(' ')])),
];

const plainQuery = (words: string): SQL =>
  sql`plainto_tsquery('english', plain_text(${words})) || plainto_tsquery('simple', plain_text(${words}))`;

/** The boats that an exclusion leaves out, or an alternative finds. */
function heldBy({ name, value }: Exclusion): SQL {
  switch (name) {
    case 'category':
      return sql`${l.category} = ${value}`;
    case 'type':
      return sql`${l.subcategory} = ${value}`;
    case 'make':
      return sql`${l.makeKey} = lower(plain_text(${value}))`;
    case 'engine':
      return sql`${l.enginePower} > 0 or ${l.engineType} not in ('sail', 'unknown')`;
    case 'seller':
      return value === 'broker' ? sql`${l.brokerListing}` : sql`not ${l.brokerListing}`;
    case 'word':
      return sql`${l.headline} @@ (${sql.join(spellingsOf(value).map(plainQuery), sql` || `)})`;
    default: {
      const shape = FILTER_SHAPES[name];
      const stored = shape.kind === 'option' ? canonicalOption(shape.field, value) : undefined;
      return stored ? sql`${COLUMNS[name]} = ${stored}` : sql`false`;
    }
  }
}

type Condition = readonly [FilterName, (value: never, now: Date) => SQL];

const CONDITIONS: readonly Condition[] = [
  ...(Object.entries(SPECIAL_CONDITIONS) as unknown as Condition[]),
  ...FIELD_FILTERS.flatMap(({ name, field, by, shape }): Condition[] => {
    if (by === 'place') return [];
    const stored = (value: never) =>
      shape.kind === 'option' ? (canonicalOption(shape.field, value) as never) : value;
    return [[name, (value, now) => COMPARED[by](COLUMNS[field], stored(value), now)]];
  }),
];

/** The conditions of every filter except keywords and place; those in `elsewhere` are applied in another way. */
export function filterConditions(filters: Filters, now: Date, elsewhere: ReadonlySet<FilterName>): SQL[] {
  return CONDITIONS.flatMap(([name, condition]) => {
    const value = filters[name];
    return value === undefined || elsewhere.has(name) ? [] : [condition(value as never, now)];
  });
}

/** Whether a listing states what these filters are about; true for those that are not about a field. */
export function isStated(filters: Filters): SQL {
  const columns = FIELD_FILTERS.flatMap(({ name, field }) =>
    filters[name] === undefined ? [] : [sql`${COLUMNS[field]} is not null`],
  );
  return columns.length > 0 ? sql.join(columns, sql` and `) : sql`true`;
}
