import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { type OneRecipient, SEND_DUE_NOTIFICATIONS, SEND_NOTIFICATIONS } from './notify.ts';
import { type Sending, sendDue, sendTo } from './send-notifications.ts';
import { spreadNews } from './spread-news.ts';

/** `sending` is what the modules above know about their kinds. */
export const notificationJobs = (deps: Deps, sending: Sending): readonly Job<never>[] => [
  {
    ...SEND_NOTIFICATIONS,
    // News to many people must not hold up a message that someone waits for.
    atOnce: 2,
    retryLimit: 3,
    run: ({ recipient }: OneRecipient) => sendTo(deps, Buffer.from(recipient, 'hex'), sending),
  },
  {
    ...SEND_DUE_NOTIFICATIONS,
    schedule: '* * * * *',
    retryLimit: 2,
    async run() {
      await spreadNews(deps, sending.kinds);
      await sendDue(deps, sending);
    },
  },
];
