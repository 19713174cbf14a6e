import { withoutFilters } from '#domain/search/filters/change-filters.ts';
import { type FilterName, type Filters, pageSizeOf } from '#domain/search/filters/filters.ts';
import { understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import { type RelaxablePart, relaxableParts } from '#domain/search/phrases/relaxing.ts';
import { GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { orderOf } from '../results/orders.ts';
import { type Matching, matching } from '../results/search-plan.ts';
import { listClosest } from './closest.repository.ts';
import { gapOf } from './gaps.ts';

export interface Closest {
  boats: FoundBoat[];
  place: Matching['place'];
  /** The filters that the first boat does not meet. */
  relaxed: FilterName[];
}

type ClosestDeps = Pick<Deps, 'db' | 'clock'>;

const conditionOf = ({ filters }: RelaxablePart, now: Date): SQL =>
  matching(filters, understandKeywords(filters.keywords ?? ''), now, sql`true`).where;

const KIND_FILTERS: readonly FilterName[] = ['category', 'subcategory', 'types'];

/** The same search without its make or, if it has none, without its type; undefined if it has neither. */
function withoutLastPart(
  required: Filters,
): { filters: Filters; dropped: readonly FilterName[] } | undefined {
  const dropped = (required.make ? (['make'] as const) : KIND_FILTERS).filter((name) => required[name]);
  if (dropped.length === 0) return undefined;
  const isGoods = required.category && GOODS_CATEGORIES.includes(required.category);
  const kind = required.kind ?? (isGoods ? 'goods' : 'boats');
  const rest = withoutFilters(required, dropped);
  return { dropped, filters: rest.category || rest.types ? rest : { ...rest, kind } };
}

/**
 * The boats that come closest to a phrase that nothing matches: of the type and make, ordered by what they do not meet, the
 * least important first, and then by how far they are from it. Costs one query, or two if there is no such boat at all.
 */
export async function findClosest({ db, clock }: ClosestDeps, asked: Filters): Promise<Closest | undefined> {
  const { phrase: _phrase, sort: _sort, page: _page, limit: _limit, ...filters } = asked;
  const now = clock.now();
  const noWords = understandKeywords('');
  const { place } = matching(filters, noWords, now);
  const parts = relaxableParts(filters);
  const required = withoutFilters(
    filters,
    parts.flatMap(({ names }) => names),
  );
  // Words alone say nothing about what would be close.
  const isAbout = parts.some(({ kind }) => kind !== 'keywords') || Object.keys(required).length > 0;
  if (!isAbout) return undefined;
  const list = (among: Filters, isUnmet: boolean) =>
    listClosest(db, {
      where: matching(among, noWords, now).where,
      order: orderOf(among, noWords, undefined),
      conditions: parts.map((part) => ({
        weight: part.weight,
        condition: isUnmet ? undefined : conditionOf(part, now),
        gap: gapOf(part, place.centre),
      })),
      limit: pageSizeOf(asked),
    });
  const unmetNames = (unmet: readonly boolean[]) =>
    parts.flatMap(({ names }, at) => (unmet[at] ? names : []));

  // Nothing matches the whole phrase. So if it has only one such part, no boat of the type and make meets it.
  const alike = await list(required, parts.length === 1);
  if (alike.boats.length > 0) return { boats: alike.boats, place, relaxed: unmetNames(alike.unmet) };
  const wider = withoutLastPart(required);
  if (!wider) return undefined;
  const others = await list(wider.filters, false);
  return { boats: others.boats, place, relaxed: [...wider.dropped, ...unmetNames(others.unmet)] };
}
