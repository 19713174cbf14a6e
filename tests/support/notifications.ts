import { HOUR, MINUTE } from '#domain/durations.ts';
import { nextMorning } from '#domain/search/saved/alert-times.ts';
import { SEND_DUE_NOTIFICATIONS } from '#server/modules/notifications/notify.ts';
import type { TestApp } from './test-app.ts';

/** What the job does every minute. */
export async function sendDueNotifications(t: Pick<TestApp, 'deps' | 'db'>): Promise<void> {
  await t.deps.jobs.enqueue(t.db, SEND_DUE_NOTIFICATIONS, {});
  await t.deps.jobs.drain();
}

/** The same once nothing can be undone any more. */
export async function sendNews(t: Pick<TestApp, 'deps' | 'db' | 'advance'>): Promise<void> {
  t.advance(3 * MINUTE);
  await sendDueNotifications(t);
}

/** Moves the clock to this many hours after the next eight o'clock in London, when gathered mails leave. */
export function advanceToMorning(t: Pick<TestApp, 'deps' | 'advance'>, hoursAfter = 0): void {
  const now = t.deps.clock.now();
  t.advance(nextMorning(now).getTime() - now.getTime() + hoursAfter * HOUR);
}
