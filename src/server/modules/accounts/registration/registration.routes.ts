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
import { turnOf } from '#server/http/limits/client-gone.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { callerFrom, setBrowserCookie } from '../allowances/caller.ts';
import { signedInResponse } from '../sessions/signed-in-response.ts';
import { register } from './registration.service.ts';
import { acceptVerification, requestVerification } from './verification.service.ts';

const tags = ['Accounts'];

export async function registrationRoutes(app: FastifyInstance, deps: Deps) {
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
      const caller = callerFrom(request);
      const { adminCode } = await requestVerification(deps, request.body, {
        caller,
        fromThisMachine: isFromThisMachine(request),
      });
      setBrowserCookie(reply, deps.config, caller);
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
      const caller = callerFrom(request);
      await requestVerification(deps, request.body, { caller });
      setBrowserCookie(reply, deps.config, caller);
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
      const caller = callerFrom(request);
      const userAgent = request.headers['user-agent'];
      const opened = await register(deps, {
        ...request.body,
        userAgent,
        caller,
        turn: turnOf(request, reply),
      });
      reply.status(201);
      return signedInResponse(reply, deps.config, {
        opened,
        caller,
        message: 'Your account has been successfully created.',
      });
    },
  );
}
