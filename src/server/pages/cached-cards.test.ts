import { describe, expect, it } from 'vitest';
import { createCardCache, type PageCards } from './cached-cards.ts';

/** How a page refers to a card that shows `text`. */
function mention(cards: PageCards, key: string, text: string): string {
  const markers = cards.markersFor(key);
  return 'cached' in markers ? markers.cached : markers.before + text + markers.after;
}

const pageOf = (...parts: string[]) => `<ul>${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`;

describe('cached cards', () => {
  it('a card is rendered once, and later pages contain the same bytes', () => {
    const cardsOfPage = createCardCache();
    const rendered: string[] = [];
    const renderPage = (secret: string) => {
      const cards = cardsOfPage(secret);
      const html = pageOf(...['a', 'b – ü'].map((text) => mention(cards, text, text)));
      rendered.push(html);
      return cards.fill(html);
    };
    const first = renderPage('s1');
    const second = renderPage('s2');
    expect(first.toString()).toBe(pageOf('a', 'b – ü'));
    expect(second).toEqual(first);
    expect(rendered[0]).toContain('ü');
    expect(rendered[1]).not.toContain('ü');
  });

  it('a card may be on a page twice', () => {
    const cardsOfPage = createCardCache();
    for (const secret of ['s1', 's2']) {
      const cards = cardsOfPage(secret);
      const html = pageOf(mention(cards, 'k', 'x'), mention(cards, 'k', 'x'));
      expect(cards.fill(html).toString()).toBe(pageOf('x', 'x'));
    }
  });

  it('text that looks like a marker of another rendering stays text', () => {
    const cardsOfPage = createCardCache();
    const before = cardsOfPage('old');
    before.fill(mention(before, 'k', 'cached'));
    const forged = '[old:0] [:0] []';
    expect(cardsOfPage('new').fill(forged).toString()).toBe(forged);
  });

  it('the cache is bounded', () => {
    const cardsOfPage = createCardCache({ max: 2, maxSize: 1_000 });
    const store = (key: string) => {
      const cards = cardsOfPage('s');
      return cards.fill(mention(cards, key, key));
    };
    const isCached = (key: string) => 'cached' in cardsOfPage('s').markersFor(key);
    for (const key of ['a', 'b', 'c']) store(key);
    expect(['a', 'b', 'c'].map(isCached)).toEqual([false, true, true]);
    const tooLarge = 'x'.repeat(1_000);
    expect(store(tooLarge).toString()).toBe(tooLarge);
    expect(isCached(tooLarge)).toBe(false);
  });
});
