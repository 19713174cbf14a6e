import { LRUCache } from 'lru-cache';
import type { Filters } from '#domain/search/filters/filters.ts';
import { type Asked, askedAnew, askedBeside } from '#domain/search/phrases/apply-phrase.ts';
import type { Phrase } from '#domain/search/phrases/phrase.ts';
import { createPhraseReader, type PhraseReader } from '#domain/search/phrases/read-phrase.ts';
import type { Deps } from '#server/deps.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { type Corrections, marketCorrections } from '../keywords/market-vocabulary.ts';
import { keepCurrent } from '../suggestions/keep-current.ts';
import { countModels } from '../suggestions/market-names.repository.ts';

export interface Understood extends Asked {
  phrase: Phrase;
}

/** A page of results asks for the same phrase several times. */
const REMEMBERED = 500;

function remembered(read: PhraseReader): PhraseReader {
  const phrases = new LRUCache<string, Phrase>({ max: REMEMBERED });
  return (text) => {
    const known = phrases.get(text);
    if (known) return known;
    const phrase = read(text);
    phrases.set(text, phrase);
    return phrase;
  };
}

/** Reads phrases, and corrects words, with the makes and models that are on the market: one table for both. */
export function createReading(deps: Pick<Deps, 'db' | 'clock' | 'pageCache'>) {
  const current = keepCurrent(deps, async () => {
    const counted = await countModels(deps.db);
    const models = counted.flatMap(({ make, model }) => (model ? [{ make, model }] : []));
    const makes = [...new Set(counted.map(({ make }) => make))];
    const year = deps.clock.now().getUTCFullYear();
    let corrections: Corrections | undefined;
    return {
      read: remembered(createPhraseReader({ makes, models, year, placeOf: gazetteer.placeOf })),
      // Most tables are replaced before anyone misspells a word.
      corrections: () => (corrections ??= marketCorrections(counted)),
    };
  });
  return {
    /** A phrase that was just typed, beside filters. */
    understand: async (text: string, given: Filters): Promise<Understood> => {
      const phrase = (await current()).read(text);
      return { phrase, ...askedAnew(phrase, given, text) };
    },
    /** The phrase that filters were read from, if they have one. */
    understandBeside: async (filters: Filters): Promise<Understood> => {
      const phrase = (await current()).read(filters.phrase ?? '');
      return { phrase, ...askedBeside(phrase, filters) };
    },
    corrections: async (): Promise<Corrections> => (await current()).corrections(),
  };
}

export type Reading = ReturnType<typeof createReading>;
