import { expect, it } from 'vitest';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { createRecentSearches } from './recent-searches.ts';

const searchFor = (text: string) => ({ text, address: `/search?q=${text}` });

it('remembers the last five searches, newest first and each once', () => {
  const recent = createRecentSearches(memoryStorage());
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'B']) recent.add(searchFor(text));
  expect(recent.read().map(({ text }) => text)).toEqual(['B', 'f', 'e', 'd', 'c']);
});

it('forgets them all on request', () => {
  const recent = createRecentSearches(memoryStorage());
  recent.add(searchFor('a'));
  recent.clear();
  expect(recent.read()).toEqual([]);
});

it('ignores what is not a search of this site', () => {
  const browser = memoryStorage();
  const recent = createRecentSearches(browser);
  recent.add(searchFor(''));
  recent.add({ text: 'x'.repeat(501), address: '/search' });
  expect(recent.read()).toEqual([]);
  for (const stored of [
    '{',
    '7',
    '[null, 1]',
    '[{"text":"x","address":"//evil.example"}]',
    '[{"text":"x"}]',
  ]) {
    browser.setItem('recent_searches', stored);
    expect(recent.read()).toEqual([]);
  }
});
