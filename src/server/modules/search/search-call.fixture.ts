import { z } from 'zod';
import { Boat } from '#contract/boats/boat.ts';
import { type ListFacts, readListHeaders } from '#contract/list-headers.ts';
import { call } from '#tests/support/accounts.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export interface SearchAnswer extends ListFacts {
  titles: string[];
  /** The distance of each boat, by title. */
  miles: Record<string, number | undefined>;
  /** What each near miss does not meet, by title. */
  unmet: Record<string, string[]>;
  link: string;
}

/** Runs a search through the real call. */
export async function search(t: TestApp, query: string): Promise<SearchAnswer> {
  // Tests insert boats directly into the database, which does not clear the caches.
  t.deps.pageCache.clear();
  const answer = await call(t, { url: `/api/boats?${query}` });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${query}: ${answer.body}`);
  const headers = { get: (name: string) => answer.headers[name]?.toString() ?? null };
  const boats = z.array(Boat.strict()).parse(answer.json());
  return {
    ...readListHeaders(headers),
    titles: boats.map(({ title }) => title),
    miles: Object.fromEntries(boats.map(({ title, distanceMiles }) => [title, distanceMiles])),
    unmet: Object.fromEntries(
      boats.flatMap(({ title, unmet }) => (unmet ? [[title, unmet.map(({ says }) => says)]] : [])),
    ),
    link: headers.get('link') ?? '',
  };
}

/** The titles in alphabetical order, for tests that are not about the order. */
export const titlesOf = async (t: TestApp, query: string) => (await search(t, query)).titles.sort();
