import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AccountSettings, AccountSettingsRequest } from '#contract/accounts/settings.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { changeSettings, readSettings } from './account-settings.repository.ts';

export async function accountSettingsRoutes(plain: FastifyInstance, { db }: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const common = { tags: ['Accounts'] };
  const config = { access: 'account', limits: [perAccount(60, minutes(1))] } as const;

  app.get(
    '/api/settings',
    {
      config,
      schema: {
        ...common,
        operationId: 'getSettings',
        summary: 'What you have switched on',
        response: { 200: AccountSettings },
      },
    },
    (request) => readSettings(db, callerOf(request).accountId),
  );

  app.patch(
    '/api/settings',
    {
      config,
      schema: {
        ...common,
        operationId: 'changeSettings',
        summary: 'Switch "seen" or notifications in your browsers on or off',
        body: AccountSettingsRequest,
        response: { 200: AccountSettings },
      },
    },
    (request) => changeSettings(db, callerOf(request).accountId, request.body),
  );
}
