import { hash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '#domain/durations.ts';
import { RETENTION } from '#domain/retention.ts';
import type { Config } from '#server/config/config.ts';
import { addressKey } from '#server/http/access/client-address.ts';

/** Where a call comes from: an address, and a browser that keeps a secret of ours once it has signed in. */
export interface Caller {
  address: string;
  browser: string;
}

export const BROWSER_COOKIE = 'slipway_browser';
const KEPT_MS = RETENTION.browserMarks.keep.days * DAY;

const SECRET = /^[\w-]{43}$/;

/** A browser that shows no secret gets one, which counts for nothing until it has asked for a code or signed in. */
export function callerFrom({ ip, cookies }: FastifyRequest): Caller {
  const shown = cookies[BROWSER_COOKIE] ?? '';
  return {
    address: addressKey(ip),
    browser: SECRET.test(shown) ? shown : randomBytes(32).toString('base64url'),
  };
}

/** As it is written down: neither the address nor the secret can be read from it. */
export const marksOf = ({ address, browser }: Caller): { address: Buffer; browser: Buffer } => ({
  address: hash('sha256', `address ${address}`, 'buffer'),
  browser: hash('sha256', `browser ${browser}`, 'buffer'),
});

/** The same as text, for what travels as JSON. */
export const markTextsOf = (caller: Caller): string[] =>
  Object.values(marksOf(caller)).map((mark) => mark.toString('base64url'));

/** Sent along with these calls only: no page and no cache ever sees it. */
export function setBrowserCookie(reply: FastifyReply, config: Config, { browser }: Caller): void {
  reply.setCookie(BROWSER_COOKIE, browser, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: KEPT_MS / SECOND,
  });
}
