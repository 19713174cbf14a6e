import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

const OUTBOARD = { category: 'engines', subcategory: 'outboard', price: 900 } as const;
const MOORING = { category: 'moorings', price: 900 } as const;
const TRURO = { location: 'Truro', latitude: 50.26, longitude: -5.05 };
const OBAN = { location: 'Oban', latitude: 56.41, longitude: -5.47 };

const MARKET = [
  { ...OUTBOARD, title: 'Outboard 3hp', enginePower: 3 },
  { ...OUTBOARD, title: 'Outboard 20hp', enginePower: 20 },
  { ...OUTBOARD, title: 'Outboard 60hp', enginePower: 60 },
  { title: 'Inboard 15hp', category: 'engines', subcategory: 'inboard', price: 2_000, enginePower: 15 },
  { title: 'Trailer for an outboard boat', category: 'engines', subcategory: 'trailers', price: 700 },
  { title: 'Swinging mooring in Oban', ...MOORING, ...OBAN, mooringKind: 'swinging', length: 40 },
  { title: 'Pile mooring in Truro', ...MOORING, ...TRURO, mooringKind: 'pile', length: 30 },
  { title: 'Marina berth in Truro', ...MOORING, ...TRURO, mooringKind: 'marina', length: 45 },
  {
    title: 'Yacht on a swinging mooring',
    category: 'sailing',
    subcategory: 'cruiser',
    price: 9_000,
    ...TRURO,
  },
  {
    title: 'Narrowboat with mooring',
    category: 'specialist',
    subcategory: 'narrowboat',
    price: 90_000,
    ...TRURO,
  },
] as const;
const MOORINGS = ['Swinging mooring in Oban', 'Pile mooring in Truro', 'Marina berth in Truro'];

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (const listing of MARKET) await insertListing(t.db, { ownerId, ...listing });
});
afterAll(() => t.close());

const find = async (phrase: string) => {
  const { titles, nearMisses } = await search(t, `q=${encodeURIComponent(phrase)}`);
  return { met: titles.slice(0, titles.length - nearMisses), near: titles.slice(titles.length - nearMisses) };
};

describe('FIND-03 near misses of engines', () => {
  it('15 HP is nearer to 20 than to 60 or 3', async () => {
    expect(await find('15hp outboard')).toEqual({
      met: [],
      near: expect.arrayContaining(['Outboard 20hp', 'Outboard 60hp', 'Outboard 3hp', 'Inboard 15hp']),
    });
    const { near } = await find('15hp outboard');
    expect(near.filter((title) => title.startsWith('Outboard'))).toEqual([
      'Outboard 20hp',
      'Outboard 60hp',
      'Outboard 3hp',
    ]);
  });

  it('are engines, never trailers, moorings or boats', async () => {
    const { met, near } = await find('outboard under 500');
    expect(met).toEqual([]);
    expect(near.slice(0, 3).every((title) => title.startsWith('Outboard'))).toBe(true);
    expect(near.slice(3)).toEqual(['Inboard 15hp']);
  });
});

describe('FIND-03 near misses of moorings', () => {
  it('are moorings, whatever boats and goods say of one', async () => {
    for (const phrase of ['mooring under 100', 'swinging mooring under 100', 'mooring penzance'])
      expect([...(await find(phrase)).near].sort(), phrase).toEqual([...MOORINGS].sort());
  });

  it('are of a kind alike before another', async () => {
    const { near } = await find('swinging mooring truro');
    expect(near).toEqual(['Pile mooring in Truro', 'Marina berth in Truro', 'Swinging mooring in Oban']);
  });

  it('are the next in length for a boat that is longer', async () => {
    const { near } = await find('mooring for 50ft boat');
    expect(near).toEqual(['Marina berth in Truro', 'Swinging mooring in Oban', 'Pile mooring in Truro']);
  });

  it('a mooring is never near a boat', async () => {
    for (const phrase of ['narrowboat under 50k', 'yacht in oban', 'catamaran under 500', 'rib with mooring'])
      for (const title of (await find(phrase)).near) expect(title).toMatch(/^Yacht|^Narrowboat/);
  });
});
