import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ActiveSession, SignedIn, TabSession } from '#contract/accounts/accounts.ts';
import { SignInRequest } from '#contract/accounts/passwords.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf, SESSION_COOKIE } from '#server/http/access/access.ts';
import { notFromOurPages } from '../accounts.errors.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { isFromOurPages } from './same-origin.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { activeSessions, readTabSession, signOut, signOutEverywhere } from './sessions.service.ts';
import { signIn } from './sign-in.service.ts';
import { signedInResponse } from './signed-in-response.ts';

const tags = ['Sessions'];
const signedOut = z.undefined().describe('Signed out');

export async function sessionRoutes(app: FastifyInstance, deps: Deps) {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/auth/sign-in',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.signIn },
      schema: {
        operationId: 'signIn',
        summary: 'Sign in with an email address and a password',
        tags,
        body: SignInRequest,
        response: { 200: SignedIn, 403: ErrorAnswer },
      },
    },
    (request, reply) =>
      signedInResponse(request, reply, deps.config, {
        open: (browser) => signIn(deps, { ...request.body, ...browser }),
        message: 'Welcome Back!',
      }),
  );

  api.post(
    '/api/auth/session',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.tab },
      schema: {
        operationId: 'getTabSession',
        summary: 'Get the bearer token for a new browser tab',
        description: 'For the pages of this site: the session cookie proves who is signed in.',
        tags,
        security: [{ cookie: [] }],
        response: { 200: TabSession, 401: ErrorAnswer, 403: ErrorAnswer },
      },
    },
    async (request, reply) => {
      if (!isFromOurPages(request, deps.config.publicUrl)) throw notFromOurPages();
      try {
        return await readTabSession(deps, request.cookies[SESSION_COOKIE]);
      } catch (error) {
        clearSessionCookie(reply, deps.config);
        throw error;
      }
    },
  );

  api.post(
    '/api/auth/sign-out',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.ownSessions },
      schema: {
        operationId: 'signOut',
        summary: 'Sign out',
        tags,
        response: { 204: signedOut },
      },
    },
    async (request, reply) => {
      await signOut(deps, callerOf(request), request.cookies[SESSION_COOKIE]);
      clearSessionCookie(reply, deps.config);
      reply.status(204);
    },
  );

  api.get(
    '/api/auth/sessions',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.ownSessions },
      schema: {
        operationId: 'listSessions',
        summary: 'List the browsers in which the account is signed in',
        tags,
        response: { 200: z.array(ActiveSession) },
      },
    },
    async (request) => activeSessions(deps, callerOf(request)),
  );

  api.delete(
    '/api/auth/sessions',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.ownSessions },
      schema: {
        operationId: 'signOutEverywhere',
        summary: 'Sign out everywhere, including here',
        tags,
        response: { 204: signedOut },
      },
    },
    async (request, reply) => {
      await signOutEverywhere(deps, callerOf(request));
      clearSessionCookie(reply, deps.config);
      reply.status(204);
    },
  );
}
