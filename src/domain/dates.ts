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

function print(format: keyof typeof FORMATS, moment: Moment, missing: string): string {
  if (moment === null || moment === undefined || moment === '') return missing;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return missing;
  // Newer language data abbreviates September as "Sept": three letters like every other month.
  return FORMATS[format].format(date).replace(/\bSept\b/, 'Sep');
}
