import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import { splitValues } from '#domain/search/filters/multiple-values.ts';
import type {
  Alternative,
  KeywordQuery,
  Reading,
  Term,
} from '#domain/search/keywords/understand-keywords.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { isAt } from '../places/place-conditions.ts';
import { anyOf, within } from '../results/filter-conditions.ts';

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const phrase = (words: readonly string[], ending = '') => `(${words.map(quoted).join(' <-> ')}${ending})`;

/** A kind from the catalogue, by its indexed facts: searching by weight would read every listing's text again. */
function byFacts(words: readonly string[]): string {
  const matches = (name: string) => words.every((word) => name.split(/[ -]/).includes(word));
  const ways = CATEGORIES.flatMap(({ id, subcategories }) =>
    matches(id)
      ? [factQuery('category', id)]
      : subcategories
          .filter((sub) => matches(`${id} ${sub.id}`))
          .map((sub) => `(${factQuery('category', id)} & ${factQuery('subcategory', sub.id)})`),
  );
  return ways.length > 0 ? `(${ways.join(' | ')})` : filed(words);
}

/** As typed, which is how names and places are indexed; categories have weight C. */
function literalQuery({ words, prefix, kind }: Alternative): string {
  return kind ? byFacts(words) : phrase(words, prefix ? ':*' : '');
}

/** One term in every form that the index may contain: by its stem, and as spelt. */
export function termQuery(term: Term): SQL {
  return stemmedOrLiteral(term, term.map(literalQuery));
}

/** The same for a headline, which contains words only, no facts. */
export function headlineQuery(term: Term): SQL {
  return stemmedOrLiteral(
    term,
    term.map((alternative) => (alternative.kind ? filed(alternative.words) : literalQuery(alternative))),
  );
}

/** Whether a listing's headline has the words. */
export const headlineTerm = (term: Term): SQL => sql`${l.headline} @@ ${headlineQuery(term)}`;

function stemmedOrLiteral(term: Term, literal: readonly string[]): SQL {
  const stems = term.filter(({ kind }) => !kind).map(({ words }) => phrase(words));
  return either(sql`to_tsquery('english', ${stems.join(' | ')})`, sql`${literal.join(' | ')}::tsquery`);
}

/**
 * Either the stems or the literal words, or only the latter if they find as much: the same word, or a prefix. Searching
 * for both would double the planner's estimate and the lookups. They are compared as text, because to Postgres a word
 * equals its prefix.
 */
const either = (stems: SQL, literal: SQL): SQL =>
  sql`(case when ${literal}::text in (${stems}::text, ${stems}::text || ':*') then ${literal} else ${stems} || ${literal} end)`;

/** These words in this order, as spelt. */
export const inThisOrder = (words: readonly string[]): SQL => sql`${phrase(words)}::tsquery`;

const filed = (words: readonly string[]) => `(${words.map((word) => `${quoted(word)}:C`).join(' & ')})`;

/** The listing's category has all of the terms: by the visitor's own words, or by the kind that they mean. */
export const filedAs = (terms: readonly Term[]): SQL =>
  allFiled(terms.map((term) => filed((term.find(({ kind }) => kind) ?? term[0])?.words ?? [])));

/** The same by any synonym of the terms. */
export const filedAlike = (terms: readonly Term[]): SQL =>
  allFiled(terms.map((term) => term.map(({ words }) => filed(words)).join(' | ')));

function allFiled(asked: readonly string[]): SQL {
  const queries = asked.map((words) => sql`(to_tsquery('english', ${words}) || ${words}::tsquery)`);
  return sql`(${sql.join(queries, sql` && `)})`;
}

const factQuery = (name: string, value: string) => quoted(`=${name}:${value}`);
const fact = (name: string, value: string): SQL => sql`${factQuery(name, value)}::tsquery`;

const oneOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`;

const makeFact = (name: string): SQL => {
  const key = sql`replace(replace(lower(plain_text(${name})), '\\', '\\\\'), '''', '''''')`;
  return sql`('''=make:' || ${key} || '''')::tsquery`;
};

/**
 * Filters that the text indexes also contain: together with keywords they are part of one lookup. Each category has a text
 * index of its own.
 */
const FACTS = {
  subcategory: (value) => fact('subcategory', value),
  condition: (value) => fact('condition', value),
  engineType: (value) => fact('engine', value),
  types: (value) => oneOf(splitValues(value).map((type) => fact('subcategory', type))),
  make: (value) => oneOf(splitValues(value).map(makeFact)),
} as const satisfies { readonly [K in FilterName]?: (value: NonNullable<Filters[K]>) => SQL };

const NONE: ReadonlySet<FilterName> = new Set();
const FACT_NAMES: ReadonlySet<FilterName> = new Set(Object.keys(FACTS) as FilterName[]);

/** The filters that `keywordConditions` applies itself. */
export function filtersInTextIndex({ terms }: KeywordQuery): ReadonlySet<FilterName> {
  return terms.length > 0 ? FACT_NAMES : NONE;
}

const bounded = ({ price, length }: Pick<Reading, 'price' | 'length'>): SQL[] =>
  [price && within(l.price, price), length && within(l.length, length)].filter(
    (condition) => condition !== undefined,
  );

/** The listing contains the words, or it has that size, price, power or number of berths, or is at that place. */
function readingCondition({ term, place, horsepower, berths, ...amounts }: Reading): SQL {
  const isThere = place === undefined ? undefined : isAt(place, gazetteer);
  return anyOf([
    sql`${l.searchText} @@ ${termQuery(term)}`,
    ...bounded(amounts),
    ...(horsepower === undefined ? [] : [sql`${l.enginePower} = ${horsepower}::numeric`]),
    ...(berths === undefined ? [] : [sql`${l.berths} = ${berths}::numeric`]),
    ...(isThere ? [isThere] : []),
  ]);
}

function factsOf(filters: Filters): SQL[] {
  return Object.entries(FACTS).flatMap(([name, toQuery]) => {
    const value = filters[name as keyof typeof FACTS];
    return value === undefined ? [] : [(toQuery as (value: string) => SQL)(value)];
  });
}

/** The filters of a search that the text indexes contain, as one query; undefined if there are none. */
export function factsQuery(filters: Filters): SQL | undefined {
  const facts = factsOf(filters);
  return facts.length > 0 ? sql.join(facts, sql` && `) : undefined;
}

export function keywordConditions(query: KeywordQuery, filters: Filters): SQL[] {
  const { terms, readings } = query;
  const conditions = [...bounded(query), ...readings.map(readingCondition)];
  if (terms.length === 0) return conditions;
  const all = sql.join([...terms.map(termQuery), ...factsOf(filters)], sql` && `);
  return [sql`${l.searchText} @@ (${all})`, ...conditions];
}
