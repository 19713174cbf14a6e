import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { SavedReply, SavedReplyChanges, SavedReplyRequest } from '#contract/messages/saved-replies.ts';
import { RowId } from '#contract/row-id.ts';
import { SAVED_REPLY_LIMITS } from '#domain/conversations/limits.ts';
import { and, asc, eq } from '#server/db/drizzle.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { noSuchReply, tooManyReplies } from '../conversations.errors.ts';
import { savedReplies } from './saved-replies.table.ts';

const tags = ['Messages'];
const ById = z.object({ id: RowId });
const config = { access: 'account', limits: [perAccount(120, minutes(1))] } as const;

const columns = { id: savedReplies.id, title: savedReplies.title, text: savedReplies.text };

export async function savedReplyRoutes(plain: FastifyInstance, { db, clock }: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const isOwn = (accountId: string, id: number) =>
    and(eq(savedReplies.accountId, accountId), eq(savedReplies.id, id));

  app.get(
    '/api/saved-replies',
    {
      config,
      schema: {
        tags,
        operationId: 'listSavedReplies',
        summary: 'List your saved replies, the oldest first',
        response: { 200: z.array(SavedReply) },
      },
    },
    (request) =>
      db
        .select(columns)
        .from(savedReplies)
        .where(eq(savedReplies.accountId, callerOf(request).accountId))
        .orderBy(asc(savedReplies.id))
        .limit(SAVED_REPLY_LIMITS.count),
  );

  app.post(
    '/api/saved-replies',
    {
      config,
      schema: {
        tags,
        operationId: 'addSavedReply',
        summary: 'Save a reply',
        description: `At most ${SAVED_REPLY_LIMITS.count}; one more is 409.`,
        body: SavedReplyRequest,
        response: { 201: SavedReply, 409: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { accountId } = callerOf(request);
      const [row] = await db.transaction(async (tx) => {
        await advisoryLock(tx, 'saved replies', accountId);
        const count = await tx.$count(savedReplies, eq(savedReplies.accountId, accountId));
        if (count >= SAVED_REPLY_LIMITS.count) throw tooManyReplies(SAVED_REPLY_LIMITS.count);
        return tx
          .insert(savedReplies)
          .values({ ...request.body, accountId, createdAt: clock.now() })
          .returning(columns);
      });
      if (!row) throw new Error('The reply was not inserted');
      return reply.status(201).send(row);
    },
  );

  app.patch(
    '/api/saved-replies/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'changeSavedReply',
        summary: 'Change a saved reply',
        params: ById,
        body: SavedReplyChanges,
        response: { 200: SavedReply, 404: ErrorAnswer },
      },
    },
    async (request) => {
      const which = isOwn(callerOf(request).accountId, request.params.id);
      const { title, text } = request.body;
      const [row] =
        title === undefined && text === undefined
          ? await db.select(columns).from(savedReplies).where(which)
          : await db.update(savedReplies).set({ title, text }).where(which).returning(columns);
      if (!row) throw noSuchReply();
      return row;
    },
  );

  app.delete(
    '/api/saved-replies/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'deleteSavedReply',
        summary: 'Delete a saved reply',
        params: ById,
        response: { 204: z.undefined(), 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const deleted = await db
        .delete(savedReplies)
        .where(isOwn(callerOf(request).accountId, request.params.id))
        .returning({ id: savedReplies.id });
      if (deleted.length === 0) throw noSuchReply();
      return reply.status(204).send();
    },
  );
}
