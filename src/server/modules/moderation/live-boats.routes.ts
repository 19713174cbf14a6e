import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { ApprovedBoat, FeatureRequest, LiveQuery } from '#contract/admin/live-boats.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import { featureListing, removeListing } from '#server/modules/listings/review/public-listings.service.ts';
import { approvedBoats } from './moderation.service.ts';

const ById = z.object({ id: BoatId });

/** Public boats: listing, featuring and deleting them. */
export async function liveBoatRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addAdminList(plain, '/api/admin/approved-boats', {
    operationId: 'listApprovedBoats',
    summary: 'List public boats, most recently approved first',
    query: LiveQuery,
    entry: ApprovedBoat,
    list: (query) => approvedBoats(deps, query),
  });

  app.post(
    '/api/admin/feature-boat/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'featureBoat',
        summary: 'Feature a live boat, or stop featuring it',
        params: ById,
        body: FeatureRequest,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { featured, duration } = request.body;
      await featureListing(deps, callerOf(request), request.params.id, {
        featured,
        duration: duration ?? undefined,
      });
      return done(featured ? 'Boat featured' : 'Boat unfeatured');
    },
  );

  app.delete(
    '/api/admin/delete-boat/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'deleteBoat',
        summary: 'Delete a boat for good',
        params: ById,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      await removeListing(deps, callerOf(request), request.params.id);
      return done('Boat deleted');
    },
  );
}
