import { json } from 'node:stream/consumers';
import { UNDRAWN_PICTURES } from '../../src/server/demo-market.ts';
import type { Storage } from '../../src/server/platform/storage/storage.ts';
import type { DemoListing } from '../demo-listing.ts';
import { isLive } from '../schedule.ts';
import { artworksOf, type DemoArtwork, pictureId } from './artwork.ts';

/** Pictures still to be drawn, by id, in the order in which visitors see them. */
export type Undrawn = Map<string, DemoArtwork>;

/** Live boats first, featured ones before others, then the newest. */
const byPlace = (a: DemoListing, b: DemoListing) =>
  Number(isLive(b)) - Number(isLive(a)) ||
  Number(b.featuredUntil !== null) - Number(a.featuredUntil !== null) ||
  Number(b.approvedAt) - Number(a.approvedAt);

/** Covers first, boat by boat, then all second pictures, and so on. */
export function undrawnPictures(listings: readonly DemoListing[]): Undrawn {
  const pictures = listings
    .toSorted(byPlace)
    .flatMap((listing) =>
      artworksOf(listing).map((artwork, shot) => ({ id: pictureId(listing, shot), artwork })),
    )
    .toSorted((a, b) => a.artwork.shot - b.artwork.shot);
  return new Map(pictures.map(({ id, artwork }) => [id, artwork]));
}

export const saveUndrawn = (storage: Storage, undrawn: Undrawn): Promise<void> =>
  storage.put(UNDRAWN_PICTURES, Buffer.from(JSON.stringify([...undrawn])), {
    contentType: 'application/json',
  });

export async function readUndrawn(storage: Storage): Promise<Undrawn> {
  const kept = await storage.get(UNDRAWN_PICTURES);
  return new Map(kept && ((await json(kept.stream)) as [string, DemoArtwork][]));
}
