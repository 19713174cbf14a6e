import { named } from '#server/errors.ts';

export const boatNotFound = named('boat-not-found', 404, 'Boat not found');
export const noSuchCategory = named('no-such-category', 404, 'There is no such category');
