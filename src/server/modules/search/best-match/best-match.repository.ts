import { type SQL, sql } from 'drizzle-orm';
import type { KeywordQuery, Term } from '#domain/search/keywords/understand-keywords.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { filedAs, saidInOrder, termQuery } from '../keywords/keyword-conditions.ts';

/** So many listings about the words are compared with each other; where there are more, the newest come first. */
export const MOST_RANKED = 2_000;

/** The words that a headline must say: where every word has a second meaning, those. */
const headlineTerms = ({ terms, readings }: KeywordQuery): readonly Term[] =>
  terms.length > 0 ? terms : readings.map(({ term }) => term);

/** Listings that are called or filed as the words say, rather than mentioning them somewhere. */
export function isAbout(query: KeywordQuery): SQL {
  return sql`${l.headline} @@ (${sql.join(headlineTerms(query).map(termQuery), sql` && `)})`;
}

/** The same query without what `isAbout` asks for: beside it, the rest need not be looked for in the texts again. */
export const besidesHeadline = (query: KeywordQuery): KeywordQuery =>
  query.terms.length > 0 ? { ...query, terms: [] } : { ...query, readings: [] };

/** What makes one listing about the words match better than another, the weightiest first. */
function merits({ said, readings, terms, goods }: KeywordQuery): SQL[] {
  const name = sql`lower(plain_text(concat_ws(' ', ${l.make}, ${l.model})))`;
  return [
    ...(goods ? [sql`${l.goods}`] : []),
    ...readings.map(({ term }) => sql`${l.headline} @@ ${termQuery(term)}`),
    sql`${name} = ${said.join(' ')}`,
    ...(said.length > 1 ? [sql`${l.headline} @@ ${saidInOrder(said)}`] : []),
    ...(terms.length > 0 ? [sql`${l.headline} @@ ${filedAs(terms)}`] : []),
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
  const keys = [
    ...(boatsFirst ? [sql`${l.goods}`] : []),
    ...merits(query).map((merit) => sql`(${merit}) desc`),
    order,
  ];
  const { rows } = await executor.execute<{ ids: number[] }>(sql`
    select array(
      select ${l.id} from (
        select ${l.id}, ${l.goods}, ${l.featured}, ${l.liveAt}, ${l.headline}, ${l.make}, ${l.model}
        from ${l} where ${where} and ${isAbout(query)} limit ${MOST_RANKED + 1}) as ${l}
      order by ${sql.join(keys, sql`, `)}) as ids`);
  const ids = rows[0]?.ids ?? [];
  return ids.length > MOST_RANKED ? undefined : ids;
}
