import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { ChangesWanted, Rejected } from '#contract/admin/decisions.ts';
import { AdminPage } from '#contract/admin/desk.ts';
import { TakeDownRequest } from '#contract/admin/reports.ts';
import { SampledBoat } from '#contract/admin/samples.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import { decideSample, passSample, sampledBoats } from './samples.service.ts';

const ById = z.object({ id: BoatId });
const common = { config: ADMIN_CALL, schema: { ...ADMIN_SCHEMA, params: ById } } as const;

/** A look at some of what trusted brokers publish without a review. */
export async function sampleRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addAdminList(plain, '/api/admin/review-samples', {
    operationId: 'listReviewSamples',
    summary: 'List imported boats of trusted brokers to spot-check, oldest first',
    query: AdminPage,
    entry: SampledBoat,
    list: (query) => sampledBoats(deps, query),
  });

  app.post(
    '/api/admin/review-samples/:id/pass',
    {
      ...common,
      schema: {
        ...common.schema,
        operationId: 'passReviewSample',
        summary: 'Find nothing wrong with a sampled boat',
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
    },
    async (request) => {
      await passSample(deps, callerOf(request), request.params.id);
      return done('The boat stays public');
    },
  );

  app.post(
    '/api/admin/review-samples/:id/request-changes',
    {
      ...common,
      schema: {
        ...common.schema,
        operationId: 'requestChangesOfSample',
        summary: 'Ask the seller to change a sampled boat, which stays public',
        body: ChangesWanted,
        response: { 200: Rejected, ...ADMIN_REFUSALS },
      },
    },
    async (request) => {
      const { reason, undoable } = request.body;
      const decision = { action: 'request-changes', reason, undoable } as const;
      const { undoId } = await decideSample(deps, callerOf(request), request.params.id, decision);
      return { ...done('The seller has been asked to change it'), undoId };
    },
  );

  app.post(
    '/api/admin/review-samples/:id/take-down',
    {
      ...common,
      schema: {
        ...common.schema,
        operationId: 'takeDownSample',
        summary: 'Take a sampled boat down',
        body: TakeDownRequest,
        response: { 200: Rejected, ...ADMIN_REFUSALS },
      },
    },
    async (request) => {
      const decision = { action: 'take-down', ...request.body } as const;
      const { undoId } = await decideSample(deps, callerOf(request), request.params.id, decision);
      return { ...done('The boat is no longer public'), undoId };
    },
  );
}
