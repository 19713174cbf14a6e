import { DAY, HOUR, MINUTE } from '../durations.ts';

/** The words and the badge of each state of a lead. */
export const LEAD_STATE_WORDS = {
  waiting: { words: 'Waiting', colour: 'brass' },
  answered: { words: 'Replied', colour: 'starboard' },
  archived: { words: 'Archived', colour: 'neutral' },
  closed: { words: 'Closed', colour: 'neutral' },
} as const;

const STEPS = [
  { of: DAY, one: 'day' },
  { of: HOUR, one: 'hour' },
  { of: MINUTE, one: 'minute' },
] as const;

/** "3 days", "1 hour", "20 minutes": in the largest unit that has passed at least once. */
export function waitInWords(since: Date | string, now: Date): string {
  const wait = now.getTime() - new Date(since).getTime();
  const step = STEPS.find(({ of }) => wait >= of);
  if (!step) return 'less than a minute';
  const number = Math.floor(wait / step.of);
  return `${number} ${step.one}${number === 1 ? '' : 's'}`;
}
