import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Done, User } from '#contract/accounts/accounts.ts';
import {
  ChangeEmailRequest,
  ConfirmEmailRequest,
  Profile,
  ProfileChanges,
} from '#contract/accounts/profile.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { done } from '#server/http/answers.ts';
import { turnOf } from '#server/http/limits/client-gone.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { userView } from '../accounts.views.ts';
import { callerFrom, withCaller } from '../allowances/caller.ts';
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts';
import { changeProfile, type ProfileListeners, readProfile } from './profile.service.ts';

const tags = ['Accounts'];

export async function profileRoutes(app: FastifyInstance, deps: Deps, listeners: ProfileListeners) {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    '/api/auth/profile',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.ownSessions },
      schema: {
        operationId: 'getProfile',
        summary: 'Read your own profile',
        tags,
        response: { 200: Profile },
      },
    },
    (request) => readProfile(deps, callerOf(request)),
  );

  api.put(
    '/api/auth/profile',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.profile },
      schema: {
        operationId: 'changeProfile',
        summary: 'Change your name, phone number and account type',
        description: 'Your listings follow the account type.',
        tags,
        body: ProfileChanges,
        response: { 200: Profile },
      },
    },
    (request) => changeProfile(deps, callerOf(request), request.body, listeners),
  );

  api.post(
    '/api/auth/change-email',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.emailChange },
      schema: {
        operationId: 'requestEmailChange',
        summary: 'Send a code to your new email address',
        description: 'Nothing changes until the code is confirmed.',
        tags,
        body: ChangeEmailRequest,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      const change = { ...request.body, turn: turnOf(request, reply) };
      await withCaller(request, reply, deps.config, (caller) =>
        requestEmailChange(deps, callerOf(request), { ...change, caller }),
      );
      return done(`We’ve sent a code to ${request.body.newEmail}`);
    },
  );

  api.post(
    '/api/auth/confirm-email',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.codeTry },
      schema: {
        operationId: 'confirmEmailChange',
        summary: 'Change your email address with the code that was sent to it',
        description: 'Ends every other session of the account and notifies the old address.',
        tags,
        body: ConfirmEmailRequest,
        response: { 200: User, 409: ErrorAnswer },
      },
    },
    async (request) => {
      const proof = { ...request.body, caller: callerFrom(request) };
      return userView(await confirmEmailChange(deps, callerOf(request), proof));
    },
  );
}
