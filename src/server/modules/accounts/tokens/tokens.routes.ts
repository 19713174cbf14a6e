import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { ApiToken, CreatedApiToken, NewApiToken } from '#contract/accounts/api-tokens.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { done } from '#server/http/answers.ts';
import { ACCOUNT_LIMITS } from '../accounts.limits.ts';
import { createToken, readTokens, revokeToken } from './tokens.service.ts';

const tags = ['Accounts'];

export async function tokenRoutes(app: FastifyInstance, deps: Deps) {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/tokens',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.newToken },
      schema: {
        operationId: 'createToken',
        summary: 'Create an API token',
        description:
          'A program sends it as bearer token and can make the calls of its scopes. It is returned only once.',
        tags,
        body: NewApiToken,
        response: { 201: CreatedApiToken, 409: ErrorAnswer },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await createToken(deps, callerOf(request), request.body)),
  );

  api.get(
    '/api/tokens',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.ownSessions },
      schema: {
        operationId: 'listTokens',
        summary: 'List your API tokens, newest first',
        tags,
        response: { 200: z.array(ApiToken) },
      },
    },
    (request) => readTokens(deps, callerOf(request)),
  );

  api.delete(
    '/api/tokens/:id',
    {
      config: { access: 'account', limits: ACCOUNT_LIMITS.ownSessions },
      schema: {
        operationId: 'revokeToken',
        summary: 'Revoke an API token',
        tags,
        params: z.object({ id: z.uuid() }),
        response: { 200: Done, 404: ErrorAnswer },
      },
    },
    async (request) => {
      await revokeToken(deps, callerOf(request), request.params.id);
      return done('Token revoked');
    },
  );
}
