import { named } from '#server/errors.ts';

export const noSuchOwnBoat = named('no-such-own-boat', 404, 'You have no such listing');
