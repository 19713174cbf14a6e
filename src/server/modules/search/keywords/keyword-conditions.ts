import { type SQL, sql } from 'drizzle-orm';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import { severalOf } from '#domain/search/filters/several.ts';
import type {
  Alternative,
  KeywordQuery,
  Reading,
  Term,
} from '#domain/search/keywords/understand-keywords.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { anyOf, within } from '../filter-conditions.ts';
import { liesAt } from '../places/place-conditions.ts';

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const phrase = (words: readonly string[], ending = '') => `(${words.map(quoted).join(' <-> ')}${ending})`;

/** Spelt as typed, where names and places are kept so; what a listing is filed as has weight C. */
function literally({ words, prefix, kind }: Alternative): string {
  if (kind) return filed(words);
  return phrase(words, prefix ? ':*' : '');
}

/** One term in every form that the index may keep it in: by its stem, and as it is spelt. */
export function termQuery(term: Term): SQL {
  const stems = term.filter(({ kind }) => !kind).map(({ words }) => phrase(words));
  return sql`(to_tsquery('english', ${stems.join(' | ')}) || ${term.map(literally).join(' | ')}::tsquery)`;
}

/** These words one after the other, as they are spelt. */
export const saidInOrder = (words: readonly string[]): SQL => sql`${phrase(words)}::tsquery`;

const filed = (words: readonly string[]) => `(${words.map((word) => `${quoted(word)}:C`).join(' & ')})`;

/** What a listing is filed as says all of the terms: by the visitor's own words, or by the kind that they stand for. */
export function filedAs(terms: readonly Term[]): SQL {
  const asked = terms.map((term) => {
    const words = filed((term.find(({ kind }) => kind) ?? term[0])?.words ?? []);
    return sql`(to_tsquery('english', ${words}) || ${words}::tsquery)`;
  });
  return sql`(${sql.join(asked, sql` && `)})`;
}

const fact = (name: string, value: string): SQL => sql`${quoted(`=${name}:${value}`)}::tsquery`;

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
  types: (value) => oneOf(severalOf(value).map((type) => fact('subcategory', type))),
  make: (value) => oneOf(severalOf(value).map(makeFact)),
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

/** The listing says the words, or it is of that size or price, or lies there. */
function readingCondition({ term, place, ...amounts }: Reading): SQL {
  const there = place === undefined ? undefined : liesAt(place, gazetteer);
  return anyOf([sql`${l.searchText} @@ ${termQuery(term)}`, ...bounded(amounts), ...(there ? [there] : [])]);
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
