import { named } from '#server/errors.ts';

export const watchlistFull = named(
  'watchlist-full',
  409,
  'Your watchlist is full. Please remove a boat before you save another.',
);
