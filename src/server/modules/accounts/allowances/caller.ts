import { hash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '#domain/durations.ts';
import { RETENTION } from '#domain/retention.ts';
import type { Config } from '#server/config/config.ts';
import { addressKey } from '#server/http/access/client-address.ts';

/** Where a call comes from: the client address, and the secret stored in the browser's cookie. */
export interface Caller {
  address: string;
  browser: string;
}

export const BROWSER_COOKIE = 'slipway_browser';
const COOKIE_LIFETIME_MS = RETENTION.browserMarks.keep.days * DAY;

const SECRET = /^[\w-]{43}$/;

/** A browser without a secret gets a new one; it has no effect until the browser requests a code or signs in. */
export function callerFrom({ ip, cookies }: FastifyRequest): Caller {
  const secret = cookies[BROWSER_COOKIE] ?? '';
  return {
    address: addressKey(ip),
    browser: SECRET.test(secret) ? secret : randomBytes(32).toString('base64url'),
  };
}

/** Hashes that identify the caller without storing the client address or the secret. */
export const callerMarks = ({ address, browser }: Caller): { address: Buffer; browser: Buffer } => ({
  address: hash('sha256', `address ${address}`, 'buffer'),
  browser: hash('sha256', `browser ${browser}`, 'buffer'),
});

/** The same as text, for JSON. */
export const callerMarkTexts = (caller: Caller): string[] =>
  Object.values(callerMarks(caller)).map((mark) => mark.toString('base64url'));

/**
 * For calls that mail a code or sign in: afterwards the browser is recognised by its cookie. The cookie is limited to
 * `/api/auth`, so that no page request carries it.
 */
export async function withCaller<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  act: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const caller = callerFrom(request);
  const answer = await act(caller);
  reply.setCookie(BROWSER_COOKIE, caller.browser, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: COOKIE_LIFETIME_MS / SECOND,
  });
  return answer;
}
