import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LocatedPlace, PlaceSuggestion } from '#contract/search/search.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { suggestPlacesFor } from './place-suggestions.ts';

const Words = z.object({ q: z.string().max(120).catch('').default('') });

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
        querystring: Words,
        response: { 200: z.array(PlaceSuggestion) },
      },
    },
    async ({ query }) => [...suggestPlacesFor(query.q)],
  );

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/places/located',
    {
      config: { access: 'anyone', limits: 'unlimited' },
      schema: {
        operationId: 'locatePlace',
        summary: 'Find the place that a location names',
        description:
          'As listings are located: "near Oban", "Gosport PO12 4AB". `place` is null if it is not known.',
        tags: ['Places'],
        querystring: Words,
        response: { 200: LocatedPlace },
      },
    },
    async ({ query }) => {
      const place = gazetteer.placeOf(query.q);
      return { place: place ? { name: place.name, county: place.county ?? null } : null };
    },
  );
}
