import type { BoatPage } from '#contract/boat.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access.ts';
import { boatPageView } from '../listings.views.ts';
import { type BoatRow, findBoat, findPhotos, isGoneBoat } from './boats.repository.ts';

/** What others know and the boat's page, standing below them, must be told. */
export interface BoatPageParts {
  /** How often a boat was looked at in the seven days that end today. */
  countViewsThisWeek(executor: Executor, listingId: number, now: Date): Promise<number>;
}

export type FoundBoat =
  | { found: true; boat: BoatPage }
  /** `wasPublic`: people and search engines know the address, so its page says that it is gone for good. */
  | { found: false; wasPublic: boolean };

const NOT_FOUND: FoundBoat = { found: false, wasPublic: false };

function maySeeHidden(row: BoatRow, principal: Principal | null): boolean {
  return principal !== null && (principal.role === 'admin' || principal.accountId === row.ownerId);
}

export async function readBoatPage(
  { db, clock, countViewsThisWeek }: Pick<Deps, 'db' | 'clock'> & BoatPageParts,
  id: number,
  principal: Principal | null,
): Promise<FoundBoat> {
  const row = await findBoat(db, id);
  if (!row) return { found: false, wasPublic: await isGoneBoat(db, id) };
  if (row.deletedAt) return { found: false, wasPublic: row.liveAt !== null };
  if (!row.shown && !maySeeHidden(row, principal)) return NOT_FOUND;
  const now = clock.now();
  const [photos, viewsThisWeek] = await Promise.all([findPhotos(db, id), countViewsThisWeek(db, id, now)]);
  return { found: true, boat: boatPageView(row, { photos, viewsThisWeek, now }) };
}
