import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '#server/db/executor.ts';
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts';
import { layOutMail, type MailBlock } from './layout.ts';
import { assertOnePlainAddress, type MailMessage } from './message.ts';
import { MAILS_AT_ONCE, type MailTransport, RefusedForGood } from './transport.ts';

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

/** By its Message-ID the mail server's own log tells whose it was: ours holds nobody's address. */
export const sendMailJob = (
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Job<MailJobData> => ({
  name: 'send-mail',
  atOnce: MAILS_AT_ONCE,
  retryLimit: 20,
  expireSeconds: 120,
  async run({ messageId, ...message }) {
    try {
      await transport.send(message, messageId);
    } catch (error) {
      if (!(error instanceof RefusedForGood)) throw error;
      const { responseCode } = error;
      log.warn({ messageId, responseCode }, 'a mail was refused for good');
    }
  },
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
