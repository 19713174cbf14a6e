import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { ConfirmAllRequest, Confirmed, ConfirmedBoats } from '#contract/selling/selling.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { confirmListings } from './confirming.service.ts';

const config = { access: 'account', scope: 'boats:write', limits: [perAccount(60, minutes(1))] } as const;
const refusals = { 404: ErrorAnswer, 409: ErrorAnswer } as const;

export async function freshnessRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/my-boats/:id/confirm',
    {
      config,
      schema: {
        tags: ['Selling'],
        operationId: 'confirmMyBoat',
        summary: 'Confirm that one of your boats is still for sale',
        description: 'A paused boat comes back on sale.',
        params: z.object({ id: BoatId }),
        response: { 200: Confirmed, ...refusals },
      },
    },
    async (request) => {
      const at = await confirmListings(deps, callerOf(request).accountId, [request.params.id]);
      return { confirmedAt: at.toISOString() };
    },
  );

  app.post(
    '/api/my-boats/confirm-all',
    {
      config,
      schema: {
        tags: ['Selling'],
        operationId: 'confirmMyBoats',
        summary: 'Confirm that several of your boats are still for sale',
        description: 'All of them or none: with one that is not yours the answer is 404.',
        body: ConfirmAllRequest,
        response: { 200: ConfirmedBoats, ...refusals },
      },
    },
    async (request) => {
      const { ids } = request.body;
      await confirmListings(deps, callerOf(request).accountId, ids);
      return { confirmed: [...new Set(ids)] };
    },
  );
}
