import type { SQL } from 'drizzle-orm';
import { isPastReading } from '#domain/listings/freshness.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { boatPageView, pageExpiresAt } from '../listings.views.ts';
import { listPrices } from '../prices/price-history.repository.ts';
import { createBoatJsonCache } from './boat-json-cache.ts';
import {
  type BoatFigures,
  findBoat,
  findPhotos,
  findSellerOfBoat,
  isGoneBoat,
  readBoatFigures,
} from './boats.repository.ts';

/** What other modules provide to the boat's page, which must not import them. */
export interface BoatPageParts {
  /** A query for the boat's number of views in the seven days that end today. */
  viewsThisWeek(listingId: number, now: Date): SQL;
}

type FoundBoatPage =
  | { found: true; json: Buffer }
  /** `wasPublic`: visitors and search engines know the address, so the page says that the boat is gone. */
  | { found: false; wasPublic: boolean };

export type ReadBoatPage = (id: number, principal: Principal | null) => Promise<FoundBoatPage>;

const NOT_FOUND: FoundBoatPage = { found: false, wasPublic: false };

/** Enough for about three thousand boats. */
const CACHE_BYTES = 16 * 1024 * 1024;

function maySeeHidden({ ownerId }: BoatFigures, principal: Principal | null): boolean {
  return principal !== null && (principal.role === 'admin' || principal.accountId === ownerId);
}

/** The page's JSON is cached; access and the number of views are read for every request. */
export function createReadBoatPage({
  db,
  clock,
  viewsThisWeek,
}: Pick<Deps, 'db' | 'clock'> & BoatPageParts): ReadBoatPage {
  const cache = createBoatJsonCache(CACHE_BYTES);

  async function readPage(id: number, now: Date): Promise<Buffer | undefined> {
    const row = await findBoat(db, id);
    if (!row) return undefined;
    // Read after the row: new photos cached under an old version are soon replaced, old ones under a new version never.
    const photos = await findPhotos(db, id);
    const prices = await listPrices(db, row);
    const seller = await findSellerOfBoat(db, row);
    const json = Buffer.from(JSON.stringify(boatPageView(row, { photos, prices, seller }, now)));
    cache.set(id, { version: row.version, json, validUntil: pageExpiresAt(row, now) });
    return json;
  }

  return async (id, principal) => {
    const now = clock.now();
    const figures = await readBoatFigures(db, id, viewsThisWeek(id, now));
    if (!figures) return { found: false, wasPublic: await isGoneBoat(db, id) };
    if (figures.deleted) return { found: false, wasPublic: figures.wasLive };
    if (!maySeeHidden(figures, principal)) {
      if (!figures.shown) return NOT_FOUND;
      if (figures.soldAt && isPastReading(new Date(figures.soldAt), now))
        return { found: false, wasPublic: true };
    }
    const page = cache.get(id, figures.version, now) ?? (await readPage(id, now));
    if (!page) return NOT_FOUND;
    const views = Buffer.from(`,"viewsThisWeek":${figures.views}}`);
    return { found: true, json: Buffer.concat([page.subarray(0, -1), views]) };
  };
}
