import { expect, it, vi } from 'vitest';
import { understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import { countedBy, rememberCounts } from './remember-counts.ts';

function setUp(bounds?: { max: number; maxSize: number }) {
  const market = { generation: 0, now: new Date('2026-11-16T10:00:00Z') };
  const remember = rememberCounts(
    { pageCache: { generation: () => market.generation }, clock: { now: () => market.now } },
    bounds,
  );
  const count = vi.fn(async () => ({ count: count.mock.calls.length, isMinimum: false }));
  return { market, remember, count };
}

it('caches a count until a listing changes, for a short time', async () => {
  const { market, remember, count } = setUp();
  expect(await remember('sails', count)).toEqual({ count: 1, isMinimum: false });
  expect(await remember('sails', count)).toEqual({ count: 1, isMinimum: false });
  expect(await remember('motors', count)).toEqual({ count: 2, isMinimum: false });
  market.generation += 1;
  expect(await remember('sails', count)).toEqual({ count: 3, isMinimum: false });
  market.now = new Date(market.now.getTime() + 15_000);
  expect(await remember('sails', count)).toEqual({ count: 4, isMinimum: false });
});

it('does not return a count that started before a listing changed', async () => {
  const { market, remember, count } = setUp();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const early = remember('sails', () => promise);
  market.generation += 1;
  resolve(true);
  expect(await early).toBe(true);
  expect(await remember('sails', count)).toEqual({ count: 1, isMinimum: false });
});

it('counts again after a failure; "false" is cached like any other result', async () => {
  const { remember } = setUp();
  await expect(remember('plenty', () => Promise.reject(new Error('The database is gone')))).rejects.toThrow();
  expect(await remember('plenty', async () => false)).toBe(false);
  expect(await remember('plenty', async () => true)).toBe(false);
});

it('has a bounded size', async () => {
  const { remember, count } = setUp({ max: 1_000, maxSize: 1_000 });
  const long = Buffer.alloc(800);
  await remember('first', async () => long);
  await remember('second', async () => long);
  await remember('first', count);
  expect(count).toHaveBeenCalledOnce();
});

it('shares counts between pages and orders of a search, but not between filters or readings', () => {
  const sails = countedBy({ category: 'sailing', minPrice: 1_000 });
  expect(countedBy({ category: 'sailing', minPrice: 1_000, page: 7, sort: 'price-low', limit: 48 })).toBe(
    sails,
  );
  expect(countedBy({ category: 'sailing', minPrice: 2_000 })).not.toBe(sails);
  const asTyped = countedBy({ keywords: 'bavria' }, understandKeywords('bavria'));
  expect(countedBy({ keywords: 'bavria' }, understandKeywords('bavaria'))).not.toBe(asTyped);
});
