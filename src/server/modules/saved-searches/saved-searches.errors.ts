import { SAVED_SEARCHES_MAX } from '#contract/buying/saved-searches.ts';
import { invalid, named } from '#server/errors.ts';

export const searchNotFound = named('saved-search-not-found', 404, 'This saved search does not exist');
export const tooManySearches = named(
  'too-many-saved-searches',
  409,
  `You have saved ${SAVED_SEARCHES_MAX} searches already. Please delete one before you save another.`,
);
const PROBLEM = 'This is not the address of a results page';
export const notResults = () => invalid(PROBLEM, [{ path: ['address'], message: PROBLEM }]);
