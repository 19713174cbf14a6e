import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import { readSecret } from '#server/db/shared-secret.ts';
import { linkKey } from './link-key.table.ts';

/** Enough for a link about hundreds of listings. */
export const MAX_TOKEN_LENGTH = 8_000;

/** For links that stop mails: people stop them long after they were sent. */
export const STOP_LINK_DAYS = 400;

/** What a link in a mail permits its holder to do, without signing in. */
export interface MailLink<Purpose extends string = string> {
  purpose: Purpose;
  /** What it is about, such as the ids of listings. */
  subject: string;
  issuedAt: Date;
  expiresAt: Date;
}

export const readLinkKey = (executor: Executor): Promise<Buffer> => readSecret(executor, linkKey);

const signatureOf = (secret: Buffer, payload: string) =>
  createHmac('sha256', secret).update(payload).digest();

export function signLink(secret: Buffer, { purpose, subject, issuedAt, expiresAt }: MailLink): string {
  const parts = [purpose, subject, issuedAt.getTime(), expiresAt.getTime()];
  const payload = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** The address of a page for such a link. The token is in the query: paths are logged. */
export const linkPath = (page: string, secret: Buffer, link: MailLink): string =>
  `${page}?token=${signLink(secret, link)}`;

/** Undefined unless the token was signed here for one of these purposes and has not expired. */
export function readLink<Purpose extends string>(
  secret: Buffer,
  token: string,
  { purposes, now }: { purposes: readonly Purpose[]; now: Date },
): MailLink<Purpose> | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [purpose, subject, issued, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    Purpose,
    string,
    number,
    number,
  ];
  if (!purposes.includes(purpose) || expires <= now.getTime()) return undefined;
  return { purpose, subject, issuedAt: new Date(issued), expiresAt: new Date(expires) };
}
