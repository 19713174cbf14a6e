import type { FilterName, Filters } from '../filters/filters.ts';
import { filterNamesOf, type PartKind, type Phrase, type PhrasePart } from './phrase.ts';
import type { Purpose } from './words/purposes.ts';

/** Filters that only make sense together. */
const GROUPS: readonly (readonly FilterName[])[] = [
  ['category', 'subcategory', 'types', 'kind', 'unknownCategory'],
  ['make', 'model'],
  ['location', 'distance', 'county'],
];

const groupOf = (name: FilterName) => GROUPS.find((group) => group.includes(name)) ?? [name];

const isSame = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase();

/** Whether a given filter already says something else about the same thing. */
const contradicts = (given: Filters, { filters }: PhrasePart, all: Filters) =>
  filterNamesOf(filters)
    .flatMap(groupOf)
    .some((name) => given[name] !== undefined && !isSame(given[name], all[name]));

/** Without these words a search still means the same. */
const DISPENSABLE: ReadonlySet<PartKind> = new Set(['category', 'sort']);

/** What says which boats come first, and excludes none. */
export type Ranking = { readonly words: string; readonly purposes: readonly Purpose[] };

export type Applied = { readonly filters: Filters; readonly ranking: Ranking };

/** A purpose is about boats, as long as nothing else is said. */
const KINDS: readonly FilterName[] = ['category', 'types', 'subcategory', 'kind', 'make', 'model'];

/**
 * The search that a phrase means among given filters, which it never overrules. Other words, and those that contradict a
 * filter, rank. If nothing but words was understood, they are searched for.
 */
export function applyPhrase({ parts, rest, alsoRanks, purposes, note }: Phrase, given: Filters): Applied {
  const all: Filters = Object.assign({}, ...parts.map(({ filters }) => filters));
  const refused = parts.filter((part) => contradicts(given, part, all));
  const understood = parts.filter((part) => !refused.includes(part)).map(({ filters }) => filters);
  const typed = refused.filter(({ kind }) => !DISPENSABLE.has(kind)).map((part) => part.typed);
  const words = [rest, ...typed].filter(Boolean).join(' ');
  const meant: Filters = { ...Object.assign({}, ...understood), ...given };
  const isAbout = purposes.length > 0 || note !== undefined || meant.without !== undefined;
  if (isAbout && !KINDS.some((name) => meant[name] !== undefined)) meant.kind = 'boats';
  const isOnlyWords =
    !isAbout &&
    understood.every((filters) => filters.sort !== undefined && Object.keys(filters).length === 1);
  if (!isOnlyWords)
    return { filters: meant, ranking: { words: [words, alsoRanks].filter(Boolean).join(' '), purposes } };
  const keywords = [given.keywords, words].filter(Boolean).join(' ');
  return { filters: { ...meant, ...(keywords && { keywords }) }, ranking: { words: '', purposes } };
}

const NOT_WISHED: ReadonlySet<FilterName> = new Set(['phrase', 'sort', 'page', 'limit', 'words']);

/** What a phrase beside filters asks for: which of the filters are its wishes, and what ranks. */
export type Asked = {
  readonly filters: Filters;
  /** The filters that were read from the phrase: a near miss may not meet them. */
  readonly wished: readonly FilterName[];
  readonly ranking: Ranking;
};

/**
 * Filters that stand beside the phrase that they were read from. One with another value was set by hand, and one that is
 * missing was removed: neither is a wish.
 */
export function askedBeside(phrase: Phrase, asked: Filters): Asked {
  const { phrase: text, ...others } = asked;
  const filters: Filters = others;
  const { filters: meant } = applyPhrase(phrase, {});
  const wished = filterNamesOf(filters).filter(
    (name) => !NOT_WISHED.has(name) && isSame(meant[name], filters[name]),
  );
  const given = Object.fromEntries(
    filterNamesOf(filters)
      .filter((name) => !wished.includes(name))
      .map((name) => [name, filters[name]]),
  ) as Filters;
  const { ranking } = applyPhrase(phrase, given);
  // Addresses once held the words that rank as keywords.
  if (
    filters.keywords &&
    !wished.includes('keywords') &&
    ranking.words &&
    isSame(filters.keywords, ranking.words)
  ) {
    const { keywords: _keywords, words: _words, ...rest } = filters;
    return { filters: { ...rest, ...(text && { phrase: text }) }, wished, ranking };
  }
  return { filters: { ...filters, ...(text && { phrase: text }) }, wished, ranking };
}

/** A phrase that was just typed, beside filters that are never given up. */
export function askedAnew(phrase: Phrase, given: Filters, text: string): Asked {
  const { filters, ranking } = applyPhrase(phrase, given);
  const wished = filterNamesOf(filters).filter((name) => !NOT_WISHED.has(name) && given[name] === undefined);
  return { filters: { ...filters, ...(text && { phrase: text }) }, wished, ranking };
}
