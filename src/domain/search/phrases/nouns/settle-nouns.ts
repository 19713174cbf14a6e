import type { FilterName, Filters } from '../../filters/filters.ts';
import type { Claim, Found, Reading } from '../claims.ts';
import { filterNamesOf, type PartKind } from '../phrase.ts';
import { kindOfNoun } from '../words/build-lexicon.ts';
import type { Meaning } from '../words/lexicon.ts';
import { bothKinds, eitherKind } from './combine-kinds.ts';

type Noun = Claim & { readonly noun: Meaning };

/** What the nouns of a phrase mean together, and the claims whose words are only searched for. */
export type Settled = { readonly parts: readonly Found[]; readonly released: readonly Claim[] };

/** Words after these describe an extra or a purpose. */
const ALONGSIDE: ReadonlySet<string> = new Set('with plus including includes inc incl has for'.split(' '));
const JOINTS: ReadonlySet<string> = new Set(['or', 'and', ',', '/']);

const isGoods = ({ noun }: Noun) => noun.noun === 'goods' || noun.noun === 'equipment';
const isNamed = ({ noun }: Noun) => noun.noun !== 'generic';
const isMooring = ({ noun }: Noun) => noun.filters.category === 'moorings';
/** What a boat's engine is, if an engine is named beside a boat. */
function engineTypeOf({ noun: { filters } }: Noun): Filters['engineType'] {
  if (filters.subcategory === 'outboard') return 'outboard';
  const isInboard = filters.subcategory === 'inboard';
  return isInboard && (filters.fuelType === 'diesel' || filters.fuelType === 'petrol')
    ? filters.fuelType
    : undefined;
}
const isTrailer = ({ noun }: Noun) => noun.filters.subcategory === 'trailers';

/**
 * Decides which noun counts. The last one does: a boat trailer is a trailer, a motor yacht a yacht, and a boat with a
 * trailer a boat. Nouns that describe the same boat narrow it down ("liveaboard narrowboat").
 */
export function settleNouns(reading: Reading): Settled {
  const claims = reading.claims.toSorted((a, b) => a.from - b.from);
  const nouns = claims.filter((claim): claim is Noun => claim.noun !== undefined);
  const thing = claims.find(
    ({ noun, parts }) => noun ?? parts.some(({ kind }) => kind === 'make' || kind === 'model'),
  );
  const extras = nouns.filter((claim) => thing && isAlongside(reading, thing, claim));
  const chosen = combined(reading, headsOf(nouns, extras));
  const boat = chosen ? undefined : nouns.find((noun) => !isNamed(noun));
  const left = nouns.filter((noun) => isNamed(noun) && !chosen?.used.includes(noun));
  const isAboutBoat = chosen ? !chosen.used.some(isGoods) : thing !== undefined;
  const drive = isAboutBoat && !reading.taken.has('engineType') ? left.find(engineTypeOf) : undefined;
  return {
    parts: [
      ...(chosen ? [partOfNouns(chosen.used, withoutTaken(chosen.filters, reading.taken))] : []),
      ...(boat ? [partOfNouns([boat], boat.noun.filters)] : []),
      ...(drive
        ? [{ ...partOfNouns([drive], { engineType: engineTypeOf(drive) }), kind: 'drive' as const }]
        : []),
    ],
    released: [
      ...left.filter((noun) => noun !== drive && !isSaid(reading, noun)),
      ...(chosen ? fitted(reading, claims, chosen.filters) : []),
    ],
  };
}

const ENGINE_KINDS: ReadonlySet<PartKind> = new Set(['fuel', 'power', 'engines', 'drive']);

/** "with a diesel engine": the word before says it all. */
function isSaid({ claims }: Reading, noun: Noun): boolean {
  const before = claims.find(({ to }) => to === noun.from);
  const isEngine = noun.noun.filters.category === 'engines' && !isTrailer(noun);
  return isEngine && (before?.parts.some(({ kind }) => ENGINE_KINDS.has(kind)) ?? false);
}

/** The nouns that say what the visitor wants. The last one counts. */
function headsOf(nouns: readonly Noun[], extras: readonly Noun[]): Noun[] {
  const main = nouns.filter((noun) => isNamed(noun) && !extras.includes(noun));
  const hasBoat = main.some((noun) => !isGoods(noun));
  // "inboard diesel boat"
  const isOfBoat = ({ noun, to }: Noun) =>
    noun.noun === 'equipment' && (hasBoat || nouns.some((other) => !isNamed(other) && other.from >= to));
  const heads = main.filter((noun) => !isOfBoat(noun));
  // A mooring is meant wherever it is mentioned: "mooring 57ft narrowboat".
  if (heads.length > 0) return heads.toSorted((a, b) => Number(isMooring(a)) - Number(isMooring(b)));
  // "boat for fishing"
  const hasGeneric = nouns.some((noun) => !isNamed(noun));
  return hasGeneric ? extras.filter((noun) => isNamed(noun) && !isGoods(noun)) : [];
}

