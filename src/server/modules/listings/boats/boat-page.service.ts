import { answerWords } from '#domain/conversations/answer-time.ts';
import { isPastReading } from '#domain/listings/sale/freshness.ts';
import type { SQL } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { availabilityView, boatPageView, boatView } from '../listings.views.ts';
import { listPricesOf } from '../prices/price-history.repository.ts';
import { type BoatFigures, findBoat, findPhotosOf, isGoneBoat, readBoatFigures } from './boats.repository.ts';

/** What other modules provide to the boat's page, which must not import them. */
export interface BoatPageParts {
  /** A query for the boat's number of views in the seven days that end today. */
  viewsThisWeek(listingId: number, now: Date): SQL;
  /** A query for how the account with this id answers buyers, as JSON. */
  answerRecordOf(ownerId: SQL): SQL;
}

type FoundBoatPage =
  | { found: true; json: Buffer }
  /** `wasPublic`: visitors and search engines know the address, so the page says that the boat is gone. */
  | { found: false; wasPublic: boolean };

export type ReadBoatPage = (id: number, principal: Principal | null) => Promise<FoundBoatPage>;

const NOT_FOUND: FoundBoatPage = { found: false, wasPublic: false };

function maySeeHidden({ ownerId }: BoatFigures, principal: Principal | null): boolean {
  return principal !== null && (principal.role === 'admin' || principal.accountId === ownerId);
}

const dateOf = (text: string | null) => (text ? new Date(text) : null);

/** Joins JSON objects without parsing them. */
const joined = (...objects: string[]) => `{${objects.map((json) => json.slice(1, -1)).join(',')}}`;

export function createReadBoatPage({
  db,
  clock,
  viewsThisWeek,
  answerRecordOf,
}: Pick<Deps, 'db' | 'clock'> & BoatPageParts): ReadBoatPage {
  /** For a boat that is not stored: it has just changed, or is not public. */
  async function mapBoat(id: number, now: Date) {
    const row = await findBoat(db, id);
    if (!row) return undefined;
    const photos = (await findPhotosOf(db, [id])).get(id) ?? [];
    const prices = (await listPricesOf(db, [row])).get(id) ?? [];
    return {
      boat: JSON.stringify(boatView(row, now)),
      page: JSON.stringify(boatPageView(row, photos, prices, now)),
    };
  }

  return async (id, principal) => {
    const now = clock.now();
    const figures = await readBoatFigures(db, id, {
      views: viewsThisWeek(id, now),
      answers: answerRecordOf,
      now,
    });
    if (!figures) return { found: false, wasPublic: await isGoneBoat(db, id) };
    const { deleted, shown, live, paused, underOffer, views } = figures;
    const [liveAt, closedAt] = [dateOf(figures.liveAt), dateOf(figures.closedAt)];
    if (deleted) return { found: false, wasPublic: liveAt !== null };
    if (!maySeeHidden(figures, principal)) {
      if (!shown) return NOT_FOUND;
      if (closedAt && !paused && isPastReading(closedAt, now)) return { found: false, wasPublic: true };
    }
    const { boat, page } = figures;
    const json = boat && page ? { boat, page } : await mapBoat(id, now);
    if (!json) return NOT_FOUND;
    const lastConfirmed = dateOf(figures.lastConfirmed);
    const availability = availabilityView({ live, paused, underOffer, liveAt, closedAt, lastConfirmed }, now);
    const answers = figures.answers && answerWords(figures.answers);
    const { seller } = figures;
    const today = JSON.stringify({ availability, seller, viewsThisWeek: Number(views), answers });
    return { found: true, json: Buffer.from(joined(json.boat, json.page, today)) };
  };
}
