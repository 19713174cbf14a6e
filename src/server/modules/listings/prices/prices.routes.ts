import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BoatId } from '#contract/boats/boat-id.ts';
import { PriceGuide, PriceSpread, priceGuideQuery } from '#contract/boats/price-guide.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import type { Deps } from '#server/deps.ts';
import { minutes, perAddress } from '#server/http/limits/rate-limits.ts';
import { boatNotFound } from '../listings.errors.ts';
import { countGuide, readGuide } from './price-guides.service.ts';

const common = { tags: ['Boats'] };
const tooFew = z.null().describe('There are too few comparable boats');

export async function priceRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/boats/:id/price-guide',
    {
      config: { access: 'anyone', limits: 'unlimited', cacheable: true },
      schema: {
        ...common,
        operationId: 'getPriceGuide',
        summary: 'Compare the price of a boat with those of comparable boats',
        description: 'Answers 204 if there are fewer than eight.',
        params: z.object({ id: z.string() }),
        response: { 200: PriceGuide, 204: tooFew, 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const id = BoatId.safeParse(request.params.id);
      if (!id.success) throw boatNotFound();
      const guide = await readGuide(deps, id.data);
      return guide ?? reply.status(204).send(null);
    },
  );

  app.get(
    '/api/price-guide',
    {
      config: { access: 'anyone', limits: [perAddress(120, minutes(1))] },
      schema: {
        ...common,
        operationId: 'getPriceGuideForNewBoat',
        summary: 'See what boats like yours cost',
        description: 'Answers 204 if there are fewer than eight comparable boats.',
        querystring: priceGuideQuery(() => deps.clock.now()),
        response: { 200: PriceSpread, 204: tooFew },
      },
    },
    async (request, reply) => {
      const { make, model, category, subcategory, yearBuilt, length, currency } = request.query;
      const guide = await countGuide(deps, {
        id: null,
        category,
        make: make ?? null,
        model: model ?? null,
        subcategory: subcategory ?? null,
        yearBuilt: yearBuilt ?? null,
        length: length ?? null,
        currency: currency ?? FIELDS.currency.default,
      });
      return guide ?? reply.status(204).send(null);
    },
  );
}
