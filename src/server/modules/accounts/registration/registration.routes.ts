import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Done, SignedIn } from '#contract/accounts.ts';
import {
  RegisterRequest,
  ResendVerificationRequest,
  SendVerificationRequest,
  VerificationSent,
  VerifyEmailRequest,
} from '#contract/accounts-registration.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { turnOf } from '#server/http/client-gone.ts';
import { isFromThisMachine } from '#server/http/from-this-machine.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { callerFrom, setBrowserCookie } from '../allowances/caller.ts';
import { answerSignedIn } from '../sessions/signed-in-answer.ts';
import { register } from './registration.service.ts';
import { acceptVerification, requestVerification } from './verification.service.ts';

const tags = ['Accounts'];
const refusals = { 400: ErrorAnswer, 429: ErrorAnswer };

export async function registrationRoutes(app: FastifyInstance, deps: Deps) {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/auth/send-verification',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeMail },
      schema: {
        operationId: 'sendVerification',
        summary: 'Mail a verification code to an address that wants to register',
        tags,
        body: SendVerificationRequest,
        response: { 200: VerificationSent, ...refusals },
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
      return {
        success: true as const,
        message: 'Verification email sent. Please check your inbox.',
        ...admin,
      };
    },
  );

  api.post(
    '/api/auth/resend-verification',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeMail },
      schema: {
        operationId: 'resendVerification',
        summary: 'Mail a new verification code; the older one stops working',
        tags,
        body: ResendVerificationRequest,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const caller = callerFrom(request);
      await requestVerification(deps, request.body, { caller });
      setBrowserCookie(reply, deps.config, caller);
      return { success: true as const, message: 'New verification code sent! Please check your email.' };
    },
  );

  api.post(
    '/api/auth/verify-email',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeTry },
      schema: {
        operationId: 'verifyEmail',
        summary: 'Check a verification code; registering then spends it',
        tags,
        body: VerifyEmailRequest,
        response: { 200: Done, ...refusals },
      },
    },
    async (request) => {
      await acceptVerification(deps, { ...request.body, caller: callerFrom(request) });
      return { success: true as const, message: 'Email verified' };
    },
  );

  api.post(
    '/api/auth/register',
    {
      config: { access: 'anyone', limits: ACCOUNT_LIMITS.codeTry },
      schema: {
        operationId: 'register',
        summary: 'Create a verified account and sign it in',
        tags,
        body: RegisterRequest,
        response: { 201: SignedIn, 409: ErrorAnswer, ...refusals },
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
      return answerSignedIn(reply, deps.config, {
        opened,
        caller,
        message: 'Your account has been successfully created.',
      });
    },
  );
}
