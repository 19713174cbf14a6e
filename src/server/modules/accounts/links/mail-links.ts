import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import { linkKey } from './link-key.table.ts';

/** Enough for a link about hundreds of listings. */
export const MAX_TOKEN_LENGTH = 8_000;

/** What a link in a mail permits its holder to do, without signing in. */
export interface MailLink<Purpose extends string = string> {
  purpose: Purpose;
  /** What it is about, such as the ids of listings. */
  subject: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** The signing secret, created by the first process that needs it. */
export async function readLinkKey(executor: Executor): Promise<Buffer> {
  const [existing] = await executor.select().from(linkKey);
  if (existing) return existing.secret;
  await executor
    .insert(linkKey)
    .values({ secret: randomBytes(32) })
    .onConflictDoNothing();
  const [created] = await executor.select().from(linkKey);
  if (!created) throw new Error('The link key was not stored');
  return created.secret;
}

const signatureOf = (secret: Buffer, payload: string) =>
  createHmac('sha256', secret).update(payload).digest();

export function signLink(secret: Buffer, { purpose, subject, issuedAt, expiresAt }: MailLink): string {
  const parts = [purpose, subject, issuedAt.getTime(), expiresAt.getTime()];
  const payload = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

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
