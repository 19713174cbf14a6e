import type { KeywordQuery, Term } from '#domain/search/keywords/understand-keywords.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { filedAlike, filedAs, headlineQuery, inThisOrder } from '../keywords/keyword-conditions.ts';

/** How many listings about the words are ranked; if there are more, the newest come first. */
export const MAX_RANKED = 1_000;

/** The words that a headline must contain: if every word has a second meaning, those. */
const headlineTerms = ({ terms, readings }: KeywordQuery): readonly Term[] =>
  terms.length > 0 ? terms : readings.map(({ term }) => term);

/** Listings whose headline has the words, as opposed to only mentioning them; boats only, if those come first. */
export function isAbout(query: KeywordQuery, boatsFirst: boolean): SQL {
  const says = sql`${l.headline} @@ (${sql.join(headlineTerms(query).map(headlineQuery), sql` && `)})`;
  return boatsFirst ? sql`${says} and not ${l.goods}` : says;
}

/** The query without what `isAbout` already requires, so that the texts are not searched for it again. */
export const besidesHeadline = (query: KeywordQuery): KeywordQuery =>
  query.terms.length > 0 ? { ...query, terms: [] } : { ...query, readings: [] };

/** What makes one listing about the words a better match than another, most important first. */
function rankingCriteria({ words, readings, terms, goods }: KeywordQuery): SQL[] {
  const name = sql`concat_ws(' ', ${l.makeKey}, lower(${l.model}))`;
  return [
    ...(goods ? [sql`${l.goods}`] : []),
    ...readings.map(({ term }) => sql`${l.headline} @@ ${headlineQuery(term)}`),
    sql`${name} = ${words.join(' ')}`,
    // A boat by this maker, rather than one with its engine.
    sql`${l.makeKey} = ${words.join(' ')}`,
    ...(words.length > 1 ? [sql`${l.headline} @@ ${inThisOrder(words)}`] : []),
    ...(terms.length > 0 ? [filedAs, filedAlike].map((filed) => sql`${l.headline} @@ ${filed(terms)}`) : []),
  ];
}

interface Ranked {
  where: SQL;
  query: KeywordQuery;
  order: SQL;
  boatsFirst: boolean;
}

/** The listings about the words, best first; undefined if there are too many to rank. */
export async function rankAbout(
  executor: Executor,
  { where, query, order, boatsFirst }: Ranked,
): Promise<number[] | undefined> {
  const keys = [
    sql`${l.unconfirmed}`,
    ...rankingCriteria(query).map((criterion) => sql`(${criterion}) desc`),
    order,
  ];
  const { rows } = await executor.execute<{ ids: number[] }>(sql`
    select array(
      select ${l.id} from (
        select ${l.id}, ${l.goods}, ${l.unconfirmed}, ${l.featured}, ${l.liveAt}, ${l.headline}, ${l.makeKey},
          ${l.model}
        from ${l} where ${where} and ${isAbout(query, boatsFirst)} limit ${MAX_RANKED + 1}) as ${l}
      order by ${sql.join(keys, sql`, `)}) as ids`);
  const ids = rows[0]?.ids ?? [];
  return ids.length > MAX_RANKED ? undefined : ids;
}
