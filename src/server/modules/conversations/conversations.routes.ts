import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { ReportThreadRequest, SendMessageRequest, ShareRequest } from '#contract/messages/thread-requests.ts';
import {
  Message,
  Thread,
  ThreadEntry,
  ThreadQuery,
  ThreadsQuery,
  UnreadThreads,
} from '#contract/messages/threads.ts';
import { RowId } from '#contract/row-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { done, sendListPage } from '#server/http/answers.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import {
  block,
  listThreads,
  markRead,
  readThread,
  sendMessage,
  setArchived,
  share,
  unblock,
  unreadThreads,
} from './conversations.service.ts';
import type { GivenContacts } from './given-contact.ts';
import { reportThread } from './reports/reports.service.ts';

const tags = ['Messages'];
const ById = z.object({ id: RowId });
const reading = { access: 'account', limits: [perAccount(600, minutes(1))] } as const;
const writing = { access: 'account', limits: [perAccount(120, minutes(1))] } as const;

type Act = (deps: Deps, id: number, member: ReturnType<typeof callerOf>) => Promise<unknown>;

/** What a person does with a conversation, without a body. */
const ACTS: Record<string, { operationId: string; summary: string; says: string; act: Act }> = {
  read: {
    operationId: 'markThreadRead',
    summary: 'Mark all messages of a conversation as read',
    says: 'All messages are read',
    act: markRead,
  },
  archive: {
    operationId: 'archiveThread',
    summary: 'Put a conversation into the archive',
    says: 'The conversation is in the archive',
    act: (deps, id, member) => setArchived(deps, id, member, true),
  },
  unarchive: {
    operationId: 'unarchiveThread',
    summary: 'Take a conversation out of the archive',
    says: 'The conversation is back',
    act: (deps, id, member) => setArchived(deps, id, member, false),
  },
  block: {
    operationId: 'blockThread',
    summary: 'Block the other person: neither can write to the other any more',
    says: 'The other person is blocked',
    act: block,
  },
  unblock: {
    operationId: 'unblockThread',
    summary: 'Unblock the other person',
    says: 'The other person can write to you again',
    act: unblock,
  },
};

export async function conversationRoutes(plain: FastifyInstance, deps: Deps & GivenContacts) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/threads',
    {
      config: reading,
      schema: {
        tags,
        operationId: 'listThreads',
        summary: 'List your conversations, the most recent first',
        querystring: ThreadsQuery,
        response: { 200: z.array(ThreadEntry) },
      },
    },
    async (request, reply) => sendListPage(reply, await listThreads(deps, callerOf(request), request.query)),
  );

  app.get(
    '/api/threads/unread',
    {
      config: reading,
      schema: {
        tags,
        operationId: 'countUnreadThreads',
        summary: 'Count your unread messages',
        response: { 200: UnreadThreads },
      },
    },
    (request) => unreadThreads(deps, callerOf(request)),
  );

  app.get(
    '/api/threads/:id',
    {
      config: reading,
      schema: {
        tags,
        operationId: 'getThread',
        summary: 'Read a conversation',
        description: 'The latest messages in order; `before` pages back.',
        params: ById,
        querystring: ThreadQuery,
        response: { 200: Thread, 404: ErrorAnswer },
      },
    },
    (request) => readThread(deps, request.params.id, callerOf(request), request.query),
  );

  app.post(
    '/api/threads/:id/messages',
    {
      config: writing,
      schema: {
        tags,
        operationId: 'sendMessage',
        summary: 'Send a message',
        description: '409 if one of the two has blocked the other. The same key twice is one message.',
        params: ById,
        body: SendMessageRequest,
        response: { 201: Message, 404: ErrorAnswer, 409: ErrorAnswer, 429: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.status(201);
      return sendMessage(deps, request.params.id, callerOf(request), request.body);
    },
  );

  for (const [name, { act, says, ...texts }] of Object.entries(ACTS))
    app.post(
      `/api/threads/:id/${name}`,
      {
        config: writing,
        schema: { tags, ...texts, params: ById, response: { 200: Done, 404: ErrorAnswer } },
      },
      async (request) => {
        await act(deps, request.params.id, callerOf(request));
        return done(says);
      },
    );

  app.post(
    '/api/threads/:id/share',
    {
      config: writing,
      schema: {
        tags,
        operationId: 'shareContact',
        summary: 'Show the other person your phone number or email address',
        description:
          '409 if there is no phone number in your profile, or one of the two has blocked the other.',
        params: ById,
        body: ShareRequest,
        response: { 200: Done, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request) => {
      const { what } = request.body;
      await share(deps, request.params.id, callerOf(request), what);
      return done(what === 'phone' ? 'Your phone number is shared' : 'Your email is shared');
    },
  );

  app.post(
    '/api/threads/:id/report',
    {
      config: writing,
      schema: {
        tags,
        operationId: 'reportThread',
        summary: 'Report a conversation',
        description: 'From then on administrators can read it.',
        params: ById,
        body: ReportThreadRequest,
        response: { 201: Done, 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      await reportThread(deps, request.params.id, callerOf(request), request.body.reason);
      reply.status(201);
      return done('Thank you. Our team will read the conversation.');
    },
  );
}
