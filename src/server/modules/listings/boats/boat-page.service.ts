import type { SQL } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { boatPageView, viewExpiresAt } from '../listings.views.ts';
import { type BoatFigures, findBoat, findPhotos, isGoneBoat, readBoatFigures } from './boats.repository.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** What others know and the boat's page, standing below them, must be told. */
export interface BoatPageParts {
  /** How often a boat was looked at in the seven days that end today, as a query for one number. */
  viewsThisWeek(listingId: number, now: Date): SQL;
}

type FoundBoatPage =
  | { found: true; json: Buffer }
  /** `wasPublic`: people and search engines know the address, so its page says that it is gone for good. */
  | { found: false; wasPublic: boolean };

export type ReadBoatPage = (id: number, principal: Principal | null) => Promise<FoundBoatPage>;

const NOT_FOUND: FoundBoatPage = { found: false, wasPublic: false };

/** About three thousand boats. */
const KEPT_BYTES = 16 * 1024 * 1024;

function maySeeHidden({ ownerId }: BoatFigures, principal: Principal | null): boolean {
  return principal !== null && (principal.role === 'admin' || principal.accountId === ownerId);
}

/** Reads boats for their own pages, as JSON. Only who may see one, and how often it was looked at, is asked each time. */
export function createReadBoatPage({
  db,
  clock,
  viewsThisWeek,
}: Pick<Deps, 'db' | 'clock'> & BoatPageParts): ReadBoatPage {
  const kept = createKeptAnswers(KEPT_BYTES);

  async function readPage(id: number, now: Date): Promise<Buffer | undefined> {
    const row = await findBoat(db, id);
    if (!row) return undefined;
    // After the row: newer photos under an older version are soon read again, older ones under a newer never would be.
    const photos = await findPhotos(db, id);
    const json = Buffer.from(JSON.stringify(boatPageView(row, photos, now)));
    kept.keep(id, { version: row.version, json, until: viewExpiresAt(row, now) });
    return json;
  }

  return async (id, principal) => {
    const now = clock.now();
    const figures = await readBoatFigures(db, id, viewsThisWeek(id, now));
    if (!figures) return { found: false, wasPublic: await isGoneBoat(db, id) };
    if (figures.deleted) return { found: false, wasPublic: figures.wasLive };
    if (!figures.shown && !maySeeHidden(figures, principal)) return NOT_FOUND;
    const page = kept.get(id, figures.version, now) ?? (await readPage(id, now));
    if (!page) return NOT_FOUND;
    const views = Buffer.from(`,"viewsThisWeek":${figures.views}}`);
    return { found: true, json: Buffer.concat([page.subarray(0, -1), views]) };
  };
}
