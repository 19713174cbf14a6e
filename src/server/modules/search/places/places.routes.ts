import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PlaceSuggestion } from '#contract/boats/search.ts';
import { suggestPlacesFor } from './place-suggestions.ts';

export async function placeRoutes(app: FastifyInstance) {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/places',
    {
      config: { access: 'anyone', limits: 'unlimited' },
      schema: {
        operationId: 'suggestPlaces',
        summary: 'Suggest places by part of their name',
        description: 'Returns an empty list for fewer than three letters.',
        tags: ['Places'],
        querystring: z.object({ q: z.string().max(120).catch('').default('') }),
        response: { 200: z.array(PlaceSuggestion) },
      },
    },
    async ({ query }) => suggestPlacesFor(query.q),
  );
}
