import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts.ts';
import { Draft, DraftId, DraftRefusal, DraftSummary, SaveDraftRequest } from '#contract/drafts.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access.ts';
import { minutes, perAccount } from '#server/http/rate-limits.ts';
import { keepDraft, readDraft, readDrafts, removeDraft } from './drafts.service.ts';

const ById = z.object({ id: DraftId });
const common = { tags: ['Selling'], security: [{ bearer: [] }] };
const refusals = {
  400: ErrorAnswer,
  401: ErrorAnswer,
  404: ErrorAnswer,
  409: DraftRefusal,
  429: ErrorAnswer,
} as const;

const reading = { access: 'account', limits: [perAccount(600, minutes(1))] } as const;
/** The wizard saves by itself as one types. */
const saving = { access: 'account', limits: [perAccount(120, minutes(1))] } as const;

export async function draftRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/drafts',
    {
      schema: {
        ...common,
        operationId: 'getDrafts',
        summary: 'Your drafts, the last changed first',
        response: { 200: z.array(DraftSummary), ...refusals },
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
        summary: 'One of your drafts, as it was typed',
        params: ById,
        response: { 200: Draft, ...refusals },
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
        summary: 'Keep a draft, new or changed; its photos live as long as it does',
        params: ById,
        body: SaveDraftRequest,
        response: { 200: Draft, ...refusals },
      },
      config: saving,
    },
    (request) => keepDraft(deps, callerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/api/drafts/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteDraft',
        summary: 'Delete a draft with its photos',
        params: ById,
        response: { 200: Done, ...refusals },
      },
      config: saving,
    },
    async (request) => {
      await removeDraft(deps, callerOf(request), request.params.id);
      return { success: true as const, message: 'Draft deleted' };
    },
  );
}
