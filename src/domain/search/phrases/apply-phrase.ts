import type { FilterName, Filters } from '../filters/filters.ts';
import { filterNamesOf, type PartKind, type Phrase, type PhrasePart } from './phrase.ts';

/** Filters that only make sense together. */
const GROUPS: readonly (readonly FilterName[])[] = [
  ['category', 'subcategory', 'types', 'kind', 'unknownCategory'],
  ['make', 'model'],
  ['location', 'distance', 'county'],
];

const groupOf = (name: FilterName) => GROUPS.find((group) => group.includes(name)) ?? [name];

/** Whether a given filter already says something else about the same thing. */
const contradicts = (given: Filters, { filters }: PhrasePart) =>
  filterNamesOf(filters)
    .flatMap(groupOf)
    .some((name) => given[name] !== undefined && given[name] !== filters[name]);

/** Without these words a search still means the same. */
const DISPENSABLE: ReadonlySet<PartKind> = new Set(['category', 'sort']);

/**
 * The search that a phrase means among given filters, which it never overrules. Words that
 * contradict them are searched as words.
 */
export function applyPhrase({ parts, rest }: Phrase, given: Filters): Filters {
  const refused = parts.filter((part) => contradicts(given, part));
  const understood = parts.filter((part) => !refused.includes(part)).map(({ filters }) => filters);
  const words = refused.filter(({ kind }) => !DISPENSABLE.has(kind)).map(({ typed }) => typed);
  const keywords = [given.keywords, rest, ...words].filter(Boolean).join(' ');
  return { ...Object.assign({}, ...understood), ...given, ...(keywords && { keywords }) };
}
