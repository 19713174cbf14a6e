export const SAVED_SEARCHES = '/api/saved-searches';
