import { DAY, HOUR } from './durations.ts';

const CALENDAR_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in London as "2026-11-18": such texts are in the order of the days. */
export const londonDay = (moment: Date): string => CALENDAR_DAY.format(moment);

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const BRITISH = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** "2028-03-31" and "31/03/2028" as the former; undefined for what is no day of the calendar. */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(trimmed) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] = BRITISH.exec(trimmed) ?? [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined;
}

/** The first moment in London after the day is over. */
export function endOfLondonDay(day: string): Date {
  const nextInUtc = new Date(`${day}T00:00:00Z`).getTime() + DAY;
  // In summer London's midnight is an hour before that of UTC.
  const anHourBefore = new Date(nextInUtc - HOUR);
  return londonDay(anHourBefore) > day ? anHourBefore : new Date(nextInUtc);
}
