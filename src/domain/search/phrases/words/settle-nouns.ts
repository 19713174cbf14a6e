import { CATEGORIES } from '../../../taxonomy/categories.ts';
import { placementsOf } from '../../../taxonomy/category-names.ts';
import type { FilterName, Filters } from '../../filters/filters.ts';
import { typesOf, withTypes } from '../../filters/types-of-boat.ts';
import type { Claim, Found, Reading } from '../claims.ts';
import { kindOfNoun } from './build-lexicon.ts';
import type { Meaning } from './lexicon.ts';

type Noun = Claim & { readonly noun: Meaning };

/** What the nouns of a phrase mean together, and those that are only words to search for. */
export type Settled = {
  readonly parts: readonly Found[];
  readonly released: readonly Claim[];
  readonly used: readonly Claim[];
};

/** Words after these describe an extra or a purpose. */
const ALONGSIDE: ReadonlySet<string> = new Set('with plus including includes inc incl has for'.split(' '));
const JOINTS: ReadonlySet<string> = new Set(['or', 'and', ',', '/']);

/**
 * Decides which noun counts. The last one does: a boat trailer is a trailer, a motor yacht a yacht, and a boat with a
 * trailer a boat. Nouns that describe the same boat narrow it down ("liveaboard narrowboat").
 */
export function settleNouns(reading: Reading): Settled {
  const nouns = reading.claims
    .filter((claim): claim is Noun => claim.noun !== undefined)
    .toSorted((a, b) => a.from - b.from);
  const generic = nouns.filter(({ noun }) => noun.noun === 'generic');
  const named = nouns.filter(({ noun }) => noun.noun !== 'generic');
  const isExtra = (claim: Noun) => isAlongside(reading, nouns[0] as Noun, claim);
  const extras = named.filter(isExtra);
  const main = named.filter((claim) => !isExtra(claim));
  const boats = main.filter(({ noun }) => noun.noun === 'boat');
  const heads = boats.length > 0 ? main.filter(({ noun }) => noun.noun !== 'equipment') : main;
  const purposes = heads.length === 0 ? extras.filter(({ noun }) => noun.noun === 'boat') : [];
  const mooring = heads.find(({ noun }) => noun.filters.category === 'moorings');
  const ordered =
    heads.length > 0
      ? [...heads.filter((head) => head !== mooring), ...(mooring ? [mooring] : [])]
      : purposes;
  const chosen = combined(reading, ordered);
  if (!chosen) {
    const [boat] = generic;
    const others = named.filter((noun) => !generic.includes(noun));
    return boat
      ? {
          parts: [found(boat, boat.noun.filters), ...drives(others)],
          released: others.filter((other) => !isDrive(other)),
          used: [...generic, ...others.filter(isDrive)],
        }
      : { parts: [], released: named, used: [] };
  }
  const isBoat = chosen.used.every(({ noun }) => noun.noun === 'boat');
  const left = named.filter((noun) => !chosen.used.includes(noun));
  const driving = isBoat ? left.filter(isDrive).slice(0, 1) : [];
  const first = chosen.used[0] as Noun;
  const last = chosen.used.at(-1) as Noun;
  return {
    parts: [
      { ...found(first, withoutTaken(chosen.filters, reading.taken)), to: last.to },
      ...(reading.taken.has('engineType') ? [] : drives(driving)),
    ],
    released: left.filter((noun) => !driving.includes(noun)),
    used: [...generic, ...chosen.used, ...driving],
  };
}

const found = ({ from, to }: Claim, filters: Filters): Found => ({
  kind: filters.kind ? 'category' : kindOfNoun(filters),
  filters,
  from,
  to,
});

/** "rib with outboard" says how the boat is driven. */
const isDrive = ({ noun }: Noun) => noun.filters.subcategory === 'outboard';
const drives = (nouns: readonly Noun[]): Found[] =>
  nouns
    .filter(isDrive)
    .slice(0, 1)
    .map(({ from, to }) => ({ kind: 'drive', filters: { engineType: 'outboard' }, from, to }));

