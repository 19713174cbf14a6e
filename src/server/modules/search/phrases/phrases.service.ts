import type { Filters } from '#domain/search/filters/filters.ts';
import { applyPhrase } from '#domain/search/phrases/apply-phrase.ts';
import type { Phrase } from '#domain/search/phrases/phrase.ts';
import { createPhraseReader } from '#domain/search/phrases/read-phrase.ts';
import type { Deps } from '#server/deps.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { keepCurrent } from '../suggestions/keep-current.ts';
import { countModels } from '../suggestions/market-names.repository.ts';

export interface Understood {
  phrase: Phrase;
  /** The search it means, together with the filters that were given beside it. */
  filters: Filters;
}

/** Reads phrases with the makes and models that are on the market. */
export function createUnderstand(deps: Pick<Deps, 'db' | 'clock' | 'pageCache'>) {
  const currentReader = keepCurrent(deps, async () => {
    const counted = await countModels(deps.db);
    const models = counted.flatMap(({ make, model }) => (model ? [{ make, model }] : []));
    const makes = [...new Set(counted.map(({ make }) => make))];
    const year = deps.clock.now().getUTCFullYear();
    return createPhraseReader({ makes, models, year, placeOf: gazetteer.placeOf });
  });
  return async (text: string, given: Filters): Promise<Understood> => {
    const phrase = (await currentReader())(text);
    return { phrase, filters: { ...applyPhrase(phrase, given), ...(text && { phrase: text }) } };
  };
}

export type Understand = ReturnType<typeof createUnderstand>;
