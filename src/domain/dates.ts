import { DAY, HOUR } from './durations.ts';

type Moment = Date | string | number | null | undefined;

/** Fixed, so that the server and every browser show the same day. */
const ZONE = { timeZone: 'Europe/London' } as const;

const FORMATS = {
  short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...ZONE }),
  long: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', ...ZONE }),
  dayAndMonth: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...ZONE }),
  monthAndYear: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', ...ZONE }),
  withTime: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...ZONE,
  }),
} as const;

/** "3 Nov 2026" */
export function formatDate(moment: Moment): string {
  return print('short', moment, 'Unknown');
}

/** "3 November 2026" */
export function formatLongDate(moment: Moment): string {
  return print('long', moment, 'Unknown');
}

/** "3 Nov": the listing date on a card. */
export function formatCardDate(moment: Moment): string {
  return print('dayAndMonth', moment, 'Recently');
}

/** "November 2026": when an account was created. */
export function formatMonth(moment: Moment): string {
  return print('monthAndYear', moment, 'Unknown');
}

/** "3 Nov 2026, 14:05" */
export function formatDateTime(moment: Moment): string {
  return print('withTime', moment, 'Unknown');
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...ZONE });

/** "Today", "Yesterday" or "3 Nov 2026". */
export function formatDay(moment: Date | string, now: Date): string {
  const day = formatDate(moment);
  if (day === formatDate(now)) return 'Today';
  return day === formatDate(now.getTime() - DAY) ? 'Yesterday' : day;
}

/** "Today 14:05", "Yesterday 14:05" or "3 Nov 2026, 14:05". */
export function formatRecent(moment: Date | string, now: Date): string {
  const day = formatDay(moment, now);
  return day === formatDate(moment) ? formatDateTime(moment) : `${day} ${TIME.format(new Date(moment))}`;
}

/** Lists show the same few days again and again, and Intl takes as long for one as React for a dozen elements. */
const printed = new Map<string, string>();
const MAX_PRINTED = 2_000;

/** Moments with the same key are on the same day in London: from 1 to 22 o'clock UTC that is the day in UTC. */
function dayKey(time: number): string {
  const hour = Math.floor(time / HOUR);
  const hourOfDay = hour % 24;
  return hourOfDay >= 1 && hourOfDay <= 22 ? `day ${Math.floor(hour / 24)}` : `hour ${hour}`;
}

function print(format: keyof typeof FORMATS, moment: Moment, missing: string): string {
  if (moment === null || moment === undefined || moment === '') return missing;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return missing;
  // Newer language data abbreviates September as "Sept": three letters like every other month.
  const text = () => FORMATS[format].format(date).replace(/\bSept\b/, 'Sep');
  if (format === 'withTime') return text();
  const key = `${format} ${dayKey(date.getTime())}`;
  const before = printed.get(key);
  if (before !== undefined) return before;
  if (printed.size >= MAX_PRINTED) printed.clear();
  const now = text();
  printed.set(key, now);
  return now;
}
