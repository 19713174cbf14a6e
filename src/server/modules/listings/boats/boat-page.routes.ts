import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BoatPage } from '#contract/boats/boat.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { BOAT_GONE_HEADER } from '#contract/boats/gone-header.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { sendJson } from '#server/http/bodies/send-json.ts';
import { boatNotFound } from '../listings.errors.ts';
import { type BoatPageParts, createReadBoatPage } from './boat-page.service.ts';

export async function boatPageRoutes(app: FastifyInstance, deps: Deps & BoatPageParts) {
  const readBoatPage = createReadBoatPage(deps);

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/boats/:id',
    {
      config: { access: 'account-optional', scope: 'boats:read', limits: 'unlimited', cacheable: true },
      schema: {
        operationId: 'getBoat',
        summary: 'Get a boat',
        description:
          'Owners and administrators also get boats that are not public. A 404 with `X-Boat-Gone: true` means that the boat was public once.',
        tags: ['Boats'],
        params: z.object({ id: z.string() }),
        response: { 200: BoatPage, 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      // 404 instead of 400 if the id is not a number: the visitor just followed a wrong address.
      const id = BoatId.safeParse(request.params.id);
      if (!id.success) throw boatNotFound();
      const page = await readBoatPage(id.data, request.principal);
      if (page.found) return sendJson(request, reply, page.json);
      if (page.wasPublic) reply.header(BOAT_GONE_HEADER, 'true');
      throw boatNotFound();
    },
  );
}
