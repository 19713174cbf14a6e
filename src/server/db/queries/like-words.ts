import { and, type SQL, sql } from '#server/db/drizzle.ts';

const MAX_WORDS = 6;

/** Escapes the wildcards of a `like` pattern. */
const escapeWildcards = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Whether a lower-case text contains every typed word; undefined if none was typed. */
export function containsWords(text: SQL, typed: string | undefined): SQL | undefined {
  const words = (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return and(...words.map((word) => sql`${text} like ${`%${escapeWildcards(word)}%`}`));
}
