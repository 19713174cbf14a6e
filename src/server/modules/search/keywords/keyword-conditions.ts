import { type SQL, sql } from 'drizzle-orm';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import { splitValues } from '#domain/search/filters/multiple-values.ts';
import type {
  Alternative,
  KeywordQuery,
  Reading,
  Term,
} from '#domain/search/keywords/understand-keywords.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { liesAt } from '../places/place-conditions.ts';
import { anyOf, within } from '../results/filter-conditions.ts';

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const phrase = (words: readonly string[], ending = '') => `(${words.map(quoted).join(' <-> ')}${ending})`;

/** A kind that the catalogue knows, by its facts: asking for weights would have every listing's text read again. */
function byFacts(words: readonly string[]): string {
  const holds = (name: string) => words.every((word) => name.split(/[ -]/).includes(word));
  const ways = CATEGORIES.flatMap(({ id, subcategories }) =>
    holds(id)
      ? [factQuery('category', id)]
      : subcategories
          .filter((sub) => holds(`${id} ${sub.id}`))
          .map((sub) => `(${factQuery('category', id)} & ${factQuery('subcategory', sub.id)})`),
  );
  return ways.length > 0 ? `(${ways.join(' | ')})` : filed(words);
}

/** Spelt as typed, where names and places are kept so; what a listing is filed as has weight C. */
function literally({ words, prefix, kind }: Alternative): string {
  return kind ? byFacts(words) : phrase(words, prefix ? ':*' : '');
}

/** One term in every form that the index may keep it in: by its stem, and as it is spelt. */
export function termQuery(term: Term): SQL {
  return eitherWay(term, term.map(literally));
}

/** The same asked of a headline, which has words alone. */
export function headlineQuery(term: Term): SQL {
  return eitherWay(
    term,
    term.map((alternative) => (alternative.kind ? filed(alternative.words) : literally(alternative))),
  );
}

function eitherWay(term: Term, literal: readonly string[]): SQL {
  const stems = term.filter(({ kind }) => !kind).map(({ words }) => phrase(words));
  return either(sql`to_tsquery('english', ${stems.join(' | ')})`, sql`${literal.join(' | ')}::tsquery`);
}

/**
 * Either the stems or the literal words, or the latter alone where they find as much: the same word, or its beginning.
 * Asked for twice, it would be taken for twice as many listings, and looked up twice. Compared as texts: to Postgres a
 * word equals its beginning.
 */
const either = (stems: SQL, literal: SQL): SQL =>
  sql`(case when ${literal}::text in (${stems}::text, ${stems}::text || ':*') then ${literal} else ${stems} || ${literal} end)`;

/** These words one after the other, as they are spelt. */
export const saidInOrder = (words: readonly string[]): SQL => sql`${phrase(words)}::tsquery`;

const filed = (words: readonly string[]) => `(${words.map((word) => `${quoted(word)}:C`).join(' & ')})`;

/** What a listing is filed as says all of the terms: by the visitor's own words, or by the kind that they stand for. */
export const filedAs = (terms: readonly Term[]): SQL =>
  allFiled(terms.map((term) => filed((term.find(({ kind }) => kind) ?? term[0])?.words ?? [])));

/** The same by any of the ways in which the terms are said. */
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

/** Filters that the text index also knows: beside keywords they are asked of it, in one go. */
const FACTS = {
  category: (value) => fact('category', value),
  subcategory: (value) => fact('subcategory', value),
  condition: (value) => fact('condition', value),
  engineType: (value) => fact('engine', value),
  types: (value) => oneOf(splitValues(value).map((type) => fact('subcategory', type))),
  make: (value) => oneOf(splitValues(value).map(makeFact)),
} as const satisfies { readonly [K in FilterName]?: (value: NonNullable<Filters[K]>) => SQL };

const NONE: ReadonlySet<FilterName> = new Set();
const FACT_NAMES: ReadonlySet<FilterName> = new Set(Object.keys(FACTS) as FilterName[]);

/** The filters that `keywordConditions` asks for itself. */
export function filtersAskedOfText({ terms }: KeywordQuery): ReadonlySet<FilterName> {
  return terms.length > 0 ? FACT_NAMES : NONE;
}

const bounded = ({ price, length }: Pick<Reading, 'price' | 'length'>): SQL[] =>
  [price && within(l.price, price), length && within(l.length, length)].filter(
    (condition) => condition !== undefined,
  );

/** The listing says the words, or it is of that size or price, has so many of them, or lies there. */
function readingCondition({ term, place, horsepower, berths, ...amounts }: Reading): SQL {
  const there = place === undefined ? undefined : liesAt(place, gazetteer);
  return anyOf([
    sql`${l.searchText} @@ ${termQuery(term)}`,
    ...bounded(amounts),
    ...(horsepower === undefined ? [] : [sql`${l.enginePower} = ${horsepower}::numeric`]),
    ...(berths === undefined ? [] : [sql`${l.berths} = ${berths}::numeric`]),
    ...(there ? [there] : []),
  ]);
}

export function keywordConditions(query: KeywordQuery, filters: Filters): SQL[] {
  const { terms, readings } = query;
  const conditions = [...bounded(query), ...readings.map(readingCondition)];
  if (terms.length === 0) return conditions;
  const facts = Object.entries(FACTS).flatMap(([name, ask]) => {
    const value = filters[name as keyof typeof FACTS];
    return value === undefined ? [] : [(ask as (value: string) => SQL)(value)];
  });
  const all = sql.join([...terms.map(termQuery), ...facts], sql` && `);
  return [sql`${l.searchText} @@ (${all})`, ...conditions];
}
