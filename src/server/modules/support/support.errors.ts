import { named } from '#server/http/errors.ts';

export const boatNotFound = named('boat-not-found', 404, 'This boat is not listed any more');