function isAlongside({ tokens, claims }: Reading, thing: Claim, claim: Noun): boolean {
  if (claim.from < thing.to) return false;
  // "rib 60hp trailer" is a boat with its engine and trailer.
  const hasEngine = claims.some(
    ({ from, to, parts }) =>
      from >= thing.to && to <= claim.from && parts.some(({ kind }) => ENGINE_KINDS.has(kind)),
  );
  if (isTrailer(claim) && hasEngine && !(thing.noun && isGoods(thing as Noun))) return true;
  const between = tokens.slice(thing.to, claim.from);
  const words = between.map(({ word, text }, at) => (between[at + 1]?.word === 'sale' ? '' : word || text));
  if (words.some((word) => ALONGSIDE.has(word))) return true;
  const isOtherKind = thing.noun !== undefined && isGoods(thing as Noun) !== isGoods(claim);
  return isOtherKind && (words.includes('and') || words.includes('+'));
}

type Combined = { readonly filters: Filters; readonly used: readonly Noun[] };

/** The last noun, narrowed down or widened by those before it. */
function combined(reading: Reading, nouns: readonly Noun[]): Combined | undefined {
  return nouns.reduceRight<Combined | undefined>((after, noun) => {
    const { filters } = noun.noun;
    if (!after) return { filters, used: [noun] };
    const both = bothKinds(after.filters, filters);
    const either = isJoined(reading, noun, after.used[0]) ? eitherKind(filters, after.filters) : undefined;
    // "kayak, canoe or paddle board": any of them. A comma alone narrows.
    const isAny = isJoined(reading, noun, after.used[0], ANY) || after.used.length > 1;
    const together = isAny ? (either ?? both) : (both ?? either);
    return together ? { filters: together, used: [noun, ...after.used] } : after;
  }, undefined);
}

const ANY: ReadonlySet<string> = new Set(['or', '/']);

function isJoined({ tokens }: Reading, one: Noun, other: Noun | undefined, joints = JOINTS): boolean {
  const between = tokens.slice(one.to, other?.from);
  return between.length === 1 && joints.has(between[0]?.word || between[0]?.text || '');
}

function partOfNouns(nouns: readonly Noun[], filters: Filters): Found {
  const [first] = nouns as [Noun];
  return {
    kind: filters.kind ? 'category' : kindOfNoun(filters),
    filters,
    from: first.from,
    to: first.to,
    also: nouns.slice(1),
  };
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'my', 'our', 'the']);
/** What a mooring has none of: "mooring with electric". */
const OF_BOATS: ReadonlySet<PartKind> = new Set([
  'fuel',
  'drive',
  'engines',
  'keel',
  'hull',
  'shaft',
  'power',
]);

/** What is said about the boat that goods are for. A trailer for a Drascombe is not made by Drascombe. */
function fitted({ tokens }: Reading, claims: readonly Claim[], filters: Filters): Claim[] {
  const { category, subcategory } = filters;
  const isMooringMeant = category === 'moorings';
  const isForBoats = isMooringMeant || subcategory === 'trailers' || subcategory === 'sails';
  const isAfterFor = (from: number) =>
    tokens[from - (ARTICLES.has(tokens[from - 1]?.word ?? '') ? 2 : 1)]?.word === 'for';
  const isName = ({ from, parts }: Claim) =>
    isForBoats && isAfterFor(from) && parts.some(({ kind }) => kind === 'make' || kind === 'model');
  const isOfBoat = ({ parts }: Claim) => isMooringMeant && parts.some(({ kind }) => OF_BOATS.has(kind));
  // "genoa for a 30ft yacht": sails and parts have no length of boats.
  const isSizeOfBoat = ({ from, feet }: Claim) =>
    isAfterFor(from) &&
    feet !== undefined &&
    category === 'engines' &&
    sizeOfGoods(feet, filters) === undefined;
  return claims.filter((claim) => isName(claim) || isOfBoat(claim) || isSizeOfBoat(claim));
}

/** What the visitor gives in figures counts more than what a name implies. */
function withoutTaken(filters: Filters, taken: ReadonlySet<FilterName>): Filters {
  const isTaken = (name: FilterName) => taken.has(name) || (name === 'maxLength' && taken.has('minLength'));
  return Object.fromEntries(
    filterNamesOf(filters).flatMap((name) => (isTaken(name) ? [] : [[name, filters[name]]])),
  );
}

/** A trailer or a mooring is as large as the boat that it fits, or larger. */
export function sizeOfGoods(feet: number, { category, subcategory }: Filters): Filters | undefined {
  if (category === 'moorings') return { minLength: feet };
  return subcategory === 'trailers' ? { suitableBoatLength: feet } : undefined;
}
