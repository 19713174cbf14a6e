import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Done, SignedIn } from '#contract/accounts/accounts.ts';
import {
  RegisterRequest,
  ResendVerificationRequest,
  SendVerificationRequest,
  VerificationSent,
  VerifyEmailRequest,
} from '#contract/accounts/registration.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { isFromThisMachine } from '#server/http/access/from-this-machine.ts';
import { done } from '#server/http/answers.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { callerFrom, withCaller } from '../allowances/caller.ts';
import { signedInResponse } from '../sessions/signed-in-response.ts';
import { type OnRegistered, register } from './registration.service.ts';
import { acceptVerification, requestVerification } from './verification.service.ts';

const tags = ['Accounts'];

export async function registrationRoutes(app: FastifyInstance, deps: Deps, onRegistered: OnRegistered) {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/auth/send-verification',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeMail },
      schema: {
        operationId: 'sendVerificationCode',
        summary: 'Send a verification code to an email address',
        description: 'The answer is the same whether or not the address has an account.',
        tags,
        body: SendVerificationRequest,
        response: { 200: VerificationSent },
      },
    },
    async (request, reply) => {
      const fromThisMachine = isFromThisMachine(request);
      const { adminCode } = await withCaller(request, reply, deps.config, (caller) =>
        requestVerification(deps, request.body, { caller, fromThisMachine }),
      );
      const admin = adminCode === undefined ? {} : { isAdmin: true, adminCode };
      return { ...done('Verification email sent. Please check your inbox.'), ...admin };
    },
  );

  api.post(
    '/api/auth/resend-verification',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeMail },
      schema: {
        operationId: 'resendVerificationCode',
        summary: 'Send a new verification code',
        description: 'The previous code stops working.',
        tags,
        body: ResendVerificationRequest,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      await withCaller(request, reply, deps.config, (caller) =>
        requestVerification(deps, request.body, { caller }),
      );
      return done('New verification code sent! Please check your email.');
    },
  );

  api.post(
    '/api/auth/verify-email',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeTry },
      schema: {
        operationId: 'verifyEmail',
        summary: 'Check a verification code',
        description: 'The code stays valid until `registerAccount` uses it.',
        tags,
        body: VerifyEmailRequest,
        response: { 200: Done },
      },
    },
    async (request) => {
      await acceptVerification(deps, { ...request.body, caller: callerFrom(request) });
      return done('Email verified');
    },
  );

  api.post(
    '/api/auth/register',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeTry },
      schema: {
        operationId: 'registerAccount',
        summary: 'Create an account and sign in',
        description: 'Needs the code that was sent to the address and checked with `verifyEmail`.',
        tags,
        body: RegisterRequest,
        response: { 201: SignedIn, 409: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.status(201);
      return signedInResponse(request, reply, deps.config, {
        open: (browser) => register(deps, onRegistered, { ...request.body, ...browser }),
        message: 'Your account has been successfully created.',
      });
    },
  );
}
