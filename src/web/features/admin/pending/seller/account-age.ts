import { DAY } from '#domain/durations.ts';

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'} old`;

/** "Opened today", "12 days old", "5 months old", "3 years old" */
export function formatAge(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY);
  if (days < 1) return 'Opened today';
  if (days < 60) return many(days, 'day');
  if (days < 730) return many(Math.floor(days / 30.4), 'month');
  return many(Math.floor(days / 365.25), 'year');
}
