import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchRelaxation } from '#contract/search/search.ts';
import { call } from '#tests/support/accounts.ts';
import { type CountedQueries, countQueries } from '#tests/support/counted-queries.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let counted: CountedQueries;
beforeAll(async () => {
  t = await startTestApp();
  await insertListing(t.db, { category: 'sailing', make: 'Bavaria', price: 40_000 });
  await insertListing(t.db, { category: 'sailing', make: 'Hallberg-Rassy', price: 90_000 });
  counted = countQueries(t.deps.database.pool);
});
afterAll(() => t.close());

async function ask(query: string) {
  const { answer, queries } = await counted.during(() => call(t, { url: `/api/boats/instead?${query}` }));
  expect(answer.statusCode).toBe(200);
  return { relaxations: answer.json() as SearchRelaxation[], queries };
}

it('suggests filters to drop when a search finds nothing, with the number of boats', async () => {
  const { relaxations } = await ask('make=Bavaria&maxPrice=1000&category=sailing');
  expect(relaxations).toEqual([expect.objectContaining({ drop: ['maxPrice'], count: 1, atLeast: false })]);
});

it('suggests keywords to drop when they find nothing together', async () => {
  const { relaxations } = await ask('keywords=bavaria%20trimaran');
  expect(relaxations).toEqual([
    expect.objectContaining({ keywords: 'bavaria', label: '“trimaran”', count: 1 }),
    expect.objectContaining({ drop: ['keywords'], count: 2 }),
  ]);
  const { queries } = await ask(`keywords=${'ab cd ef gh ij kl mn op '.repeat(5)}`);
  expect(queries).toBeLessThanOrEqual(6);
});

it('suggests nothing when a search finds something, with one query', async () => {
  expect(await ask('make=Bavaria')).toEqual({ relaxations: [], queries: 1 });
});

it('needs a bounded number of queries, however many filters there are', async () => {
  const many = [
    'keywords=nothing&category=sailing&make=a&model=b&minPrice=1&maxPrice=2&minLength=1&maxLength=2&yearFrom=1990&yearTo=1991',
    'condition=new&engineType=diesel&fuelType=diesel&hullMaterial=steel&keelType=fin&berths=2&heads=1&county=Kent',
    'location=Cowes&distance=5&maxBeam=1&maxDraft=1&vatStatus=paid&featured=true',
  ].join('&');
  const { queries } = await ask(many);
  expect(queries).toBeGreaterThan(5);
  expect(queries).toBeLessThanOrEqual(14);
});
