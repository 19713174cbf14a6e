import { AppError, named } from '#server/errors.ts';

export const boatNotFound = named('boat-not-found', 404, 'Boat not found');
export const noSuchCategory = named('no-such-category', 404, 'There is no such category');

/** A listing that is public, but sold or paused. */
export const offMarket = ({ paused }: { paused: boolean }) =>
  paused
    ? new AppError('boat-paused', 409, 'The seller has paused this listing. Please look again later.')
    : new AppError('boat-sold', 409, 'This boat has been sold');
