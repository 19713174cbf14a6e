import type { ListingStatus } from '../src/domain/listings/sale/lifecycle.ts';
import type { Random } from './artwork/random.ts';
import type { Outcome } from './models/model-range.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many boats went live in the last three days, and over how long the others are spread. */
const RECENT = { boats: 16, hours: 70 } as const;
const SPREAD_DAYS = 150;
const REVIEWED_WITHIN_HOURS = 20;

export type Life = {
  readonly status: ListingStatus;
  readonly rejectionReason: string | null;
  readonly rejectedAt: Date | null;
  readonly createdAt: Date;
  readonly approvedAt: Date | null;
  readonly soldAt: Date | null;
  readonly pausedAt: Date | null;
  readonly underOfferAt: Date | null;
  /** When its seller last said that it is for sale. */
  readonly confirmedAt: Date | null;
};

/** Buyers find it in the lists. */
export const isLive = ({ status, soldAt, pausedAt }: Pick<Life, 'status' | 'soldAt' | 'pausedAt'>): boolean =>
  status === 'approved' && !soldAt && !pausedAt;

/** Every nth older boat was last confirmed this many days ago: one interval for boats that are due, one for unconfirmed ones. */
const UNCONFIRMED = { due: { every: 9, days: 24 }, sunk: { every: 25, days: 34 } } as const;
const CONFIRMED_WITHIN_DAYS = 18;

/** When the nth boat of a shuffled fleet was listed, and its state since. */
export function createSchedule(now: Date, random: Random) {
  // Of its own, so that confirming does not change when boats are listed.
  const confirming = random.fork('confirmed');
  let live = 0;
  const ago = (hours: number) => new Date(Math.floor((now.getTime() - hours * HOUR) / 60_000) * 60_000);
  const before = (moment: Date, hours: number) =>
    new Date(moment.getTime() - Math.round(hours * 60) * 60_000);

  let older = 0;
  const lastConfirmed = (approvedAt: Date): Date => {
    const days = (now.getTime() - approvedAt.getTime()) / DAY;
    if (days < UNCONFIRMED.sunk.days + 1)
      return days < CONFIRMED_WITHIN_DAYS
        ? approvedAt
        : ago(confirming.between(1, CONFIRMED_WITHIN_DAYS) * 24);
    older += 1;
    if (older % UNCONFIRMED.sunk.every === 0) return ago(UNCONFIRMED.sunk.days * 24);
    if (older % UNCONFIRMED.due.every === 0) return ago(UNCONFIRMED.due.days * 24);
    return ago(confirming.between(0, CONFIRMED_WITHIN_DAYS) * 24);
  };

  const approved = (hoursAgo: number, soldHoursAgo?: number): Life => {
    const approvedAt = ago(hoursAgo);
    return {
      status: 'approved',
      rejectionReason: null,
      rejectedAt: null,
      createdAt: before(approvedAt, random.between(1, 22)),
      approvedAt,
      soldAt: soldHoursAgo === undefined ? null : ago(soldHoursAgo),
      pausedAt: null,
      underOfferAt: null,
      confirmedAt: lastConfirmed(approvedAt),
    };
  };

  return (outcome: Outcome | undefined): Life => {
    if (outcome === undefined) {
      const recent = live++ < RECENT.boats;
      const days = 3.2 + random.next() ** 1.5 * SPREAD_DAYS;
      return approved(recent ? random.between(1, RECENT.hours) : days * 24);
    }
    if (outcome === 'under-offer') {
      const life = approved(random.between(20, 60) * 24);
      const underOfferAt = ago(random.between(1, 9) * 24);
      return { ...life, underOfferAt, confirmedAt: underOfferAt };
    }
    if (outcome === 'paused')
      return { ...approved(random.between(80, 110) * 24), pausedAt: ago(random.between(2, 15) * 24) };
    if (outcome === 'sold') return approved(random.between(40, 110) * 24, random.between(1, 25) * 24);
    const createdAt = ago(outcome === 'pending' ? random.between(0.5, 30) : random.between(50, 200));
    return {
      status: outcome === 'pending' ? 'pending' : 'rejected',
      rejectionReason: outcome === 'pending' ? null : outcome.rejected,
      rejectedAt: outcome === 'pending' ? null : before(createdAt, -REVIEWED_WITHIN_HOURS),
      createdAt,
      approvedAt: null,
      soldAt: null,
      pausedAt: null,
      underOfferAt: null,
      confirmedAt: null,
    };
  };
}

export const FEATURED_DAYS = { least: 1, most: 7 } as const;

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + Math.round(days * DAY));
