import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { recentSince } from '#domain/listings/time-limits.ts';
import type { Bounds } from '#domain/search/amounts.ts';
import { countRange } from '#domain/search/choices.ts';
import type { CountChoice, FilterName, Filters } from '#domain/search/filters.ts';
import { effectivePrice } from '#domain/search/price-options.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

type Conditions = { readonly [K in FilterName]?: (value: NonNullable<Filters[K]>, now: Date) => SQL };

const is = (column: AnyColumn) => (value: string) => sql`${column} = ${value}`;
const atLeast = (column: AnyColumn | SQL) => (value: number) => sql`${column} >= ${value}`;
const atMost = (column: AnyColumn) => (value: number) => sql`${column} <= ${value}`;

const counted = (column: AnyColumn) => (choice: CountChoice) =>
  within(column, countRange(choice)) ?? sql`false`;

/** The number that a free text such as "35 m²" begins with or holds. */
const numberIn = (column: AnyColumn) =>
  sql`substring(${column} from '[0-9]{1,9}(?:[.][0-9]{1,4})?')::double precision`;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const holds = (column: AnyColumn) => (text: string) =>
  sql`lower(${column}) like ${`%${escaped(text.toLowerCase())}%`}`;

export function within(column: AnyColumn, { min, max }: Bounds): SQL | undefined {
  if (min === undefined) return max === undefined ? undefined : atMost(column)(max);
  return max === undefined ? atLeast(column)(min) : sql`${column} between ${min} and ${max}`;
}

/** What each filter asks of a listing, where it asks that of one column alone. */
const CONDITIONS: Conditions = {
  unknownCategory: () => sql`false`,
  category: is(l.category),
  subcategory: is(l.subcategory),
  make: (make) => sql`${l.makeKey} = lower(plain_text(${make}))`,
  model: holds(l.model),
  minLength: atLeast(l.length),
  maxLength: atMost(l.length),
  minHorsepower: atLeast(l.enginePower),
  maxHorsepower: atMost(l.enginePower),
  engineType: is(l.engineType),
  condition: is(l.condition),
  // The end is checked in a way that no index serves: the order's own index has the featured boats in front.
  featured: (_, now) => sql`${l.featured} and (${l.featuredUntil} > ${now.toISOString()}) is true`,
  brokerListing: () => sql`${l.brokerListing}`,
  privateSeller: () => sql`not ${l.brokerListing}`,
  recent: (hours, now) => sql`${l.liveAt} >= ${recentSince(now, hours).toISOString()}`,
  yearFrom: atLeast(l.yearBuilt),
  yearTo: atMost(l.yearBuilt),
  enginePower: atLeast(l.enginePower),
  hullMaterial: is(l.hullMaterial),
  keelType: is(l.keelType),
  fuelType: is(l.fuelType),
  berths: counted(l.berths),
  heads: counted(l.heads),
  maxBeam: atMost(l.beamMetres),
  maxDraft: atMost(l.draftMetres),
  batteries: holds(l.batteries),
  vatStatus: is(l.vatStatus),
  engineCount: is(l.engineCount),
  seatingCapacity: atLeast(l.seatingCapacity),
  crewCapacity: atLeast(l.crewCapacity),
  partType: is(l.partType),
  electronicType: is(l.electronicType),
  sailType: is(l.sailType),
  sailSize: atLeast(numberIn(l.sailSize)),
  trailerType: is(l.trailerType),
  maxWeight: atLeast(l.maxWeight),
  suitableBoatLength: atLeast(numberIn(l.suitableBoatLength)),
  brakes: is(l.brakes),
};

/** The conditions of every filter but keywords and place; those in `elsewhere` are asked for in another way. */
export function filterConditions(filters: Filters, now: Date, elsewhere: ReadonlySet<FilterName>): SQL[] {
  const named = Object.entries(CONDITIONS) as [FilterName, (value: unknown, now: Date) => SQL][];
  const asked = named.flatMap(([name, condition]) => {
    const value = filters[name];
    return value === undefined || elsewhere.has(name) ? [] : [condition(value, now)];
  });
  const price = within(l.price, effectivePrice(filters));
  return price ? [...asked, price] : asked;
}
