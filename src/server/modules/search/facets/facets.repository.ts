import { FACET_NAMES, type FacetName } from '#domain/search/filters/field-filters.ts';
import { GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { type AnyColumn, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { COUNT_BOUND } from '../results/search.repository.ts';

const COLUMNS: Readonly<Record<FacetName, AnyColumn | SQL>> = {
  ...l,
  make: l.makeKey,
  county: sql`lower(${l.county})`,
  kind: sql`case when ${l.category} in ${GOODS_CATEGORIES} then 'goods' else 'boats' end`,
  seller: sql`case when ${l.brokerListing} then 'broker' else 'private' end`,
};

export interface Grouped {
  /** Whether there are more matches than were read, so that each count may be higher. */
  isMinimum: boolean;
  matches: number;
  counts: Record<FacetName, Map<string, number>>;
}

/** Counts the matches by each facet in one pass. */
export async function countByFacets(
  executor: Executor,
  where: SQL,
  facets: readonly FacetName[],
): Promise<Grouped> {
  const names = facets.map((facet) => sql.identifier(facet));
  const columns = facets.map((facet) => sql`${COLUMNS[facet]} as ${sql.identifier(facet)}`);
  const sets = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  const list = sql.join(names, sql`, `);
  const { rows } = await executor.execute<Record<string, string | null>>(sql`
    select ${list}, grouping(${list}) as level, count(*) as count
    from (select ${sql.join(columns, sql`, `)} from ${l} where ${where} limit ${COUNT_BOUND + 1}) matches
    group by grouping sets (${sets}, ())`);

  const counts = Object.fromEntries(FACET_NAMES.map((name) => [name, new Map()])) as Grouped['counts'];
  let matches = 0;
  const all = 2 ** facets.length - 1;
  for (const row of rows) {
    const level = Number(row.level);
    if (level === all) matches = Number(row.count);
    const facet = facets.find((_, at) => level === all - 2 ** (facets.length - 1 - at));
    const value = facet && row[facet];
    if (value) counts[facet].set(value, Number(row.count));
  }
  return { isMinimum: matches > COUNT_BOUND, matches, counts };
}
