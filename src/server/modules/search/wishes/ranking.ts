import type { Filters } from '#domain/search/filters/filters.ts';
import { keywordsOf, type Term, understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import type { Ranking } from '#domain/search/phrases/apply-phrase.ts';
import type { Candidate } from '#domain/search/wishes/nearness.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { headlineTerm, termQuery } from '../keywords/keyword-conditions.ts';
import { anyOf } from '../results/filter-conditions.ts';
import { byTextIndex } from '../results/search.repository.ts';
import { matching } from '../results/search-plan.ts';
import { readCandidates, type Source } from './candidates.repository.ts';

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

export function criteriaOf({ words, purposes }: Ranking, now: Date): Criterion[] {
  return [
    ...termsIn(words).flatMap((term) => [
      { condition: headlineTerm(term), weight: IN_TITLE - IN_TEXT, isWord: true },
      { condition: mentions(term), weight: IN_TEXT, isWord: true },
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

/** The boats that mention any of the words are found by the text index; for purposes the newest are compared. */
const MAX_MENTIONING = 1_000;
const MAX_SUITING = 2_000;

export function sourcesOf(where: SQL, { words, purposes }: Ranking): Source[] {
  const terms = termsIn(words);
  const any = sql.join(terms.map(termQuery), sql` || `);
  return [
    ...(terms.length > 0
      ? [
          {
            where: byTextIndex(sql`${where} and ${l.searchText} @@ (${any})`),
            limit: MAX_MENTIONING,
            newest: false,
          },
        ]
      : []),
    ...(purposes.length > 0 ? [{ where, limit: MAX_SUITING, newest: true }] : []),
  ];
}

/** The boats of a search that its other words and purposes put first, best first. */
export async function rankedFirst(
  executor: Executor,
  { where, order, ranking, now }: { where: SQL; order: SQL; ranking: Ranking; now: Date },
): Promise<number[]> {
  const criteria = criteriaOf(ranking, now);
  const candidates = await readCandidates(executor, {
    sources: sourcesOf(where, ranking),
    conditions: criteria.map(({ condition }) => condition),
    centre: undefined,
    order,
  });
  const weights = weightsAmong(
    criteria,
    candidates.map(({ met }) => met),
  );
  const scoreOf = ({ met }: Candidate<FoundBoat>) =>
    weights.reduce((sum, weight, at) => sum + (met[at] ? weight : 0), 0);
  return candidates
    .map((candidate) => ({ id: candidate.boat.id, score: scoreOf(candidate) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
