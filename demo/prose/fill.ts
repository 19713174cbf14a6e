import type { Advert } from '../advert.ts';
import type { Random } from '../artwork/random.ts';
import { inWords } from './words.ts';

const MAX_YEARS_OWNED = 16;

/** Replaces the words in braces with facts of the advert; throws for an unknown word. */
export function createFiller(advert: Advert, now: Date, random: Random): (text: string) => string {
  const { age, place, seller, specification } = advert;
  const year = now.getUTCFullYear();
  const owned = Math.max(2, Math.min(age, random.int(4, MAX_YEARS_OWNED)));
  const facts: Readonly<Record<string, () => string>> = {
    place: () => place.name,
    office: () => seller.home,
    engine: () => specification.engine ?? 'engine',
    lately: () => String(year - random.int(0, Math.min(3, Math.max(0, age - 1)))),
    ahead: () => String(year + random.int(1, 3)),
    owned: () => inWords(owned),
    purchase: () => String(year - owned),
    guests: () => inWords(specification.berths ?? 0),
    crew: () => inWords(specification.crewCapacity ?? 0),
  };
  return (text) =>
    text.replace(/\{(\w+)\}/g, (_, word: string) => {
      const fact = facts[word];
      if (!fact) throw new Error(`The material uses an unknown word: {${word}}`);
      return fact();
    });
}
