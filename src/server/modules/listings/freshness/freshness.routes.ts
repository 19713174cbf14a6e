import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { ConfirmAllRequest, Confirmed, ConfirmedBoats } from '#contract/selling/selling.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { confirmListing, confirmListings } from './confirming.service.ts';

const config = { access: 'account', scope: 'boats:write', limits: [perAccount(60, minutes(1))] } as const;

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
        response: { 200: Confirmed, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request) => {
      const at = await confirmListing(deps, callerOf(request).accountId, request.params.id);
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
        description:
          'Those that are not on the market, such as sold and paused ones, are left alone. With one that is not yours the answer is 404, and none is confirmed.',
        body: ConfirmAllRequest,
        response: { 200: ConfirmedBoats, 404: ErrorAnswer },
      },
    },
    (request) => confirmListings(deps, callerOf(request).accountId, request.body.ids),
  );
}
