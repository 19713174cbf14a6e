import { randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import { layOutMail, type MailBlock } from './layout.ts';
import { assertOnePlainAddress, type MailMessage } from './message.ts';
import { MAILS_AT_ONCE, type MailTransport } from './transport.ts';

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

/** Somebody waits for a code with the page open; other mail may wait behind it. */
const priorityOf = (blocks: readonly MailBlock[]) => (blocks.some(({ kind }) => kind === 'code') ? 1 : 0);

export const sendMailJob = (transport: MailTransport): Job<MailJobData> => ({
  name: 'send-mail',
  atOnce: MAILS_AT_ONCE,
  retryLimit: 20,
  expireSeconds: 120,
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
      await jobs.enqueue(executor, { name: 'send-mail' }, data, { priority: priorityOf(blocks) });
    },
  };
}
