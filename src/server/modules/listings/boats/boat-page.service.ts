import type { BoatPage } from '#contract/boat.ts';
import { stateOf } from '#domain/listings/lifecycle.ts';
import { isPublic } from '#domain/listings/visibility.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access.ts';
import { boatPageView } from '../listings.views.ts';
import { type BoatRow, countViewsThisWeek, findBoat, findPhotos } from './boats.repository.ts';

export type FoundBoat =
  | { found: true; boat: BoatPage }
  /** `wasPublic`: people and search engines know the address, so its page says that it is gone for good. */
  | { found: false; wasPublic: boolean };

const NOT_FOUND: FoundBoat = { found: false, wasPublic: false };

function maySeeHidden(row: BoatRow, principal: Principal | null): boolean {
  return principal !== null && (principal.role === 'admin' || principal.accountId === row.ownerId);
}

export async function readBoatPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  principal: Principal | null,
): Promise<FoundBoat> {
  const row = await findBoat(db, id);
  if (!row) return NOT_FOUND;
  const state = stateOf({ status: row.status, sold: row.soldAt !== null, deletedAt: row.deletedAt });
  if (state === 'deleted') return { found: false, wasPublic: row.liveAt !== null };
  if (!isPublic(state) && !maySeeHidden(row, principal)) return NOT_FOUND;
  const now = clock.now();
  const [photos, viewsThisWeek] = await Promise.all([
    findPhotos(db, row.imageIds),
    countViewsThisWeek(db, id, now),
  ]);
  return { found: true, boat: boatPageView(row, { photos, viewsThisWeek, now }) };
}
