import type { Random } from './artwork/random.ts';

/** Deals cards so that none is repeated before all others have been dealt. */
export type Deck<T> = { readonly draw: (fits?: (card: T) => boolean) => T | undefined };

export function createDeck<T>(cards: readonly T[], random: Random): Deck<T> {
  const pile = shuffled(cards, random);
  return {
    draw(fits = () => true) {
      const index = pile.findIndex(fits);
      if (index < 0) return undefined;
      const [card] = pile.splice(index, 1);
      if (card !== undefined) pile.push(card);
      return card;
    },
  };
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
