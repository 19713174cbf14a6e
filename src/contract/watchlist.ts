import { z } from 'zod';
import { assertedEmail } from './accounts.ts';
import { BoatId } from './boat-id.ts';

/** How many boats one person may keep. */
export const WATCHLIST_MAX = 500;

export const WatchRequest = z.object({
  email: assertedEmail,
  boatId: BoatId,
});
export type WatchRequest = z.infer<typeof WatchRequest>;

export const Watched = z.object({ isWatched: z.boolean() });
export type Watched = z.infer<typeof Watched>;

/** What adding or removing leaves behind. */
export const WatchedBoat = Watched.extend({ boatId: z.number().int() });
export type WatchedBoat = z.infer<typeof WatchedBoat>;

/** Every saved boat by its number, so that all hearts of a page know their state from one call. */
export const WatchedIds = z.object({ ids: z.array(z.number().int()) });
export type WatchedIds = z.infer<typeof WatchedIds>;
