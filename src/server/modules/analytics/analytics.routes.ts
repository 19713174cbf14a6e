import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assertedEmail } from '#contract/accounts/accounts.ts';
import { AdminAnalytics } from '#contract/admin/analytics.ts';
import { AnalyticsEvent, BoatStats } from '#contract/analytics.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { BoatWeeks } from '#contract/selling/boat-weeks.ts';
import { SellerFigures } from '#contract/selling/seller-figures.ts';
import type { Deps } from '#server/deps.ts';
import { assertOwnEmail, callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_SCHEMA } from '#server/http/access/admin-calls.ts';
import { minutes, perAccount, perAddress } from '#server/http/limits/rate-limits.ts';
import { createReading } from '#server/modules/search/phrases/phrases.service.ts';
import { readAdminAnalytics, recordEvent, recordUnanswered, statsOfOwnBoat } from './analytics.service.ts';
import { weeksOfOwnBoat } from './figures/boat-weeks.ts';
import { figuresOfSeller } from './figures/seller-figures.ts';
import { countSearches } from './searches/search-counting.ts';
import { createSharedWords } from './searches/unanswered-searches.ts';
import { createCountOnce } from './visitors/count-once.ts';
import { createVisitKeys } from './visitors/visit-keys.ts';
import { visitorOf } from './visitors/visitor.ts';

/** Not encapsulated: searches are counted on other modules' calls. */
export const analyticsRoutes = fp(async (plain: FastifyInstance, deps: Deps) => {
  const counting = { countOnce: createCountOnce(deps.clock), visitKeys: createVisitKeys(deps.clock) };
  countSearches(plain, deps, counting);
  const { understand } = createReading(deps);
  const isShared = createSharedWords();
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/analytics',
    {
      schema: {
        operationId: 'recordAnalyticsEvent',
        summary: 'Record that a page or a boat was viewed, or that a search brought no good answer',
        tags: ['Analytics'],
        body: AnalyticsEvent,
        response: { 204: z.null() },
      },
      config: { access: 'account-optional', limits: [perAddress(240, minutes(1))] },
    },
    async (request, reply) => {
      const { body } = request;
      if (body.eventType === 'search_unanswered')
        await recordUnanswered(
          { ...deps, understand },
          { ...counting, isShared },
          visitorOf(request),
          body.search,
        );
      else await recordEvent(deps, counting, visitorOf(request), body);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/admin/analytics',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'getAnalytics',
        summary: 'Get the figures of the whole site',
        response: { 200: AdminAnalytics },
      },
      config: ADMIN_CALL,
    },
    () => readAdminAnalytics(deps),
  );

  app.get(
    '/api/my-boats/:id/stats',
    {
      schema: {
        operationId: 'getMyBoatStats',
        summary: 'Get the figures of one of your boats',
        tags: ['Selling'],
        params: z.object({ id: BoatId }),
        querystring: z.object({ email: assertedEmail }),
        response: { 200: BoatStats, 403: ErrorAnswer, 404: ErrorAnswer },
      },
      config: { access: 'account', scope: 'boats:read', limits: [perAccount(600, minutes(1))] },
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return statsOfOwnBoat(deps, caller, request.params.id);
    },
  );

  app.get(
    '/api/my-boats/:id/weeks',
    {
      schema: {
        operationId: 'getMyBoatWeeks',
        summary: 'Get the figures of one of your boats week by week, with a sentence of advice',
        tags: ['Selling'],
        params: z.object({ id: BoatId }),
        response: { 200: BoatWeeks, 404: ErrorAnswer },
      },
      config: { access: 'account', scope: 'boats:read', limits: [perAccount(120, minutes(1))] },
    },
    (request) => weeksOfOwnBoat(deps, callerOf(request), request.params.id),
  );

  app.get(
    '/api/my-boats/figures',
    {
      schema: {
        operationId: 'getMyFigures',
        summary: 'Get the figures of all your boats',
        tags: ['Selling'],
        querystring: z.object({ email: assertedEmail }),
        response: { 200: SellerFigures, 403: ErrorAnswer },
      },
      config: { access: 'account', scope: 'boats:read', limits: [perAccount(600, minutes(1))] },
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return figuresOfSeller(deps, caller);
    },
  );
});
