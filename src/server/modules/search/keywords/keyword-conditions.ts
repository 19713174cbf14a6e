import { type SQL, sql } from 'drizzle-orm';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import type { Alternative, KeywordQuery, Term } from '#domain/search/keywords/understand-keywords.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { within } from '../filter-conditions.ts';

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const phrase = (words: readonly string[], ending = '') => `(${words.map(quoted).join(' <-> ')}${ending})`;

/** Spelt as typed, where names and places are kept so; what a listing is filed as has weight C. */
function literally({ words, prefix, kind }: Alternative): string {
  if (kind) return `(${words.map((word) => `${quoted(word)}:C`).join(' & ')})`;
  return phrase(words, prefix ? ':*' : '');
}

/** One term in every form that the index may keep it in: by its stem, and as it is spelt. */
export function termQuery(term: Term): SQL {
  const stems = term.filter(({ kind }) => !kind).map(({ words }) => phrase(words));
  return sql`(to_tsquery('english', ${stems.join(' | ')}) || ${term.map(literally).join(' | ')}::tsquery)`;
}

const fact = (name: string, value: string): SQL => sql`${quoted(`=${name}:${value}`)}::tsquery`;

/** Filters that the text index also knows: beside keywords they are asked of it, in one go. */
const FACTS = {
  category: (value) => fact('category', value),
  subcategory: (value) => fact('subcategory', value),
  condition: (value) => fact('condition', value),
  engineType: (value) => fact('engine', value),
  make: (value) => {
    const key = sql`replace(replace(lower(plain_text(${value})), '\\', '\\\\'), '''', '''''')`;
    return sql`('''=make:' || ${key} || '''')::tsquery`;
  },
} as const satisfies { readonly [K in FilterName]?: (value: NonNullable<Filters[K]>) => SQL };

const NONE: ReadonlySet<FilterName> = new Set();
const FACT_NAMES: ReadonlySet<FilterName> = new Set(Object.keys(FACTS) as FilterName[]);

/** The filters that `keywordConditions` asks for itself. */
export function filtersAskedOfText({ terms }: KeywordQuery): ReadonlySet<FilterName> {
  return terms.length > 0 ? FACT_NAMES : NONE;
}

export function keywordConditions(query: KeywordQuery, filters: Filters): SQL[] {
  const { terms, price, length } = query;
  const conditions = [price && within(l.price, price), length && within(l.length, length)].filter(
    (condition) => condition !== undefined,
  );
  if (terms.length === 0) return conditions;
  const facts = Object.entries(FACTS).flatMap(([name, ask]) => {
    const value = filters[name as keyof typeof FACTS];
    return value === undefined ? [] : [(ask as (value: string) => SQL)(value)];
  });
  const all = sql.join([...terms.map(termQuery), ...facts], sql` && `);
  return [sql`${l.searchText} @@ (${all})`, ...conditions];
}
