import { FACET_NAMES, type FacetName } from '#domain/search/filters/field-filters.ts';
import { GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { type AnyColumn, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { COUNT_BOUND } from '../results/search.repository.ts';

const COLUMNS: Readonly<Record<FacetName, AnyColumn>> = {
  ...l,
  make: l.makeKey,
  kind: l.category,
  seller: l.brokerListing,
};

/** What a group's value of the column is called, where it is not the value itself. */
const NAMES: { readonly [N in FacetName]?: (column: SQL) => SQL } = {
  county: (column) => sql`lower(${column})`,
  kind: (column) => sql`case when ${column} in ${GOODS_CATEGORIES} then 'goods' else 'boats' end`,
  seller: (column) => sql`case when ${column} then 'broker' else 'private' end`,
};

/** Facets with few values, which are grouped by all at once: every grouping costs a lookup for each boat. */
const TOGETHER: readonly (readonly FacetName[])[] = [
  ['subcategory', 'kind', 'seller', 'condition'],
  ['engineType', 'fuelType', 'berths'],
  ['hullMaterial', 'keelType'],
];

function groupsOf(facets: readonly FacetName[]): FacetName[][] {
  const alone = facets.filter((facet) => !TOGETHER.some((together) => together.includes(facet)));
  return [
    ...TOGETHER.map((together) => together.filter((facet) => facets.includes(facet))),
    ...alone.map((facet) => [facet]),
  ].filter((group) => group.length > 0);
}

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
  const nameOf = (facet: FacetName): SQL => sql`${sql.identifier(facet)}`;
  const listed = (names: readonly FacetName[]) => sql.join(names.map(nameOf), sql`, `);
  const columns = facets.map((facet) => sql`${COLUMNS[facet]} as ${nameOf(facet)}`);
  const values = facets.map(
    (facet) => sql`${NAMES[facet]?.(nameOf(facet)) ?? nameOf(facet)} as ${nameOf(facet)}`,
  );
  const sets = groupsOf(facets).map((group) => sql`(${listed(group)})`);
  const { rows } = await executor.execute<Record<string, string | null>>(sql`
    select ${sql.join(values, sql`, `)}, grouping(${listed(facets)}) as level, count(*) as count
    from (select ${sql.join(columns, sql`, `)} from ${l} where ${where} limit ${COUNT_BOUND + 1}) matches
    group by grouping sets (${sql.join(sets, sql`, `)}, ())`);

  const counts = Object.fromEntries(FACET_NAMES.map((name) => [name, new Map()])) as Grouped['counts'];
  let matches = 0;
  for (const row of rows) {
    const count = Number(row.count);
    // One bit for each facet, the first the highest; 0 if the row is grouped by it.
    const grouped = facets.filter((_, at) => ((Number(row.level) >> (facets.length - 1 - at)) & 1) === 0);
    if (grouped.length === 0) matches = count;
    for (const facet of grouped) {
      const value = row[facet];
      if (value) counts[facet].set(value, (counts[facet].get(value) ?? 0) + count);
    }
  }
  return { isMinimum: matches > COUNT_BOUND, matches, counts };
}
