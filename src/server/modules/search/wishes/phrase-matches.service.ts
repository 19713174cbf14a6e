import type { Total } from '#contract/list-headers.ts';
import { withoutFilters } from '#domain/search/filters/change-filters.ts';
import { pageOf, pageSizeOf, sortOf } from '#domain/search/filters/filters.ts';
import { understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import type { Asked } from '#domain/search/phrases/apply-phrase.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { type FoundBoat, versionsOf } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { listNearest } from '../places/nearest.repository.ts';
import { comesFirst, isNearestFirst, orderOf } from '../results/orders.ts';
import { boundedTotal, listMatches } from '../results/search.repository.ts';
import { type Matching, matching } from '../results/search-plan.ts';
import { countedBy, type Remember } from '../totals/remember-counts.ts';
import { totalOf } from '../totals/totals.ts';
import { findOwnWords, type OwnWords } from './own-words.repository.ts';
import { conditionOf, hasRanking, rankedFirst } from './ranking.ts';

interface PhraseMatches {
  boats: FoundBoat[];
  total: Total;
  place: Matching['place'];
}

const NO_WORDS = understandKeywords('');
const NONE_RANKED = Buffer.from('[]');

const isAnyOf = (ids: readonly number[]): SQL => sql`${l.id} = any(${`{${ids.join(',')}}`}::integer[])`;
const isNoneOf = (ids: readonly number[]): SQL => sql`${l.id} <> all(${`{${ids.join(',')}}`}::integer[])`;

/**
 * One page of the boats that fulfil a phrase: what it names by its own words, then what its words and purposes put first, then the
 * others in order, then the boats whose title has all its words. A chosen order applies to all of them.
 */
export async function findPhraseMatches(
  { db, clock, remember }: Pick<Deps, 'db' | 'clock'> & { remember: Remember },
  { filters, wished, ranking }: Asked,
): Promise<PhraseMatches> {
  const now = clock.now();
  const { where, place } = matching(filters, NO_WORDS, now);
  const order = orderOf(filters, NO_WORDS, place.centre);
  const hard = matching(withoutFilters(filters, wished), NO_WORDS, now).where;
  const { without } = filters;
  const excluded = without === undefined ? sql`true` : conditionOf({ without }, now);
  const text = filters.phrase ?? '';
  const key = `${countedBy(filters)} ${text} ${wished.join()}`;
  const isBest = sortOf(filters) === 'relevance';
  const counted = remember(`total ${countedBy(filters)}`, () => totalOf(db, filters, where));
  const rank = async () =>
    // One boat needs no order.
    (await counted).count > 1
      ? remember(`ranked ${key}`, async () =>
          Buffer.from(JSON.stringify(await rankedFirst(db, { where, filters, order, ranking, now }))),
        )
      : NONE_RANKED;
  const [matches, own, ranked] = await Promise.all([
    counted,
    remember(`own words ${key}`, async () =>
      Buffer.from(JSON.stringify(await findOwnWords(db, { text, hard, excluded, meant: where, filters }))),
    ),
    isBest && hasRanking(ranking) ? rank() : NONE_RANKED,
  ]);
  const { named, others } = JSON.parse(own.toString()) as OwnWords;
  const isNamed = new Set(named.map(({ id }) => id));
  const outside = named.filter(({ isMatch }) => !isMatch).map(({ id }) => id);
  const total = boundedTotal(matches.count + outside.length + others.length, matches.isMinimum);
  const limit = pageSizeOf(filters);
  const offset = (pageOf(filters) - 1) * limit;
  if (!isBest) {
    const all =
      outside.length + others.length > 0
        ? sql`${hard} and ((${where}) or ${isAnyOf([...outside, ...others])})`
        : where;
    return { boats: await listMatches(db, { where: all, order, limit, offset }), total, place };
  }
  const first = [
    ...named.map(({ id }) => id),
    ...(JSON.parse(ranked.toString()) as number[]).filter((id) => !isNamed.has(id)),
  ];
  const left = Math.max(0, matches.count - (first.length - outside.length));
  const page = {
    where: first.length > 0 ? sql`${where} and ${isNoneOf(first)}` : where,
    order,
    limit,
    offset: Math.max(0, offset - first.length),
  };
  const firstIds = first.slice(offset, offset + limit);
  const restLimit = limit - firstIds.length;
  const rest =
    restLimit === 0 || page.offset >= left
      ? []
      : isNearestFirst(filters) && place.centre
        ? await listNearest(db, { ...page, limit: restLimit }, place.centre, comesFirst(filters, NO_WORDS))
        : await listMatches(db, { ...page, limit: restLimit });
  const before = first.length + left;
  const lastFrom = Math.max(0, offset - before);
  const last = matches.isMinimum
    ? []
    : others.slice(lastFrom, lastFrom + Math.max(0, limit - firstIds.length - rest.length));
  return {
    boats: [...(await versionsOf(db, firstIds)), ...rest, ...(await versionsOf(db, last))],
    total,
    place,
  };
}
