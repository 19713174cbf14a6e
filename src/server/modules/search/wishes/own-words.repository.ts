import type { Filters } from '#domain/search/filters/filters.ts';
import { isStopWord } from '#domain/search/keywords/stop-words.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { factsQuery, headlineTerm, termQuery } from '../keywords/keyword-conditions.ts';
import { byTextIndex } from '../results/search.repository.ts';

/** Boats that a phrase names by their own words, whatever else the words mean. */
export interface OwnWords {
  /** Its title, or its make and model, is the whole phrase. */
  named: { id: number; isMatch: boolean }[];
  /** Its title has all words of the phrase; none of them is a match of what the phrase means. */
  others: number[];
}

const NONE: OwnWords = { named: [], others: [] };
const MAX_NAMED = 6;
const MAX_OTHERS = 200;
/** How many boats with all of the words in their headline are looked at. */
const MAX_READ = 2_000;
/** A title that is the phrase is hardly longer: punctuation and double spaces. */
const lengthsOf = (text: string) => 2 * text.length + 20;
/** Implied on a boat market, but a title either has them or has not. */
const KEPT: ReadonlySet<string> = new Set(['boat', 'boats']);
/** As many words as a search uses. */
const MAX_WORDS = 12;

/** As `wordsOf` splits a text. */
const spelt = (text: SQL): SQL =>
  sql`btrim(regexp_replace(regexp_replace(lower(plain_text(${text})), '\\.(?![0-9])|(?<![0-9])\\.', ' ', 'g'), '[^a-z0-9.]+', ' ', 'g'))`;

/**
 * `hard` are the conditions that are never given up, `meant` those of the phrase, `excluded` what it excludes ("without equal" may
 * be part of a title). Boats that the text index knows by a filter of
 * the phrase are left out in the index: "bavaria" need not read every Bavaria.
 */
export async function findOwnWords(
  executor: Executor,
  {
    text,
    hard,
    excluded,
    meant,
    filters,
  }: { text: string; hard: SQL; excluded: SQL; meant: SQL; filters: Filters },
): Promise<OwnWords> {
  const all = wordsOf(text);
  const words = all.filter((word) => !isStopWord(word) || KEPT.has(word) || all.length === 1);
  if (words.length === 0 || all.length > MAX_WORDS) return NONE;
  const terms = words.map((word) => [{ words: [word] }]);
  const query = sql.join(terms.map(termQuery), sql` && `);
  const facts = factsQuery(filters);
  const titled = sql.join(terms.map(headlineTerm), sql` and `);
  const whole = all.join(' ');
  const model = sql`concat_ws(' ', ${l.make}, ${l.model})`;
  const isWhole = (name: SQL) =>
    sql`case when char_length(${name}) <= ${lengthsOf(whole)}::integer then ${spelt(name)} = ${whole} else false end`;
  const isMatch = sql`(${meant}) is true`;
  // Of several words, one scan of the titles finds both; a single one would find every Bavaria.
  const { rows } = await executor.execute<{ id: number; named: boolean; match: boolean; other: boolean }>(
    words.length > 1
      ? sql`
        select id, named, match, other from (
          select ${l.id} as id, ${isWhole(sql`${l.title}`)} or ${isWhole(model)} as named, ${isMatch} as match,
            ${excluded} and (${meant}) is not true as other
          from ${l} where ${byTextIndex(sql`${hard} and ${titled}`)} limit ${MAX_READ}) candidates
        where named or other order by named desc limit ${MAX_NAMED + MAX_OTHERS}`
      : sql`
        select ${l.id} as id, false as named, false as match, true as other from ${l}
        where ${byTextIndex(sql`${hard} and ${l.searchText} @@ ((${query})${facts ? sql` && !!(${facts})` : sql``})`)}
          and ${titled} and ${excluded} and (${meant}) is not true limit ${MAX_OTHERS}`,
  );
  const named = rows.filter((row) => row.named).slice(0, MAX_NAMED);
  return {
    named: named.map(({ id, match }) => ({ id, isMatch: match })),
    others: rows.filter((row) => row.other && !named.includes(row)).map(({ id }) => id),
  };
}
