import { type SQL, sql } from 'drizzle-orm';
import type { KeywordQuery, Term } from '#domain/search/keywords/understand-keywords.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { filedAlike, filedAs, headlineQuery, saidInOrder } from '../keywords/keyword-conditions.ts';

/** So many listings about the words are compared with each other; where there are more, the newest come first. */
export const MOST_RANKED = 1_000;

/** The words that a headline must say: where every word has a second meaning, those. */
const headlineTerms = ({ terms, readings }: KeywordQuery): readonly Term[] =>
  terms.length > 0 ? terms : readings.map(({ term }) => term);

/** Listings called or filed as the words say, rather than mentioning them; boats alone, where those come first. */
export function isAbout(query: KeywordQuery, boatsFirst: boolean): SQL {
  const says = sql`${l.headline} @@ (${sql.join(headlineTerms(query).map(headlineQuery), sql` && `)})`;
  return boatsFirst ? sql`${says} and not ${l.goods}` : says;
}

/** The same query without what `isAbout` asks for: beside it, the rest need not be looked for in the texts again. */
export const besidesHeadline = (query: KeywordQuery): KeywordQuery =>
  query.terms.length > 0 ? { ...query, terms: [] } : { ...query, readings: [] };

/** What makes one listing about the words match better than another, the weightiest first. */
function merits({ words, readings, terms, goods }: KeywordQuery): SQL[] {
  const name = sql`concat_ws(' ', ${l.makeKey}, lower(${l.model}))`;
  return [
    ...(goods ? [sql`${l.goods}`] : []),
    ...readings.map(({ term }) => sql`${l.headline} @@ ${headlineQuery(term)}`),
    sql`${name} = ${words.join(' ')}`,
    ...(words.length > 1 ? [sql`${l.headline} @@ ${saidInOrder(words)}`] : []),
    ...(terms.length > 0 ? [filedAs, filedAlike].map((filed) => sql`${l.headline} @@ ${filed(terms)}`) : []),
  ];
}

interface Ranked {
  where: SQL;
  query: KeywordQuery;
  order: SQL;
  boatsFirst: boolean;
}

/** The listings about the words, the best first; none at all when they are too many to compare. */
export async function rankAbout(
  executor: Executor,
  { where, query, order, boatsFirst }: Ranked,
): Promise<number[] | undefined> {
  const keys = [...merits(query).map((merit) => sql`(${merit}) desc`), order];
  const { rows } = await executor.execute<{ ids: number[] }>(sql`
    select array(
      select ${l.id} from (
        select ${l.id}, ${l.goods}, ${l.featured}, ${l.liveAt}, ${l.headline}, ${l.makeKey}, ${l.model}
        from ${l} where ${where} and ${isAbout(query, boatsFirst)} limit ${MOST_RANKED + 1}) as ${l}
      order by ${sql.join(keys, sql`, `)}) as ids`);
  const ids = rows[0]?.ids ?? [];
  return ids.length > MOST_RANKED ? undefined : ids;
}
