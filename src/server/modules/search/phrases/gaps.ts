import type { Coordinates } from '#domain/places/place.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { RelaxableKind, RelaxablePart } from '#domain/search/phrases/relaxing.ts';
import { type AnyColumn, type SQL, sql } from '#server/db/drizzle.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { milesFrom } from '../places/place-conditions.ts';

/** The gap of a boat that does not say what it has. */
const UNKNOWN = 5;

const known = (gap: SQL): SQL => sql`coalesce(${gap}, ${UNKNOWN}::integer)`;

/** How far a value is outside its bounds, relative to them. */
function outside(column: AnyColumn, min: number | undefined, max: number | undefined, scale?: number): SQL {
  const below = min === undefined ? [] : [sql`${min}::numeric - ${column}::numeric`];
  const above = max === undefined ? [] : [sql`${column}::numeric - ${max}::numeric`];
  const size = scale ?? Math.max(1, max ?? 0, min ?? 0);
  return known(sql`case when ${column} is null then null
    else greatest(${sql.join([...below, ...above], sql`, `)}, 0) / ${size}::numeric end`);
}

/** A year counts as much as a tenth of the length or price. */
const YEARS = 10;
const MILES = 50;

/** The first number in a model's name, such as 34 in "34 Cruiser". */
const NUMBER = /\d{1,6}/;

function modelGap({ model = '' }: Filters): SQL | undefined {
  const number = Number(NUMBER.exec(model)?.[0] ?? 0);
  if (number === 0) return undefined;
  return known(
    sql`abs(substring(${l.model} from '[0-9]{1,6}')::numeric - ${number}::numeric) / ${number}::numeric`,
  );
}

const GAPS: { readonly [K in RelaxableKind]?: (filters: Filters, centre?: Coordinates) => SQL | undefined } =
  {
    place: (_filters, centre) => centre && known(sql`${milesFrom(centre)}::numeric / ${MILES}::integer`),
    length: ({ minLength, maxLength }) => outside(l.length, minLength, maxLength),
    year: ({ yearFrom, yearTo }) => outside(l.yearBuilt, yearFrom, yearTo, YEARS),
    power: ({ minHorsepower, maxHorsepower, enginePower }) =>
      outside(l.enginePower, minHorsepower ?? enginePower, maxHorsepower),
    price: ({ minPrice, maxPrice }) => outside(l.price, minPrice, maxPrice),
    model: modelGap,
  };

/** How far a boat is from what was asked for, as a number; undefined where it cannot be measured. */
export const gapOf = ({ kind, filters }: RelaxablePart, centre: Coordinates | undefined): SQL | undefined =>
  GAPS[kind]?.(filters, centre);
