import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Done } from '#contract/accounts/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { done } from '#server/http/answers.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { requestDeletion } from './deletion.service.ts';

export async function deletionRoutes(app: FastifyInstance, deps: Deps) {
  app.withTypeProvider<ZodTypeProvider>().post(
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
}
