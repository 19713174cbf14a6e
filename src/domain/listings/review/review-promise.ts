import { DAY, HOUR, MINUTE } from '../../durations.ts';

/** Sellers are promised a review within a day; it becomes urgent when this much time is left. */
const SOON_MS = 4 * HOUR;

export type Urgency = 'overdue' | 'soon' | 'in-time';

export function reviewUrgency(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'overdue';
  return left < SOON_MS ? 'soon' : 'in-time';
}

/** "5 h left", "40 min left", "3 h overdue", "2 days overdue" */
export function formatTimeLeft(dueAt: Date, now: Date): string {
  const left = dueAt.getTime() - now.getTime();
  return `${amount(Math.abs(left))} ${left < 0 ? 'overdue' : 'left'}`;
}

function amount(span: number): string {
  if (span >= 2 * DAY) return `${Math.floor(span / DAY)} days`;
  if (span >= HOUR) return `${Math.floor(span / HOUR)} h`;
  return `${Math.floor(span / MINUTE)} min`;
}
