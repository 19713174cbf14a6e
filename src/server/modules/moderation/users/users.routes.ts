import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AdminUser, SuspendRequest, TrustRequest, UsersQuery } from '#contract/admin/users.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { listUsers, restoreUser, suspendUser, trustUser } from './users.service.ts';

const ById = z.object({ id: z.uuid('Say which account') });

export async function userRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addAdminList(plain, '/api/admin/users', {
    operationId: 'listUsers',
    summary: 'List accounts, newest first',
    query: UsersQuery,
    entry: AdminUser,
    list: (query) => listUsers(deps, query),
  });

  app.post(
    '/api/admin/users/:id/suspend',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'suspendUser',
        summary: 'Suspend an account',
        description: 'Its sessions end and its listings are no longer public.',
        params: ById,
        body: SuspendRequest,
        response: { 200: AdminUser, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { reason } = request.body;
      return suspendUser(deps, callerOf(request), { accountId: request.params.id, reason });
    },
  );

  app.post(
    '/api/admin/users/:id/restore',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'restoreUser',
        summary: 'Restore a suspended account',
        description: 'Its listings become public again.',
        params: ById,
        response: { 200: AdminUser, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => restoreUser(deps, callerOf(request), request.params.id),
  );

  app.post(
    '/api/admin/users/:id/trust',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'trustUser',
        summary: 'Trust the imports of a broker, or stop trusting them',
        description: 'What a trusted broker imports is public without a review; one in ten is sampled.',
        params: ById,
        body: TrustRequest,
        response: { 200: AdminUser, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { trusted } = request.body;
      return trustUser(deps, callerOf(request), { accountId: request.params.id, trusted });
    },
  );
}
