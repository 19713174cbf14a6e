import type { FastifyReply } from 'fastify';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import type { Config } from '#server/config/config.ts';
import { userView } from '../accounts.views.ts';
import { type Caller, setBrowserCookie } from '../allowances/caller.ts';
import { setSessionCookie } from './session-cookie.ts';
import type { OpenedSession } from './sessions.service.ts';

/** The body holds the token for this tab, the cookie the secret for the browser's next tabs. */
export function signedInResponse(
  reply: FastifyReply,
  config: Config,
  { opened, caller, message }: { opened: OpenedSession; caller: Caller; message: string },
): SignedIn {
  setSessionCookie(reply, config, opened.cookie);
  setBrowserCookie(reply, config, caller);
  return { success: true, token: opened.token, user: userView(opened.account), message };
}
