import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { AnswerMessage, ContactMessage, ContactMessagesQuery } from '#contract/admin/inbox.ts';
import { RowId } from '#contract/row-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { answerMessage } from './answers.service.ts';
import { eraseRequester, listMessages, readMessage, removeMessage } from './inbox.service.ts';

const ById = z.object({ id: RowId });

export async function inboxRoutes(plain: FastifyInstance, deps: Deps, erasers: readonly Eraser[]) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addAdminList(plain, '/api/admin/contact-messages', {
    operationId: 'listContactMessages',
    summary: 'List messages from the contact form, newest first',
    query: ContactMessagesQuery,
    entry: ContactMessage,
    list: (query) => listMessages(deps, query),
  });

  app.put(
    '/api/admin/contact-messages/:id/read',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'markContactMessageRead',
        summary: 'Mark a message as read',
        params: ById,
        response: { 200: ContactMessage, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => readMessage(deps, request.params.id),
  );

  app.post(
    '/api/admin/contact-messages/:id/answer',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'answerContactMessage',
        summary: 'Mail an answer to the sender of a message',
        params: ById,
        body: AnswerMessage,
        response: { 200: ContactMessage, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => answerMessage(deps, callerOf(request), { id: request.params.id, text: request.body.text }),
  );

  app.delete(
    '/api/admin/contact-messages/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'deleteContactMessage',
        summary: 'Delete a message for good',
        params: ById,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      await removeMessage(deps, callerOf(request), request.params.id);
      return done('Message deleted');
    },
  );

  app.post(
    '/api/admin/contact-messages/:id/erase-account',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'eraseRequester',
        summary: 'Carry out a deletion request: erase the account and everything stored about the person',
        params: ById,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      await eraseRequester(deps, erasers, { admin: callerOf(request), messageId: request.params.id });
      return done('Account erased');
    },
  );
}
