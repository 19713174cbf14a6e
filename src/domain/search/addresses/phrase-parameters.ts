import { cutText, isShowable } from '../../text.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import { SPECIAL_FILTERS } from '../filters/special-filters.ts';

/** The parameter of a phrase: what a visitor typed into a search box. */
export const PHRASE = 'q';
/**
 * Says that the phrase has been read already: the filters beside it are what was understood. "near me" is understood once
 * the visitor says where that is.
 */
export const READ = { name: 'read', value: 'yes', needsPostcode: 'postcode' };

/** Neither says what the visitor wants. */
const PRESENTATION: ReadonlySet<string> = new Set<FilterName>(['phrase', 'sort', 'page', 'limit']);

/** Without any of the filters that were read from it, a phrase is dropped. */
export const hasReadFilters = (filters: Filters) =>
  Object.keys(filters).some((name) => !PRESENTATION.has(name));

function phraseIn(parameters: URLSearchParams): string | undefined {
  const text = (parameters.get(PHRASE) ?? '').replace(/\s+/g, ' ').trim();
  const cut = cutText(text, SPECIAL_FILTERS.phrase.maxLength).trim();
  return cut && isShowable(cut) ? cut : undefined;
}

const isRead = (parameters: URLSearchParams) => parameters.has(READ.name);

/** If the visitor still has to say where "near me" is: the distance that the phrase gave, or ''. */
export const milesOfMe = (parameters: URLSearchParams) =>
  parameters.get(READ.name) === READ.needsPostcode && !parameters.get('location')
    ? (parameters.get('distance') ?? '')
    : undefined;

/** A phrase that still has to be understood. */
export const newPhrase = (parameters: URLSearchParams) =>
  isRead(parameters) ? undefined : phraseIn(parameters);

/** A phrase that the other filters were read from. */
export const readPhraseIn = (parameters: URLSearchParams) =>
  isRead(parameters) ? phraseIn(parameters) : undefined;
