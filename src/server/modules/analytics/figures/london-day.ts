import { DAY } from '#domain/durations.ts';

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is in Britain at this moment: "2026-11-03". */
export const londonDay = (moment: Date): string => PARTS.format(moment);

const DAYS_IN_A_WEEK = 7;

/** The first of the seven days that end today: what "this week" means everywhere. */
export function weekStart(now: Date): string {
  const today = new Date(`${londonDay(now)}T00:00:00Z`);
  return new Date(today.getTime() - (DAYS_IN_A_WEEK - 1) * DAY).toISOString().slice(0, 10);
}
