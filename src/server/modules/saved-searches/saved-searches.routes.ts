import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Boat } from '#contract/boats/boat.ts';
import {
  ChangeSavedSearch,
  NewBoats,
  SavedSearch,
  SavedSearchQuery,
  SaveSearchRequest,
} from '#contract/buying/saved-searches.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { RowId } from '#contract/row-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { createReading } from '#server/modules/search/phrases/phrases.service.ts';
import { rememberCounts } from '#server/modules/search/totals/remember-counts.ts';
import { stopAlertsRoutes } from './alerts/stop-alerts.routes.ts';
import {
  changeSearch,
  deleteSearch,
  markSeen,
  newBoatsIn,
  newBoatsOf,
  restoreSearch,
  savedSearchesOf,
  saveSearch,
} from './saved-searches.service.ts';

const tags = ['Saved searches'];
const ById = z.object({ id: RowId.describe('The number of the saved search') });

/** Each search in the list is counted. */
const reading = { access: 'account', limits: [perAccount(60, minutes(1))] } as const;
const writing = { access: 'account', limits: [perAccount(60, minutes(1))] } as const;

export async function savedSearchRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const saving = { ...deps, ...createReading(deps), remember: rememberCounts(deps) };

  app.get(
    '/api/saved-searches',
    {
      schema: {
        tags,
        operationId: 'listSavedSearches',
        summary: 'List your saved searches, newest first',
        querystring: SavedSearchQuery,
        response: { 200: z.array(SavedSearch), 400: ErrorAnswer },
      },
      config: reading,
    },
    async (request) => savedSearchesOf(saving, callerOf(request).accountId, request.query.address),
  );

  app.post(
    '/api/saved-searches',
    {
      schema: {
        tags,
        operationId: 'saveSearch',
        summary: 'Save a search',
        description: 'Answers 201, or 200 with the search that has the same filters.',
        body: SaveSearchRequest,
        response: { 200: SavedSearch, 201: SavedSearch, 400: ErrorAnswer, 409: ErrorAnswer },
      },
      config: writing,
    },
    async (request, reply) => {
      const { search, isNew } = await saveSearch(saving, callerOf(request).accountId, request.body);
      return reply.status(isNew ? 201 : 200).send(search);
    },
  );

  app.patch(
    '/api/saved-searches/:id',
    {
      schema: {
        tags,
        operationId: 'changeSavedSearch',
        summary: 'Rename a saved search, or change how often it is mailed',
        params: ById,
        body: ChangeSavedSearch,
        response: { 200: SavedSearch, 400: ErrorAnswer, 404: ErrorAnswer },
      },
      config: writing,
    },
    async (request) => changeSearch(saving, callerOf(request).accountId, request.params.id, request.body),
  );

  app.delete(
    '/api/saved-searches/:id',
    {
      schema: {
        tags,
        operationId: 'deleteSavedSearch',
        summary: 'Delete a saved search',
        description: 'It can be restored for a day.',
        params: ById,
        response: { 204: z.null(), 404: ErrorAnswer },
      },
      config: writing,
    },
    async (request, reply) => {
      await deleteSearch(deps, callerOf(request).accountId, request.params.id);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/saved-searches/:id/restore',
    {
      schema: {
        tags,
        operationId: 'restoreSavedSearch',
        summary: 'Restore a saved search that you have just deleted',
        params: ById,
        response: { 200: SavedSearch, 404: ErrorAnswer, 409: ErrorAnswer },
      },
      config: writing,
    },
    async (request) => restoreSearch(saving, callerOf(request).accountId, request.params.id),
  );

  app.post(
    '/api/saved-searches/:id/seen',
    {
      schema: {
        tags,
        operationId: 'markSavedSearchSeen',
        summary: 'Say that you have looked at the results of a saved search',
        params: ById,
        response: { 200: SavedSearch, 404: ErrorAnswer },
      },
      config: writing,
    },
    async (request) => markSeen(saving, callerOf(request).accountId, request.params.id),
  );

  app.get(
    '/api/saved-searches/new',
    {
      schema: {
        tags,
        operationId: 'listNewBoatsOfSearches',
        summary: 'List the boats that are new in your saved searches, newest first',
        response: { 200: z.array(Boat) },
      },
      config: reading,
    },
    async (request) => newBoatsOf(deps, callerOf(request).accountId),
  );

  app.get(
    '/api/saved-searches/:id/new',
    {
      schema: {
        tags,
        operationId: 'listNewBoatsOfSearch',
        summary: 'List the numbers of the boats that are new in a saved search',
        params: ById,
        response: { 200: NewBoats, 404: ErrorAnswer },
      },
      config: reading,
    },
    async (request) => ({ ids: await newBoatsIn(deps, callerOf(request).accountId, request.params.id) }),
  );

  await app.register(stopAlertsRoutes, deps);
}
