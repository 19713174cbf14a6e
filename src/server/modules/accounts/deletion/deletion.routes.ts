import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Done } from '#contract/accounts/accounts.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { done } from '#server/http/answers.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { requestDeletion, withdrawDeletionRequest } from './deletion.service.ts';

export async function deletionRoutes(app: FastifyInstance, deps: Deps) {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/auth/delete-request',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.deletion },
      schema: {
        operationId: 'requestAccountDeletion',
        summary: 'Ask for the account to be deleted',
        description: 'Administrators get the request and complete it.',
        tags: ['Accounts'],
        response: { 202: Done },
      },
    },
    async (request, reply) => {
      await requestDeletion(deps, callerOf(request));
      reply.status(202);
      return done('Account deletion requested. Please contact support to complete account deletion.');
    },
  );

  api.delete(
    '/api/auth/delete-request',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.deletion },
      schema: {
        operationId: 'withdrawAccountDeletion',
        summary: 'Withdraw the request to delete the account',
        tags: ['Accounts'],
        response: { 200: Done, 409: ErrorAnswer },
      },
    },
    async (request) => {
      await withdrawDeletionRequest(deps, callerOf(request));
      return done('Your account will not be deleted.');
    },
  );
}
