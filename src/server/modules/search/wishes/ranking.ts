import type { Filters } from '#domain/search/filters/filters.ts';
import { keywordsOf, type Term, understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import type { Ranking } from '#domain/search/phrases/apply-phrase.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { factsQuery, headlineTerm, termQuery } from '../keywords/keyword-conditions.ts';
import { anyOf } from '../results/filter-conditions.ts';
import { byTextIndex } from '../results/search.repository.ts';
import { matching } from '../results/search-plan.ts';
import { readMet, type Source } from './candidates.repository.ts';

/** Something that puts a boat before others. */
interface Criterion {
  condition: SQL;
  weight: number;
  /** Rare words say more than frequent ones. */
  isWord: boolean;
}

const IN_TITLE = 1;
const IN_TEXT = 0.5;
const OF_PURPOSE = 1;
const WORD_OF_PURPOSE = 0.4;

export const termsIn = (words: string): Term[] => {
  const { terms, readings } = understandKeywords(words);
  return [...terms, ...readings.map(({ term }) => term)];
};

export const mentions = (term: Term): SQL => sql`${l.searchText} @@ ${termQuery(term)}`;

export const conditionOf = (filters: Filters, now: Date): SQL =>
  matching(filters, keywordsOf(filters), now, sql`true`).where;

export const hasRanking = ({ words, purposes }: Ranking): boolean =>
  purposes.length > 0 || termsIn(words).length > 0;

/** `mentioning`: every boat that is compared has at least one of the words, so that a single word need not be looked for again. */
export function criteriaOf({ words, purposes }: Ranking, now: Date, mentioning = false): Criterion[] {
  const terms = termsIn(words);
  const isKnown = mentioning && terms.length === 1 && purposes.length === 0;
  return [
    ...terms.flatMap((term) => [
      { condition: headlineTerm(term), weight: IN_TITLE - IN_TEXT, isWord: true },
      { condition: isKnown ? sql`true` : mentions(term), weight: IN_TEXT, isWord: true },
    ]),
    ...purposes.flatMap(({ facts, words: ofAdverts = [] }) => [
      ...facts.map((group) => ({
        condition: anyOf(group.map((filters) => conditionOf(filters, now))),
        weight: OF_PURPOSE,
        isWord: false,
      })),
      ...ofAdverts.flatMap(termsIn).map((term) => ({
        condition: mentions(term),
        weight: WORD_OF_PURPOSE,
        isWord: true,
      })),
    ]),
  ];
}

/** The weights among these boats: a word that all of them have says nothing, a rare one much. */
export function weightsAmong(criteria: readonly Criterion[], met: readonly (readonly boolean[])[]): number[] {
  return criteria.map(({ weight, isWord }, at) => {
    if (!isWord) return weight;
    const having = met.filter((flags) => flags[at]).length;
    return weight * (Math.log(1 + met.length / Math.max(1, having)) / Math.log(2 + met.length) + 0.1);
  });
}

/** The boats that have any of the words are found by the text indexes; for purposes the newest are compared. */
const MAX_TITLED = 300;
const MAX_MENTIONING = 300;
const MAX_SUITING = 1_000;

/** `filters` are among the conditions: those that the text index has are looked up together with the words. */
export function sourcesOf(where: SQL, { words, purposes }: Ranking, filters: Filters = {}): Source[] {
  const terms = termsIn(words);
  const facts = factsQuery(filters);
  const any = sql`(${sql.join(terms.map(termQuery), sql` || `)})${facts ? sql` && ${facts}` : sql``}`;
  const some = (has: SQL, limit: number): Source => ({
    where: byTextIndex(sql`${where} and ${has}`),
    limit,
    newest: false,
  });
  return [
    ...(terms.length > 0
      ? [
          some(anyOf(terms.map(headlineTerm)), MAX_TITLED),
          some(sql`${l.searchText} @@ (${any})`, MAX_MENTIONING),
        ]
      : []),
    ...(purposes.length > 0 ? [{ where, limit: MAX_SUITING, newest: true }] : []),
  ];
}

interface Ranked {
  where: SQL;
  filters: Filters;
  order: SQL;
  ranking: Ranking;
  now: Date;
}

/** The boats of a search that its other words and purposes put first, best first. */
export async function rankedFirst(
  executor: Executor,
  { where, filters, order, ranking, now }: Ranked,
): Promise<number[]> {
  const criteria = criteriaOf(ranking, now, true);
  const candidates = await readMet(executor, {
    sources: sourcesOf(where, ranking, filters),
    conditions: criteria.map(({ condition }) => condition),
    order,
  });
  const weights = weightsAmong(
    criteria,
    candidates.map(({ met }) => met),
  );
  return candidates
    .map(({ id, met }) => ({
      id,
      score: weights.reduce((sum, weight, at) => sum + (met[at] ? weight : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
