import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { AdminPage } from '#contract/admin/desk.ts';
import { AdminThread, HeldMessage, ReportedThread } from '#contract/admin/threads.ts';
import { ThreadQuery } from '#contract/messages/threads.ts';
import { RowId } from '#contract/row-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import { type HeldParts, heldMessages, settleHeldMessage } from './held/held.service.ts';
import { closeReportedThread, readReportedThread, reportedThreads } from './reports/reports.service.ts';

const ById = z.object({ id: RowId });

const DECISIONS = {
  release: {
    operationId: 'releaseMessage',
    summary: 'Send a message that waits',
    says: 'The message is sent',
  },
  refuse: {
    operationId: 'refuseMessage',
    summary: 'Refuse a message that waits',
    says: 'The message is refused',
  },
} as const;

export async function adminThreadRoutes(plain: FastifyInstance, deps: Deps & HeldParts) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addAdminList(app, '/api/admin/threads', {
    operationId: 'listReportedThreads',
    summary: 'List conversations that were reported, the newest first',
    query: AdminPage,
    entry: ReportedThread,
    list: (query) => reportedThreads(deps, query),
  });

  app.get(
    '/api/admin/threads/:id',
    {
      config: ADMIN_CALL,
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'getReportedThread',
        summary: 'Read a reported conversation',
        description: 'Recorded in the audit trail. 404 for conversations without an open report.',
        params: ById,
        querystring: ThreadQuery,
        response: { 200: AdminThread, ...ADMIN_REFUSALS },
      },
    },
    (request) => readReportedThread(deps, request.params.id, callerOf(request).accountId, request.query),
  );

  app.post(
    '/api/admin/threads/:id/close',
    {
      config: ADMIN_CALL,
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'closeReportedThread',
        summary: 'Close the reports of a conversation',
        description: 'Administrators can no longer read it.',
        params: ById,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
    },
    async (request) => {
      await closeReportedThread(deps, request.params.id, callerOf(request).accountId);
      return done('The report is closed');
    },
  );

  addAdminList(app, '/api/admin/held-messages', {
    operationId: 'listHeldMessages',
    summary: 'List messages that wait, the oldest first',
    description: 'Their senders wrote nearly the same to many sellers within a day.',
    query: AdminPage,
    entry: HeldMessage,
    list: (query) => heldMessages(deps, query),
  });

  for (const [name, { says, ...texts }] of Object.entries(DECISIONS))
    app.post(
      `/api/admin/held-messages/:id/${name}`,
      {
        config: ADMIN_CALL,
        schema: { ...ADMIN_SCHEMA, ...texts, params: ById, response: { 200: Done, ...ADMIN_REFUSALS } },
      },
      async (request) => {
        const { accountId: actorId } = callerOf(request);
        await settleHeldMessage(deps, request.params.id, { actorId, isReleased: name === 'release' });
        return done(says);
      },
    );
}
