import { DAY, HOUR } from '../durations.ts';

export const RECENT_HOURS = 72;
const FEATURE_DAYS = 7;
/** How long a fall of the price is shown. */
const REDUCED_DAYS = 30;

/** When featuring that starts now expires. */
export function featuredUntil(start: Date, days: number = FEATURE_DAYS): Date {
  return new Date(start.getTime() + days * DAY);
}

export function isFeatured(until: Date | null | undefined, now: Date): boolean {
  return until ? now < until : false;
}

/** A boat that went live after this time counts as recent. */
export function recentSince(now: Date, hours: number = RECENT_HOURS): Date {
  return new Date(now.getTime() - hours * HOUR);
}

/** A price that fell after this time counts as reduced. */
export function reducedSince(now: Date): Date {
  return new Date(now.getTime() - REDUCED_DAYS * DAY);
}

export function reducedUntil(at: Date): Date {
  return new Date(at.getTime() + REDUCED_DAYS * DAY);
}
