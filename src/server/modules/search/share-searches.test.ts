import { expect, it } from 'vitest';
import type { Filters } from '#domain/search/filters/filters.ts';
import { shareSearches } from './share-searches.ts';

function setUp() {
  const searches: { filters: Filters; answer: (found: string) => void; fail: () => void }[] = [];
  let generation = 0;
  const shared = shareSearches({ pageCache: { generation: () => generation } }, ({ filters }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    searches.push({ filters, answer: resolve, fail: () => reject(new Error('The database is gone')) });
    return promise;
  });
  const search = (filters: Filters) => shared({ filters, wished: [], ranking: { words: '', purposes: [] } });
  const change = () => {
    generation += 1;
  };
  return { searches, search, change };
}

it('simultaneous requests for the same search share one query', async () => {
  const { searches, search } = setUp();
  const answers = [
    search({ category: 'sailing' }),
    search({ category: 'sailing' }),
    search({ category: 'motor' }),
  ];
  expect(searches).toHaveLength(2);
  searches[0]?.answer('sails');
  searches[1]?.answer('motors');
  expect(await Promise.all(answers)).toEqual(['sails', 'sails', 'motors']);
});

it('a later request, or one after a failure, searches again', async () => {
  const { searches, search } = setUp();
  const failed = expect(search({})).rejects.toThrow('gone');
  searches[0]?.fail();
  await failed;
  const again = search({});
  searches[1]?.answer('found');
  expect(await again).toBe('found');
  void search({});
  expect(searches).toHaveLength(3);
});

it('no request joins a search that started before a listing changed', () => {
  const { searches, search, change } = setUp();
  void search({});
  change();
  void search({});
  expect(searches).toHaveLength(2);
});
