import { type BoatWeeks, FIGURE_WEEKS } from '#contract/selling/boat-weeks.ts';
import { adviceFor } from '#domain/listings/sale/advice.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { countWaiting } from '#server/modules/enquiries/leads/leads.repository.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { factsOf } from '#server/modules/listings/listing-facts.ts';
import { findAmongSimilar } from '#server/modules/listings/prices/among-similar.repository.ts';
import { noSuchOwnBoat } from '../analytics.errors.ts';
import { readWeeks } from './boat-weeks.repository.ts';
import { lastMondays } from './london-day.ts';

/** The last weeks of a boat that the caller owns, and what may help to sell it. */
export async function weeksOfOwnBoat(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Pick<Principal, 'accountId' | 'emailKey'>,
  id: number,
): Promise<BoatWeeks> {
  const [boat] = await findOwnBoats(db, [id]);
  if (!boat || boat.ownerId !== owner.accountId || boat.deletedAt) throw noSuchOwnBoat();
  const now = clock.now();
  const weeks = lastMondays(now, FIGURE_WEEKS);
  const counted = new Map((await readWeeks(db, id, weeks[0] ?? '')).map((row) => [row.week, row]));
  const advice = adviceFor({
    live: boat.live,
    photos: boat.imageIds.length,
    waiting: await countWaiting(db, owner, id),
    facts: factsOf(boat),
    similar: await findAmongSimilar(db, id, now),
  });
  return {
    id,
    title: boat.title,
    weeks: weeks.map((week) => counted.get(week) ?? { week, views: 0, saves: 0, enquiries: 0 }),
    advice,
  };
}
