import { DAY } from './durations.ts';

const CALENDAR_DAY = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Europe/London',
});

/** The number of midnights in London between two moments: 0 is the same day, 1 yesterday. */
export function londonDaysBetween(from: Date, to: Date): number {
  const [first, last] = [from, to].map((moment) => Date.parse(CALENDAR_DAY.format(moment)));
  return Math.max(0, Math.round(((last ?? 0) - (first ?? 0)) / DAY));
}

/** "today", "yesterday" or "34 days ago", by the calendar of London. */
export function daysAgoInWords(moment: Date | string, now: Date): string {
  const days = londonDaysBetween(new Date(moment), now);
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
