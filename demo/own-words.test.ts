import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../src/domain/search/keywords/understand-keywords.ts';
import { contentOf, type ListingContent, listings } from '../src/server/modules/listings/listings.table.ts';
import { call } from '../tests/support/accounts.ts';
import { insertSeller } from '../tests/support/listings.ts';
import { startTestApp, type TestApp } from '../tests/support/test-app.ts';
import { createDemoData } from './create-demo-data.ts';
import { isLive } from './schedule.ts';

interface Named {
  id: number;
  title: string;
  make: string | null;
  model: string | null;
}

let t: TestApp;
let boats: Named[];
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  const { listings: adverts } = createDemoData({ seed: 'slipway', now: new Date() });
  boats = await t.db
    .insert(listings)
    .values(
      adverts.filter(isLive).map((advert) => ({
        ...contentOf(advert as unknown as ListingContent),
        ownerId,
        status: advert.status,
        createdAt: advert.createdAt,
        approvedAt: advert.approvedAt,
        liveAt: advert.approvedAt,
      })),
    )
    .returning({ id: listings.id, title: listings.title, make: listings.make, model: listings.model });
  t.deps.pageCache.clear();
});
afterAll(() => t.close());

async function idsOf(phrase: string, more: string): Promise<number[]> {
  const answer = await call(t, { url: `/api/boats?fields=card&q=${encodeURIComponent(phrase)}${more}` });
  return answer.json().map(({ id }: { id: number }) => id);
}

/** Everything that a phrase lists, as long as it is not found yet. */
async function isListed(phrase: string, id: number): Promise<boolean> {
  for (let page = 1; page <= 3; page++) {
    const ids = await idsOf(phrase, `&limit=100&page=${page}`);
    if (ids.includes(id)) return true;
    if (ids.length < 100) return false;
  }
  return false;
}

it('FIND-02 every boat is first by its title', async () => {
  const missed: string[] = [];
  for (const { id, title } of boats) if ((await idsOf(title, ''))[0] !== id) missed.push(title);
  expect(missed).toEqual([]);
});

it('FIND-02 every boat is on the first page by its make and model', async () => {
  const missed: string[] = [];
  for (const { id, make, model } of boats) {
    const name = [make, model].filter(Boolean).join(' ');
    if (name && !(await idsOf(name, '')).includes(id)) missed.push(name);
  }
  expect(missed).toEqual([]);
});

it('FIND-02 every boat is among the results of any word of its title', async () => {
  const byWord = new Map<string, number[]>();
  for (const { id, title } of boats)
    for (const word of new Set(wordsOf(title))) byWord.set(word, [...(byWord.get(word) ?? []), id]);
  const missed: string[] = [];
  for (const [word, ids] of byWord) {
    // Figures and grammar by themselves say nothing.
    if (!/\p{L}{3}/u.test(word)) continue;
    for (const id of ids.slice(0, 2)) if (!(await isListed(word, id))) missed.push(`${word}: ${id}`);
  }
  expect(missed).toEqual([]);
});
