import { LRUCache } from 'lru-cache';
import { PLACE_NAMES } from '#domain/search/keywords/places-in-keywords.ts';
import { TRADE_WORDS } from '#domain/search/keywords/trade-words.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { createVocabulary } from '#domain/search/keywords/vocabulary.ts';
import type { Executor } from '#server/db/executor.ts';
import { type CountedModel, countModels } from '../suggestions/market-names.repository.ts';

/** What a misspelt word may mean. */
export type Corrections = (word: string) => readonly (readonly string[])[];

const MAX_REMEMBERED = 2_000;

/** Corrects words by the makes and models on the market, frequent ones first, the words of the trade and places. */
export function marketCorrections(counted: readonly CountedModel[]): Corrections {
  const makes = new Set(counted.map(({ makeKey }) => makeKey));
  const models = new Set(counted.flatMap(({ model }) => (model ? [wordsOf(model).join(' ')] : [])));
  const { correctionsFor } = createVocabulary([...makes, ...TRADE_WORDS, ...PLACE_NAMES, ...models]);
  const remembered = new LRUCache<string, ReturnType<Corrections>>({ max: MAX_REMEMBERED });
  return (word) => {
    const known = remembered.get(word) ?? correctionsFor(word);
    remembered.set(word, known);
    return known;
  };
}

/** Reads the market every time. */
export const readCorrections = async (executor: Executor): Promise<Corrections> =>
  marketCorrections(await countModels(executor));
