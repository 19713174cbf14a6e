import type { Random } from '../artwork/random.ts';
import type { DemoListing } from '../demo-listing.ts';
import { daysAfter, isLive } from '../schedule.ts';

const DAYS = 28;

/** Searches without a result, as their chips show them, with how often per week. */
const WANTED = [
  ['“hovercraft”', 5],
  ['“houseboat”, Within 10 miles of Oxford', 4],
  ['“folkboat”, Up to £3,000', 3],
  ['“amphibious car”', 2],
  ['“pedalo”', 2],
  ['Sailing Boats, Up to £1,500', 2],
  ['“thames skiff”, Within 5 miles of Henley-on-Thames', 1.5],
  ['“steam launch”', 1.5],
  ['“gondola”', 1],
  ['“lifeboat conversion”', 1],
  ['“coracle”', 0.7],
] as const;

export function unmetSearches(now: Date, random: Random) {
  return WANTED.flatMap(([search, aWeek]) =>
    Array.from({ length: DAYS }, (_, ago) => ({
      day: daysAfter(now, -ago).toISOString().slice(0, 10),
      search,
      total: Math.floor((aWeek / 7) * random.between(0, 2.4) + random.next() * 0.95),
    })).filter(({ total }) => total > 0),
  );
}

const KINDS = [
  'boat_view',
  'page_view',
  'boat_view',
  'search',
  'boat_view',
  'watchlist_add',
  'contact_reveal',
] as const;
const PAGES = ['/', '/selling-guide', '/safety-tips', '/buying-guide', '/sell'] as const;
const SEARCHED = ['/category/sailing', '/search', '/category/motor', '/category/small-craft'] as const;
const NEWEST_EVENTS = 24;
const MINUTES_BETWEEN = { least: 1, most: 9 } as const;

/** The latest events, newest first. They are already part of today's counts. */
export function recentEvents(listings: readonly DemoListing[], now: Date, random: Random) {
  const live = listings.filter(isLive);
  const one = <T>(from: readonly T[]): T => from[Math.floor(random.next() * from.length)] as T;
  let minutesAgo = 0;
  return Array.from({ length: NEWEST_EVENTS }, () => {
    minutesAgo += random.between(MINUTES_BETWEEN.least, MINUTES_BETWEEN.most);
    const eventType = one(KINDS);
    const createdAt = daysAfter(now, -minutesAgo / 1_440);
    const page = eventType === 'page_view' ? one(PAGES) : eventType === 'search' ? one(SEARCHED) : null;
    return { eventType, page, listing: page === null ? one(live).key : null, createdAt };
  });
}
