import { daysAgoInWords, londonDaysBetween } from '../../days-ago.ts';
import { DAY } from '../../durations.ts';

/** Every period of a sale, in days. The first four count from the last confirmation. */
export const SALE_PERIODS = {
  /** The seller is reminded. */
  firstReminder: 21,
  secondReminder: 28,
  /** It sinks below confirmed listings, and its page says that it is unconfirmed. */
  sinks: 30,
  /** It is paused, unless the last reminder was too recent. */
  paused: 60,
  /** The least time a seller has to answer a reminder, even after the server was off for weeks. */
  timeToAnswer: 7,
  /** How long a sold boat's page stays public. */
  soldReadable: 90,
  /** How long a link in a reminder works. */
  linkValid: 60,
} as const;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

/** When the seller is asked next whether it is still for sale. */
export const confirmBy = (confirmedAt: Date): Date => daysAfter(confirmedAt, SALE_PERIODS.firstReminder);

/** Whether a sold boat's page is no longer public. */
export const isPastReading = (soldAt: Date, now: Date): boolean =>
  soldAt <= daysBefore(now, SALE_PERIODS.soldReadable);

/**
 * "Confirmed available 3 days ago", or "Not confirmed for 34 days" once it has sunk. Days are London's. A boat under offer is
 * not called available.
 */
export function confirmationText(
  confirmedAt: Date,
  now: Date,
  isUnderOffer = false,
): { text: string; isOverdue: boolean } {
  const days = londonDaysBetween(confirmedAt, now);
  if (days >= SALE_PERIODS.sinks) return { text: `Not confirmed for ${days} days`, isOverdue: true };
  const confirmed = isUnderOffer ? 'Confirmed under offer' : 'Confirmed available';
  return { text: `${confirmed} ${daysAgoInWords(confirmedAt, now)}`, isOverdue: false };
}

/** "Sold after 12 days", counted from when it was first listed. */
export function soldAfterText(listedAt: Date, soldAt: Date): string {
  const days = londonDaysBetween(listedAt, soldAt);
  if (days === 0) return 'Sold on the day it was listed';
  return `Sold after ${days} ${days === 1 ? 'day' : 'days'}`;
}
