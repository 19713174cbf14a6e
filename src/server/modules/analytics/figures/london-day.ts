import { DAY } from '#domain/durations.ts';

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in the UK, such as "2026-11-03". */
export const londonDay = (moment: Date): string => PARTS.format(moment);

/** The last `count` days in the UK including today, oldest first. */
export function lastDays(now: Date, count: number): string[] {
  const today = new Date(`${londonDay(now)}T00:00:00Z`).getTime();
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * DAY).toISOString().slice(0, 10),
  );
}

const DAYS_IN_A_WEEK = 7;

/** "This week" means the seven days that end today. */
export const weekStart = (now: Date): string => lastDays(now, DAYS_IN_A_WEEK)[0] ?? londonDay(now);

/** The Mondays of the last `count` calendar weeks in the UK including this one, oldest first. */
export function lastMondays(now: Date, count: number): string[] {
  const today = new Date(`${londonDay(now)}T00:00:00Z`);
  const sinceMonday = (today.getUTCDay() + DAYS_IN_A_WEEK - 1) % DAYS_IN_A_WEEK;
  const monday = today.getTime() - sinceMonday * DAY;
  return Array.from({ length: count }, (_, at) =>
    new Date(monday - (count - 1 - at) * DAYS_IN_A_WEEK * DAY).toISOString().slice(0, 10),
  );
}
