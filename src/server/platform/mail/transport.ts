import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport, Transporter } from 'nodemailer';
import { openOnce } from '../work/open-once.ts';
import { assertOnePlainAddress, type MailMessage, withoutLineBreaks } from './message.ts';

/** What an SMTP server says when it refuses a mail. */
interface Refusal {
  responseCode?: number;
  command?: string;
}

/** The recipient or the message is refused whenever it is tried; trying again would only make us look like a spammer. */
export class RefusedForGood extends Error {
  readonly responseCode: number;
  constructor({ responseCode = 0, command }: Refusal) {
    super(`refused for good with ${responseCode} after ${command}`);
    this.name = 'RefusedForGood';
    this.responseCode = responseCode;
  }
}

/**
 * Only what is said of this recipient or this message. A server that refuses us, our password or our sender's address
 * will take the same mail once that is mended.
 */
const ABOUT_THE_MAIL: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];
const isForGood = ({ responseCode = 0, command }: Refusal) =>
  responseCode >= 500 && responseCode < 600 && ABOUT_THE_MAIL.includes(command);

export interface MailTransport {
  send(message: MailMessage, messageId: string): Promise<void>;
  close(): void;
}

const envelopeOf = (message: MailMessage, from: string, messageId: string) => {
  assertOnePlainAddress(message.to);
  if (message.replyTo) assertOnePlainAddress(message.replyTo);
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: withoutLineBreaks(message.subject),
    text: message.text,
    html: message.html,
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** Connections are kept and used again: each new one costs several round trips, and a handshake. */
export const MAILS_AT_ONCE = 10;

/** The mail library, loaded and made ready for the first mail. */
function mailer<Made extends Pick<Transporter, 'close'>>(make: (create: typeof createTransport) => Made) {
  let made: Made | undefined;
  const opened = openOnce(async () => {
    const { createTransport } = await import('nodemailer');
    made = make(createTransport);
    return made;
  });
  return { opened, close: () => made?.close() };
}

export function smtpTransport(options: { url: string; from: string }): MailTransport {
  const smtp = mailer((create) =>
    create({
      url: options.url,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      maxMessages: 100,
      maxRequeues: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    }),
  );
  return {
    async send(message, messageId) {
      try {
        await (await smtp.opened()).sendMail(envelopeOf(message, options.from, messageId));
      } catch (error) {
        throw isForGood(error as Refusal) ? new RefusedForGood(error as Refusal) : error;
      }
    },
    close: smtp.close,
  };
}

const inFileNames = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

/** Removes the files of mails that were written before this moment, half-written ones included. */
export async function removeOutboxMails(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.replace(/^\./, '') < inFileNames(before)) await rm(join(folder, name), { force: true });
}

/** Without SMTP each message becomes one file, complete or not there at all. */
export function outboxTransport(options: { folder: string; from: string; now: () => Date }): MailTransport {
  let sent = 0;
  const composer = mailer((create) => create({ streamTransport: true, buffer: true, newline: 'unix' }));
  return {
    async send(message, messageId) {
      await mkdir(options.folder, { recursive: true });
      const composed = await (await composer.opened()).sendMail(envelopeOf(message, options.from, messageId));
      // Counted, so that mails of the same moment stay in their order.
      const place = String(++sent).padStart(6, '0');
      const name = `${inFileNames(options.now())}-${place}-${randomUUID().slice(0, 8)}`;
      const draft = join(options.folder, `.${name}.part`);
      await writeFile(draft, composed.message as Buffer);
      await rename(draft, join(options.folder, `${name}.eml`));
    },
    close: composer.close,
  };
}
