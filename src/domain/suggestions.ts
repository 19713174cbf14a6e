import { foldName } from './fold-name.ts';

export const MIN_SUGGESTION_CHARACTERS = 3;
export const MAX_SUGGESTIONS = 8;

type Source<T> = {
  readonly from: readonly T[];
  readonly nameOf: (entry: T) => string;
  readonly limit?: number;
};

/** Entries whose name contains the query: names that start with it first, otherwise in source order. */
export function suggest<T>(query: string, { from, nameOf, limit = MAX_SUGGESTIONS }: Source<T>): T[] {
  if (query.trim().length < MIN_SUGGESTION_CHARACTERS) return [];
  const folded = foldName(query);
  if (folded === '') return [];
  const found = from
    .map((entry) => ({ entry, position: foldName(nameOf(entry)).indexOf(folded) }))
    .filter(({ position }) => position >= 0);
  const leading = found.filter(({ position }) => position === 0);
  const inner = found.filter(({ position }) => position > 0);
  return [...leading, ...inner].slice(0, limit).map(({ entry }) => entry);
}
