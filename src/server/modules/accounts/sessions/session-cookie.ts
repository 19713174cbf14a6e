import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import { SECOND } from '#domain/durations.ts';
import type { Config } from '#server/config/config.ts';
import { SESSION_COOKIE } from '#server/http/access/access.ts';

const attributes = (config: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: config.publicUrl.startsWith('https:'),
});

export function setSessionCookie(reply: FastifyReply, config: Config, secret: string): void {
  reply.setCookie(SESSION_COOKIE, secret, { ...attributes(config), maxAge: VALIDITY.session / SECOND });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(SESSION_COOKIE, attributes(config));
}
