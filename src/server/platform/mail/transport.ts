import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport, Transporter } from 'nodemailer';
import { openOnce } from '../work/open-once.ts';
import { assertOnePlainAddress, type MailMessage, withoutLineBreaks } from './message.ts';

/** How nodemailer describes an SMTP server's refusal. */
interface Refusal {
  responseCode?: number;
  command?: string;
}

/** The recipient or the message will always be refused; retrying would only make us look like a spammer. */
export class PermanentRefusal extends Error {
  readonly responseCode: number;
  constructor({ responseCode = 0, command }: Refusal) {
    super(`permanently refused with ${responseCode} after ${command}`);
    this.name = 'PermanentRefusal';
    this.responseCode = responseCode;
  }
}

/**
 * Only refusals of this recipient or this message. A server that refuses us, our password or our sender's address will
 * accept the same mail once that is fixed.
 */
const COMMANDS_ABOUT_THE_MAIL: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];
const isPermanent = ({ responseCode = 0, command }: Refusal) =>
  responseCode >= 500 && responseCode < 600 && COMMANDS_ABOUT_THE_MAIL.includes(command);

export interface MailTransport {
  send(message: MailMessage, messageId: string): Promise<void>;
  close(): void;
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const AUTOMATIC_HEADERS = {
  'Auto-Submitted': 'auto-generated',
  Precedence: 'bulk',
  'X-Auto-Response-Suppress': 'All',
};

const headersOf = ({ unsubscribe, isAutomatic }: MailMessage) => ({
  ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
  ...(isAutomatic && AUTOMATIC_HEADERS),
});

const envelopeOf = (message: MailMessage, from: string, messageId: string) => {
  assertOnePlainAddress(message.to);
  if (message.replyTo) assertOnePlainAddress(message.replyTo);
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    headers: headersOf(message),
    subject: withoutLineBreaks(message.subject),
    text: message.text,
    html: message.html,
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** Also the number of SMTP connections. They are reused: each new one costs several round trips and a handshake. */
export const MAILS_AT_ONCE = 10;

/** Loads nodemailer and creates its transport for the first mail. */
function openTransportOnce<T extends Pick<Transporter, 'close'>>(
  build: (create: typeof createTransport) => T,
) {
  let transport: T | undefined;
  const opened = openOnce(async () => {
    const { createTransport } = await import('nodemailer');
    transport = build(createTransport);
    return transport;
  });
  return { opened, close: () => transport?.close() };
}

export function smtpTransport(options: { url: string; from: string }): MailTransport {
  const smtp = openTransportOnce((create) =>
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
        throw isPermanent(error as Refusal) ? new PermanentRefusal(error as Refusal) : error;
      }
    },
    close: smtp.close,
  };
}

const inFileName = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

/** Deletes the files of mails written before this time, including half-written ones. */
export async function removeOutboxMails(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.replace(/^\./, '') < inFileName(before)) await rm(join(folder, name), { force: true });
}

/** Used without SMTP: writes each message to a file of its own, atomically. */
export function outboxTransport(options: { folder: string; from: string; now: () => Date }): MailTransport {
  let sent = 0;
  const composer = openTransportOnce((create) =>
    create({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return {
    async send(message, messageId) {
      await mkdir(options.folder, { recursive: true });
      const composed = await (await composer.opened()).sendMail(envelopeOf(message, options.from, messageId));
      // The number keeps mails of the same millisecond in order.
      const number = String(++sent).padStart(6, '0');
      const name = `${inFileName(options.now())}-${number}-${randomUUID().slice(0, 8)}`;
      const draft = join(options.folder, `.${name}.part`);
      await writeFile(draft, composed.message as Buffer);
      await rename(draft, join(options.folder, `${name}.eml`));
    },
    close: composer.close,
  };
}
