import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '#server/db/executor.ts';
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts';
import { layOutMail, type MailBlock } from './layout.ts';
import { assertOnePlainAddress, type MailMessage } from './message.ts';
import { MAILS_AT_ONCE, type MailTransport, PermanentRefusal } from './transport.ts';

export interface MailDraft {
  to: string;
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  replyTo?: string;
  unsubscribe?: string;
  isAutomatic?: boolean;
}

export interface Mailer {
  /** Queues a mail in the caller's transaction. It is sent once that commits, even if SMTP is down for long. */
  queue(executor: Executor, draft: MailDraft, hold?: MailHold): Promise<void>;
}

/** Delays a mail. Until it is due, its job can be cancelled. */
export interface MailHold {
  jobId: string;
  delayMs: number;
}

export const SEND_MAIL = { name: 'send-mail' } as const;

interface MailJobData extends MailMessage {
  messageId: string;
}

/** Codes first: someone is waiting for one with the page open. */
const priorityOf = (blocks: readonly MailBlock[]) => (blocks.some(({ kind }) => kind === 'code') ? 1 : 0);

/** Logs the Message-ID and no address: the mail server's own log knows the recipient by it. */
export const sendMailJob = (
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Job<MailJobData> => ({
  ...SEND_MAIL,
  atOnce: MAILS_AT_ONCE,
  retryLimit: 20,
  expireSeconds: 120,
  async run({ messageId, ...message }) {
    try {
      await transport.send(message, messageId);
    } catch (error) {
      if (!(error instanceof PermanentRefusal)) throw error;
      const { responseCode } = error;
      log.warn({ messageId, responseCode }, 'a mail was refused permanently');
    }
  },
});

export function createMailer(options: { jobs: Jobs; publicUrl: string }): Mailer {
  const { jobs, publicUrl } = options;
  const domain = new URL(publicUrl).hostname;
  return {
    async queue(executor, { heading, blocks, ...envelope }, hold) {
      assertOnePlainAddress(envelope.to);
      const messageId = `<${randomUUID()}@${domain}>`;
      const data: MailJobData = { ...envelope, ...layOutMail({ heading, blocks, publicUrl }), messageId };
      await jobs.enqueue(executor, SEND_MAIL, data, {
        priority: priorityOf(blocks),
        ...(hold && { id: hold.jobId, startAfterMs: hold.delayMs }),
      });
    },
  };
}
