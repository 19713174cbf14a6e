import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Done } from '#contract/accounts/accounts.ts';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetCodeAccepted,
  ResetPasswordRequest,
  VerifyResetCodeRequest,
} from '#contract/accounts/passwords.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { done } from '#server/http/answers.ts';
import { turnOf } from '#server/http/limits/client-gone.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { callerFrom, withCaller } from '../allowances/caller.ts';
import { changePassword } from './password-change.service.ts';
import { exchangeResetCode, requestReset, resetPassword } from './password-reset.service.ts';

const tags = ['Accounts'];

export async function passwordRoutes(app: FastifyInstance, deps: Deps) {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/auth/forgot-password',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeMail },
      schema: {
        operationId: 'requestPasswordReset',
        summary: 'Send a password reset code',
        description: 'Sends nothing if the address has no account. The answer is the same.',
        tags,
        body: ForgotPasswordRequest,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      await withCaller(request, reply, deps.config, (caller) => requestReset(deps, { email, caller }));
      return done('If there is an account with this email address, a reset code is on its way to it.');
    },
  );

  api.post(
    '/api/auth/verify-reset-code',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeTry },
      schema: {
        operationId: 'verifyResetCode',
        summary: 'Exchange a reset code for a reset token',
        tags,
        body: VerifyResetCodeRequest,
        response: { 200: ResetCodeAccepted },
      },
    },
    async (request) => {
      const proof = { ...request.body, caller: callerFrom(request) };
      return { success: true as const, token: await exchangeResetCode(deps, proof) };
    },
  );

  api.post(
    '/api/auth/reset-password',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeTry },
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a new password with a reset token',
        description: 'Ends every session of the account.',
        tags,
        body: ResetPasswordRequest,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      await resetPassword(deps, { ...request.body, turn: turnOf(request, reply) });
      return done('Your password has been reset. You can sign in with it now.');
    },
  );

  api.post(
    '/api/auth/change-password',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.passwordChange },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the password of the account',
        description: 'Ends every other session of the account.',
        tags,
        body: ChangePasswordRequest,
        response: { 200: Done, 403: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const change = { ...request.body, turn: turnOf(request, reply) };
      await changePassword(deps, callerOf(request), change);
      return done('Password changed successfully');
    },
  );
}