function isAlongside({ tokens }: Reading, first: Noun, claim: Noun): boolean {
  const between = tokens.slice(first.to, claim.from);
  const words = between
    .filter(({ word }, at) => !(word === 'for' && between[at + 1]?.word === 'sale'))
    .map(({ word }) => word);
  if (words.some((word) => ALONGSIDE.has(word))) return true;
  const isOtherKind =
    (first.noun.noun === 'goods' || first.noun.noun === 'equipment') !==
    (claim.noun.noun === 'goods' || claim.noun.noun === 'equipment');
  return isOtherKind && (words.includes('and') || between.some(({ text }) => text === '+'));
}

/** The last noun, narrowed down or widened by those before it. */
function combined(
  reading: Reading,
  nouns: readonly Noun[],
): { filters: Filters; used: readonly Noun[] } | undefined {
  const last = nouns.at(-1);
  if (!last) return undefined;
  let filters = last.noun.filters;
  let used = [last];
  for (const noun of nouns.slice(0, -1).toReversed()) {
    const both =
      together(filters, noun.noun.filters, 'intersection') ??
      (isJoined(reading, noun, used[0] as Noun) ? together(filters, noun.noun.filters, 'union') : undefined);
    if (!both) continue;
    filters = both;
    used = [noun, ...used];
  }
  return { filters, used };
}

function isJoined({ tokens }: Reading, one: Noun, other: Noun): boolean {
  const between = tokens.slice(one.to, other.from);
  return between.length === 1 && JOINTS.has(between[0]?.word || between[0]?.text || '');
}

const placementKey = (category: string, subcategory: string) => `${category}/${subcategory}`;

/** Every kind of boat that these filters include. */
function kindsOf(filters: Filters): ReadonlySet<string> {
  const { category } = filters;
  const types = typesOf(filters);
  const places =
    types.length > 0
      ? types.flatMap((type) => (category ? [{ category, subcategory: type }] : placementsOf(type)))
      : CATEGORIES.filter(({ id }) => id === category).flatMap(({ id, subcategories }) => [
          { category: id, subcategory: '' },
          ...subcategories.map((sub) => ({ category: id, subcategory: sub.id })),
        ]);
  return new Set(places.map((place) => placementKey(place.category, place.subcategory)));
}

function together(one: Filters, other: Filters, how: 'intersection' | 'union'): Filters | undefined {
  const [ofOne, ofOther] = [kindsOf(one), kindsOf(other)];
  const kinds =
    how === 'union' ? [...new Set([...ofOne, ...ofOther])] : [...ofOne].filter((kind) => ofOther.has(kind));
  const { category: _c, subcategory: _s, types: _t, ...details } = one;
  const { category: _oc, subcategory: _os, types: _ot, ...otherDetails } = other;
  const category = CATEGORIES.find(({ id }) => kinds.every((kind) => kind.startsWith(`${id}/`)))?.id;
  const types = kinds.map((kind) => kind.slice(kind.indexOf('/') + 1));
  const placed: Filters | undefined =
    kinds.length === 0
      ? undefined
      : types.includes('')
        ? category && { category }
        : withTypes(category ? { category } : {}, types);
  if (!placed || kindsOf(placed).size !== kinds.length) return undefined;
  return { ...placed, ...(how === 'intersection' && { ...otherDetails, ...details }) };
}

function withoutTaken(filters: Filters, taken: ReadonlySet<FilterName>): Filters {
  const names = Object.keys(filters) as FilterName[];
  const isTakenLength = (name: FilterName) => name === 'maxLength' && taken.has('minLength');
  return Object.fromEntries(
    names.filter((name) => !taken.has(name) && !isTakenLength(name)).map((name) => [name, filters[name]]),
  );
}
