import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Where a server's mail can be read, oldest first. */
export interface Mailbox {
  mails(): Promise<Email[]>;
}

const parsed = new Map<string, Email>();

async function readMail(path: string): Promise<Email> {
  const mail = parsed.get(path) ?? (await PostalMime.parse(await readFile(path)));
  parsed.set(path, mail);
  return mail;
}

/** The files that a server with this data folder writes instead of sending mail. */
export const outboxIn = (dataDir: string): Mailbox => ({
  async mails() {
    const folder = join(dataDir, 'outbox');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(names.map((name) => readMail(join(folder, name))));
  },
});

/** The mail of the shared server. */
export const outbox = outboxIn(process.env.E2E_DATA_DIR ?? '');

export const SUBJECTS = {
  verification: 'Your Slipway verification code',
  alreadyRegistered: 'You already have a Slipway account',
  welcome: 'Welcome to Slipway',
  resetCode: 'Your Slipway password reset code',
  passwordChanged: 'Your Slipway password was changed',
} as const;

export interface MailWanted {
  to: string;
  subject: string;
  /** How many such mails there must be; returns the newest. */
  count?: number;
}

/** Mail is sent by a job, so it may take a moment to arrive. */
export async function waitForMail(mailbox: Mailbox, { to, subject, count = 1 }: MailWanted): Promise<Email> {
  const arrived = async () => {
    const all = await mailbox.mails();
    return all.filter((mail) => mail.subject === subject && mail.to?.some(({ address }) => address === to));
  };
  await expect
    .poll(async () => (await arrived()).length, {
      message: `"${subject}" to ${to}`,
      // Polls often, because most journeys start with a mail.
      intervals: [50, 100],
    })
    .toBeGreaterThanOrEqual(count);
  return (await arrived()).at(-1) as Email;
}

export function codeIn(mail: Email): string {
  const code = mail.text?.match(/^ {4}(\d{6})$/m)?.[1];
  if (!code) throw new Error(`"${mail.subject}" contains no code`);
  return code;
}

/** The path of the first link to this page in a mail. */
export function linkIn(mail: Email, screen: string): string {
  const address = mail.text?.match(new RegExp(`https?://\\S+${screen}\\S*`))?.[0];
  if (!address) throw new Error(`"${mail.subject}" contains no link to ${screen}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}
