import { withoutFilters } from '#domain/search/filters/change-filters.ts';
import { type FilterName, type Filters, sortOf } from '#domain/search/filters/filters.ts';
import { splitValues } from '#domain/search/filters/multiple-values.ts';
import { typesOf } from '#domain/search/filters/types-of-boat.ts';
import { keywordsOf, understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import type { Asked } from '#domain/search/phrases/apply-phrase.ts';
import { familiesOf, isOfUse, relatedMakes } from '#domain/search/wishes/kinship.ts';
import { nearWishesOf } from '#domain/search/wishes/near-wishes.ts';
import { type NearWish, nearestFirst, nearnessOf } from '#domain/search/wishes/nearness.ts';
import { unmetWordsOf } from '#domain/search/wishes/unmet.ts';
import { CATEGORIES, type CategoryId, GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { placementsOf } from '#domain/taxonomy/category-names.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { isStated } from '../results/filter-conditions.ts';
import { orderOf } from '../results/orders.ts';
import { byTextIndex } from '../results/search.repository.ts';
import { matching } from '../results/search-plan.ts';
import { readCandidates, type Source } from './candidates.repository.ts';
import { conditionOf, criteriaOf, mentions, sourcesOf, termsIn, weightsAmong } from './ranking.ts';

interface NearMisses {
  boats: FoundBoat[];
  /** The filters that the first of them does not meet. */
  relaxed: FilterName[];
}

const NONE: NearMisses = { boats: [], relaxed: [] };

/** Several times as many as a page shows: the rest of the market is read by those who leave out a wish. */
const OF_MAKE = 250;
const OF_KIND = 250;
const OF_KIN = 80;
const OF_OTHERS = 40;
const OF_ANY = 250;
const OF_WORD = 100;

const isGoods = (category: CategoryId) => GOODS_CATEGORIES.includes(category);

/** The categories of a search's kinds. */
function categoriesOf(filters: Filters): CategoryId[] {
  if (filters.category) return [filters.category];
  return [...new Set(typesOf(filters).flatMap((type) => placementsOf(type).map(({ category }) => category)))];
}

/** Whether boats, goods or both are compared. A search for a boat never ends among engines. */
function kindOf(filters: Filters): Filters['kind'] {
  const categories = categoriesOf(filters);
  const ofMakes = splitValues(filters.make).flatMap((make) =>
    familiesOf(make).map(({ category }) => category),
  );
  const about = categories.length > 0 ? categories : ofMakes;
  if (filters.kind === 'boats' || (about.length > 0 && !about.some(isGoods))) return 'boats';
  return filters.kind === 'goods' || (about.length > 0 && about.every(isGoods)) ? 'goods' : undefined;
}

const inCategories = (categories: readonly CategoryId[]) => sql`${l.category} in ${[...categories]}`;

/** Boats that may come close: of the make, of the kind, of kindred makes and kinds. */
function sourcesNear(filters: Filters, wished: readonly FilterName[], base: SQL, ofKind: SQL): Source[] {
  const newestOf = (where: SQL, limit: number): Source => ({ where, limit, newest: true });
  const newest = (condition: SQL, limit: number) => newestOf(sql`${ofKind} and ${condition}`, limit);
  // Categories say themselves whether they are of boats: an index alone finds their newest.
  const newestIn = (condition: SQL, limit: number) => newestOf(sql`${base} and ${condition}`, limit);
  const makes = wished.includes('make') ? splitValues(filters.make) : [];
  const kinds: Filters = {
    ...(wished.includes('category') && { category: filters.category }),
    ...(wished.includes('subcategory') && { subcategory: filters.subcategory }),
    ...(wished.includes('types') && { types: filters.types }),
  } as Filters;
  const categories = categoriesOf(kinds);
  const types = typesOf(kinds);
  const related = [...new Set(makes.flatMap(relatedMakes))].map((make) => sql`lower(plain_text(${make}))`);
  const families = makes.flatMap(familiesOf);
  const sources = [
    ...(makes.length > 0 ? [newest(conditionOfMakes(makes), OF_MAKE)] : []),
    ...(related.length > 0 ? [newest(sql`${l.makeKey} in (${sql.join(related, sql`, `)})`, OF_KIN)] : []),
    ...(types.length > 0
      ? [newestIn(sql`${l.subcategory} in ${types} and ${inCategories(categories)}`, OF_KIND)]
      : []),
    ...categories.map((category) => newestIn(inCategories([category]), types.length > 0 ? OF_KIN : OF_KIND)),
    ...(categories.length === 0
      ? families.map(({ category, types: ofFamily }) =>
          newest(
            ofFamily
              ? sql`${l.category} = ${category} and ${l.subcategory} = ${ofFamily}`
              : inCategories([category]),
            OF_KIN,
          ),
        )
      : []),
  ];
  const isOfBoats = categories.length > 0 && !categories.some(isGoods);
  const others = CATEGORIES.map(({ id }) => id).filter((id) => !categories.includes(id) && !isGoods(id));
  if (isOfBoats) sources.push(...others.map((category) => newestIn(inCategories([category]), OF_OTHERS)));
  return sources.length > 0 ? sources : [newest(sql`true`, OF_ANY)];
}

const conditionOfMakes = (makes: readonly string[]): SQL =>
  sql`${l.makeKey} in (${sql.join(
    makes.map((make) => sql`lower(plain_text(${make}))`),
    sql`, `,
  )})`;

const WORDS_WEIGHT = 0.02;

/** A wished keyword each, so that the boats with most of the words come first. */
const wordWishes = (keywords: string): Wished[] =>
  termsIn(keywords).map((term) => ({
    wish: { field: 'words', filters: { keywords: term[0]?.words.join(' ') ?? '' }, weight: 1 },
    condition: mentions(term),
  }));

interface Wished {
  wish: NearWish;
  condition: SQL;
}

/** The newest boats are shown in a chosen order only if they are about as near as the nearest. */
const ALIKE = 1;
const ALIKE_GAP = 0.5;
/** So much further away at most. */
const ALIKE_GAP_OF_PLACE = 0.1;

/**
 * The boats that come closest to a phrase that few boats fulfil, nearest first, or the nearest ones in a chosen order. Filters
 * that the phrase does not mention are never given up, nor is what it excludes.
 */
export async function findNearMisses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { filters: asked, wished, ranking }: Asked,
  { without, limit }: { without: readonly number[]; limit: number },
): Promise<NearMisses> {
  const { phrase: _phrase, sort: _sort, page: _page, limit: _limit, ...filters } = asked;
  const now = clock.now();
  const ofWords = wished.includes('keywords') ? wordWishes(filters.keywords ?? '') : [];
  const names = wished.filter((name) => name !== 'keywords' && name !== 'words');
  const wishes = nearWishesOf(filters, names);
  if (wishes.length === 0 && ofWords.length === 0) return NONE;
  // What the phrase excludes is never given up either.
  const hard = withoutFilters(
    filters,
    wished.filter((name) => name !== 'without'),
  );
  const { where, place } = matching(hard, keywordsOf(hard), now);
  const centre = matching(filters, understandKeywords(''), now).place.centre;
  const kind = kindOf(filters);
  const seen = sql`${l.id} <> all(${`{${without.join(',')}}`}::integer[])`;
  const any = sql`${where} and ${seen}`;
  const base = kind === undefined ? any : sql`${any} and ${kind === 'goods' ? l.goods : sql`not ${l.goods}`}`;
  // Few goods have words that most boats have: their categories have text indexes of their own.
  const withWords =
    kind === 'goods'
      ? GOODS_CATEGORIES.map((category) => sql`${any} and ${l.category} = ${category}`)
      : [base];
  const criteria = criteriaOf(ranking, now);
  const all = [...wishes.map((wish) => ({ wish, condition: conditionOf(wish.filters, now) })), ...ofWords];
  const given = wishes
    .filter(({ field }) => field === 'other')
    .map((wish) => ({ wish, condition: isStated(wish.filters) }));
  const order = orderOf(asked, understandKeywords(''), centre ?? place.centre);
  const sources = wishes.length > 0 ? sourcesNear(filters, names, any, base) : [];
  // Word by word: a rare one must not be crowded out.
  const byWords: Source[] = ofWords.flatMap(({ condition }) =>
    withWords.map((among) => ({
      where: byTextIndex(sql`${among} and ${condition}`),
      limit: OF_WORD,
      newest: false,
    })),
  );
  const candidates = await readCandidates(db, {
    sources: [
      ...sources,
      ...byWords,
      ...(wishes.length > 0
        ? withWords.flatMap((among) => sourcesOf(among, { ...ranking, purposes: [] }))
        : []),
    ],
    conditions: [...all, ...criteria, ...given].map(({ condition }) => condition),
    centre,
    order,
  });
  const weights = weightsAmong(
    criteria,
    candidates.map(({ met }) => met.slice(all.length, all.length + criteria.length)),
  );
  const ranked: NearWish[] = weights.map((weight) => ({
    field: 'words',
    filters: {},
    weight: weight * WORDS_WEIGHT,
  }));
  const facts = all.map(({ wish }) => wish);
  const ofType = facts.findIndex(({ field }) => field === 'type');
  const kinshipTo = ofType >= 0 && kind === 'goods' ? nearnessOf(facts[ofType] as NearWish) : undefined;
  const compared = kinshipTo
    ? candidates.filter(({ met, facts: of }) => met[ofType] || isOfUse(kinshipTo(of)))
    : candidates;
  // Without any wish fulfilled a boat is not near.
  const near = nearestFirst([...facts, ...ranked], compared).filter(
    ({ met }) => wishes.length > 0 || met.some(Boolean),
  );
  const first = near[0];
  if (!first) return NONE;
  const isChosen = sortOf(asked) !== 'relevance';
  const gapAlike = facts.some(({ field }, at) => field === 'place' && !first.met[at])
    ? ALIKE_GAP_OF_PLACE
    : ALIKE_GAP;
  const alike = isChosen
    ? near.filter(({ missing, gap }) => missing < first.missing + ALIKE && gap <= first.gap + gapAlike)
    : near;
  const shown = alike.slice(0, limit);
  const place_ = new Map(candidates.map((candidate, at) => [candidate.boat.id, at]));
  const inOrder = isChosen
    ? shown.toSorted((a, b) => (place_.get(a.boat.id) ?? 0) - (place_.get(b.boat.id) ?? 0))
    : shown;
  const relaxed = facts.flatMap(({ filters: own }, at) =>
    first.met[at] ? [] : (Object.keys(own) as FilterName[]),
  );
  const wordsOf = unmetWordsOf(facts);
  const isGiven = (met: readonly boolean[]) =>
    facts.map((wish) => {
      const at = given.findIndex((other) => other.wish === wish);
      return at < 0 || met[all.length + criteria.length + at] === true;
    });
  return {
    boats: inOrder.map(({ boat, met, facts: ofBoat }) => ({
      ...boat,
      unmet: wordsOf(met, ofBoat, isGiven(met)),
    })),
    relaxed: [...new Set(relaxed)],
  };
}
