import { z } from 'zod';
import { WATCHLIST_NOTE_MAX } from '#domain/watchlist.ts';
import { assertedEmail } from '../accounts/accounts.ts';
import { BOAT_EXAMPLE } from '../boats/boat.example.ts';
import { Boat } from '../boats/boat.ts';
import { BoatId } from '../boats/boat-id.ts';
import { plainText } from '../text.ts';

export const WatchRequest = z
  .object({
    email: assertedEmail,
    boatId: BoatId,
    note: plainText('Please write your note as text', WATCHLIST_NOTE_MAX)
      .optional()
      .describe('Your private note about the boat. Left out, the note stays as it is; empty, it is removed'),
  })
  .meta({ id: 'WatchRequest', description: 'The boat to save.', examples: [{ boatId: 4217 }] });
export type WatchRequest = z.infer<typeof WatchRequest>;

const note = z.string().optional().describe('Your private note about the boat, if you have written one');

export const Watched = z.object({ isWatched: z.boolean(), note }).meta({
  id: 'Watched',
  description: 'Whether the boat is on your watchlist.',
  examples: [{ isWatched: true }],
});
export type Watched = z.infer<typeof Watched>;

export const WatchedBoat = Watched.extend({ boatId: z.number().int() }).meta({
  id: 'WatchedBoat',
  description: 'A boat, and whether it is on your watchlist now.',
  examples: [{ boatId: 4217, isWatched: true }],
});
export type WatchedBoat = z.infer<typeof WatchedBoat>;

export const SavedBoat = Boat.extend({
  note,
  saved: z
    .object({
      price: z.number(),
      currency: z.string(),
      photos: z.number().int(),
      state: Boat.shape.state,
      at: z.iso.datetime(),
    })
    .nullable()
    .describe('The boat as it was when you saved it; null if you did so before that was stored'),
}).meta({
  id: 'SavedBoat',
  description: 'A boat on your watchlist, with what it was like when you saved it.',
  examples: [
    {
      ...BOAT_EXAMPLE,
      saved: { price: 26_500, currency: 'GBP', photos: 1, state: 'for-sale', at: '2026-04-20T18:30:00.000Z' },
    },
  ],
});
export type SavedBoat = z.infer<typeof SavedBoat>;

export const WatchedIds = z.object({ ids: z.array(z.number().int()) }).meta({
  id: 'WatchedIds',
  description: 'The numbers of all boats on your watchlist.',
  examples: [{ ids: [4217, 3980] }],
});
export type WatchedIds = z.infer<typeof WatchedIds>;
