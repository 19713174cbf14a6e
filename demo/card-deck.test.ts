import { describe, expect, it } from 'vitest';
import { createRandom } from './artwork/random.ts';
import { createDeck, shuffled } from './card-deck.ts';

describe('a deck of sentences', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'];

  it('deals every card before repeating one', () => {
    const deck = createDeck(cards, createRandom(1));
    const first = cards.map(() => deck.draw());
    expect(first.toSorted()).toEqual(cards);
    expect(cards.map(() => deck.draw())).toEqual(first);
  });

  it('skips cards that do not match, which stay on top for the next deal', () => {
    const deck = createDeck(cards, createRandom(1));
    const [top] = shuffled(cards, createRandom(1));
    expect(deck.draw((card) => card !== top)).not.toBe(top);
    expect(deck.draw()).toBe(top);
    expect(deck.draw(() => false)).toBeUndefined();
  });
});
