import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import type { Config } from '#server/config/config.ts';
import { turnOf } from '#server/http/limits/client-gone.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { userView } from '../accounts.views.ts';
import { type Caller, withCaller } from '../allowances/caller.ts';
import { setSessionCookie } from './session-cookie.ts';
import type { OpenedSession } from './sessions.service.ts';

/** What a new session records about the browser that asks for it. */
interface Browser {
  caller: Caller;
  userAgent: string | undefined;
  turn: Turn;
}

type Opening = { open: (browser: Browser) => Promise<OpenedSession>; message: string };

/** Opens a session. The body holds the token for this tab, the cookie the secret for the browser's next tabs. */
export function signedInResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  { open, message }: Opening,
): Promise<SignedIn> {
  const userAgent = request.headers['user-agent'];
  const turn = turnOf(request, reply);
  return withCaller(request, reply, config, async (caller) => {
    const opened = await open({ caller, userAgent, turn });
    setSessionCookie(reply, config, opened.cookie);
    return { success: true, token: opened.token, user: userView(opened.account), message };
  });
}
