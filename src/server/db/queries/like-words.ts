import { and, type SQL, sql } from 'drizzle-orm';

const MOST_WORDS = 6;

/** What stands for itself within a pattern of `like`. */
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Whether a text, lower-cased, holds each of the typed words somewhere; undefined when none was typed. */
export function holdsWords(text: SQL, typed: string | undefined): SQL | undefined {
  const words = (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return and(...words.map((word) => sql`${text} like ${`%${literally(word)}%`}`));
}
