import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assertedEmail } from '#contract/accounts/accounts.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { SavedBoat, Watched, WatchedBoat, WatchedIds, WatchRequest } from '#contract/buying/watchlist.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { assertOwnEmail, callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import type { ListenersOfRequest } from './watchlist.listeners.ts';
import { unwatch, watch, watchedBoats, watchedIds, watches } from './watchlist.service.ts';

const ByEmail = z.object({ email: assertedEmail });
const ByBoat = z.object({ boatId: BoatId });

const common = { tags: ['Watchlist'] };
const refusals = { 403: ErrorAnswer } as const;

const reading = { access: 'account', limits: [perAccount(600, minutes(1))] } as const;
const writing = { access: 'account', limits: [perAccount(120, minutes(1))] } as const;

export async function watchlistRoutes(plain: FastifyInstance, deps: Deps, listenersOf: ListenersOfRequest) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/watchlist',
    {
      schema: {
        ...common,
        operationId: 'listWatchlist',
        summary: 'List the boats on your watchlist, most recently saved first',
        querystring: ByEmail,
        response: { 200: z.array(SavedBoat), ...refusals },
      },
      config: reading,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return watchedBoats(deps, caller.accountId);
    },
  );

  app.get(
    '/api/watchlist/ids',
    {
      schema: {
        ...common,
        operationId: 'listWatchlistIds',
        summary: 'List the numbers of the boats on your watchlist',
        querystring: ByEmail,
        response: { 200: WatchedIds, ...refusals },
      },
      config: reading,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return { ids: await watchedIds(deps, caller.accountId) };
    },
  );

  app.get(
    '/api/watchlist/check/:boatId',
    {
      schema: {
        ...common,
        operationId: 'checkWatchlist',
        summary: 'Check whether a boat is on your watchlist',
        params: ByBoat,
        querystring: ByEmail,
        response: { 200: Watched, ...refusals },
      },
      config: reading,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      const { boatId: listingId } = request.params;
      return watches(deps, { accountId: caller.accountId, listingId });
    },
  );

  app.post(
    '/api/watchlist',
    {
      schema: {
        ...common,
        operationId: 'addToWatchlist',
        summary: 'Add a boat to your watchlist',
        description:
          'Answers 201, or 200 if the boat was on it already; then a note in the request replaces the one before.',
        body: WatchRequest,
        response: { 200: WatchedBoat, 201: WatchedBoat, 404: ErrorAnswer, 409: ErrorAnswer, ...refusals },
      },
      config: writing,
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { email, boatId, note } = request.body;
      assertOwnEmail(caller, email);
      const isNew = await watch(deps, listenersOf(request), {
        accountId: caller.accountId,
        listingId: boatId,
        note,
      });
      return reply.status(isNew ? 201 : 200).send({ boatId, isWatched: true });
    },
  );

  app.delete(
    '/api/watchlist/:boatId',
    {
      schema: {
        ...common,
        operationId: 'removeFromWatchlist',
        summary: 'Remove a boat from your watchlist',
        description: 'Answers with your note about it, if there was one.',
        params: ByBoat,
        querystring: ByEmail,
        response: { 200: WatchedBoat, ...refusals },
      },
      config: writing,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      const { boatId } = request.params;
      const entry = { accountId: caller.accountId, listingId: boatId };
      return { boatId, ...(await unwatch(deps, listenersOf(request), entry)) };
    },
  );
}
