import { SAVED_SEARCHES_MAX } from '#contract/buying/saved-searches.ts';
import { SAVE_NEEDS_FILTER } from '#domain/search/saved/saved-filters.ts';
import { invalid, named } from '#server/errors.ts';

export const searchNotFound = named('saved-search-not-found', 404, 'This saved search does not exist');
export const tooManySearches = named(
  'too-many-saved-searches',
  409,
  `You have saved ${SAVED_SEARCHES_MAX} searches already. Please delete one before you save another.`,
);
export const noFilters = () =>
  invalid(SAVE_NEEDS_FILTER, [{ path: ['address'], message: SAVE_NEEDS_FILTER }]);
const PROBLEM = 'This is not the address of a results page';
export const notResults = () => invalid(PROBLEM, [{ path: ['address'], message: PROBLEM }]);
