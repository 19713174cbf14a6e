import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AccountNote, NoteRequest, SellerPanel } from '#contract/admin/sellers.ts';
import { RowId } from '#contract/row-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA } from '#server/http/access/admin-calls.ts';
import { addNote, deleteNote } from '#server/modules/accounts/notes/notes.service.ts';
import type { CountReports } from './sellers.repository.ts';
import { readSeller } from './sellers.service.ts';

const ById = z.object({ id: z.uuid('Say which account') });

export async function sellerRoutes(plain: FastifyInstance, deps: Deps, countReports: CountReports) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/admin/sellers/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'getSeller',
        summary: 'Read what a reviewer should know about a seller',
        params: ById,
        response: { 200: SellerPanel, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => readSeller(deps, countReports, request.params.id),
  );

  app.post(
    '/api/admin/sellers/:id/notes',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'addAccountNote',
        summary: 'Write a note about an account for other administrators',
        description: 'An account can have 50 notes. They are deleted with it, and after seven years.',
        params: ById,
        body: NoteRequest,
        response: { 201: z.array(AccountNote), ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request, reply) => {
      const note = { accountId: request.params.id, text: request.body.text };
      return reply.code(201).send(await addNote(deps, callerOf(request), note));
    },
  );

  app.delete(
    '/api/admin/sellers/:id/notes/:noteId',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'deleteAccountNote',
        summary: 'Delete a note about an account',
        params: ById.extend({ noteId: RowId }),
        response: { 200: z.array(AccountNote), ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => {
      const { id: accountId, noteId } = request.params;
      return deleteNote(deps, callerOf(request), { accountId, noteId });
    },
  );
}
