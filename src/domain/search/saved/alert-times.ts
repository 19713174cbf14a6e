import { DAY, HOUR, MINUTE } from '../../durations.ts';

/** How often new boats of a saved search are mailed. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const DEFAULT_FREQUENCY: AlertFrequency = 'daily';

/** What arrives within this time is mailed together. The mail leaves within five minutes. */
const GATHER_MS = 2 * MINUTE;
/** The hour in London at which daily and weekly mails leave. */
const MAIL_HOUR = 8;
const MONDAY = 'Mon';

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

function inLondon(moment: number): { weekday: string; hour: number } {
  const parts = LONDON.formatToParts(moment);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { weekday: partOf('weekday'), hour: Number(partOf('hour')) };
}

/** The next times at which it is eight o'clock in London. London's clock always shows whole hours of UTC. */
function* mailTimesAfter(moment: number): Generator<number> {
  const hour = Math.floor(moment / HOUR) * HOUR;
  for (let at = hour + HOUR; at <= hour + 9 * DAY; at += HOUR) if (inLondon(at).hour === MAIL_HOUR) yield at;
}

/** When something that was found at this time is to be mailed; undefined if alerts are off. */
export function mailTimeOf(frequency: AlertFrequency, foundAt: Date): Date | undefined {
  const found = foundAt.getTime();
  if (frequency === 'off') return undefined;
  if (frequency === 'instant') return new Date(found + GATHER_MS);
  for (const at of mailTimesAfter(found))
    if (frequency === 'daily' || inLondon(at).weekday === MONDAY) return new Date(at);
  return undefined;
}

/** The next eight o'clock in London. */
export const nextMorning = (after: Date): Date => mailTimeOf('daily', after) ?? after;
