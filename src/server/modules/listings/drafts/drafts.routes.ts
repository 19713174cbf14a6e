import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { Draft, DraftId, DraftRefusal, DraftSummary, SaveDraftRequest } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { done } from '#server/http/answers.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { readDraft, readDrafts, removeDraft, saveDraft } from './drafts.service.ts';

const ById = z.object({ id: DraftId });
const common = { tags: ['Selling'] };

const reading = { access: 'account', scope: 'boats:read', limits: [perAccount(600, minutes(1))] } as const;
/** The form saves automatically while the seller types. */
const saving = { access: 'account', scope: 'boats:write', limits: [perAccount(120, minutes(1))] } as const;

export async function draftRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/drafts',
    {
      schema: {
        ...common,
        operationId: 'listDrafts',
        summary: 'List your drafts, most recently changed first',
        response: { 200: z.array(DraftSummary) },
      },
      config: reading,
    },
    (request) => readDrafts(deps, callerOf(request)),
  );

  app.get(
    '/api/drafts/:id',
    {
      schema: {
        ...common,
        operationId: 'getDraft',
        summary: 'Get one of your drafts',
        params: ById,
        response: { 200: Draft, 404: ErrorAnswer },
      },
      config: reading,
    },
    (request) => readDraft(deps, callerOf(request), request.params.id),
  );

  app.put(
    '/api/drafts/:id',
    {
      bodyLimit: DRAFT_LIMITS.contentBytes * 2,
      schema: {
        ...common,
        operationId: 'saveDraft',
        summary: 'Create or replace a draft',
        description:
          'Photos are stored for as long as the draft is. 409 if the server has a newer copy, the draft was submitted, or you have too many drafts.',
        params: ById,
        body: SaveDraftRequest,
        response: { 200: Draft, 404: ErrorAnswer, 409: DraftRefusal },
      },
      config: saving,
    },
    (request) => saveDraft(deps, callerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/api/drafts/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteDraft',
        summary: 'Delete a draft and its photos',
        params: ById,
        response: { 200: Done, 404: ErrorAnswer },
      },
      config: saving,
    },
    async (request) => {
      await removeDraft(deps, callerOf(request), request.params.id);
      return done('Draft deleted');
    },
  );
}
