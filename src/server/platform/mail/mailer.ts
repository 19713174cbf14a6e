import { randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import { layOutMail, type MailBlock } from './layout.ts';
import { assertOnePlainAddress, type MailMessage } from './message.ts';
import type { MailTransport } from './transport.ts';

export interface MailDraft {
  to: string;
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  replyTo?: string;
}

export interface Mailer {
  /** Hands a mail to the queue in the caller's transaction; it leaves once that commits, however long SMTP is down. */
  queue(executor: Executor, draft: MailDraft): Promise<void>;
}

interface MailJobData extends MailMessage {
  messageId: string;
}

export const sendMailJob = (transport: MailTransport): Job<MailJobData> => ({
  name: 'send-mail',
  pollSeconds: 0.5,
  retryLimit: 20,
  run: ({ messageId, ...message }) => transport.send(message, messageId),
});

export function createMailer(options: { jobs: Jobs; publicUrl: string }): Mailer {
  const { jobs, publicUrl } = options;
  const domain = new URL(publicUrl).hostname;
  return {
    async queue(executor, { heading, blocks, ...envelope }) {
      assertOnePlainAddress(envelope.to);
      const messageId = `<${randomUUID()}@${domain}>`;
      const data: MailJobData = { ...envelope, ...layOutMail({ heading, blocks, publicUrl }), messageId };
      await jobs.enqueue(executor, { name: 'send-mail' }, data);
    },
  };
}
