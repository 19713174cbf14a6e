import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SearchSuggestion } from '#contract/search/suggestions.ts';
import { MAX_TYPED_LENGTH } from '#domain/search/search-suggestions.ts';
import type { Deps } from '#server/deps.ts';
import { keepCurrent } from './keep-current.ts';
import { readMarketNames } from './market-names.ts';
import { createSuggest } from './suggest-names.ts';

const CACHED_SECONDS = 60;

export async function suggestionRoutes(app: FastifyInstance, deps: Deps) {
  const currentSuggest = keepCurrent(deps, async () => createSuggest(await readMarketNames(deps.db)));

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/search/suggestions',
    {
      config: { access: 'anyone', limits: 'unlimited', cacheable: true },
      schema: {
        operationId: 'suggestSearches',
        summary: 'Suggest types, makes, models and places while a search is typed',
        description:
          'At most eight, each with live listings: names that begin with the text, then names of which a word does, ' +
          'otherwise names that differ by one letter. Returns an empty list for fewer than two letters.',
        tags: ['Boats'],
        querystring: z.object({ q: z.string().max(MAX_TYPED_LENGTH).catch('').default('') }),
        response: { 200: z.array(SearchSuggestion) },
      },
    },
    async ({ query }, reply) => {
      if (!reply.hasHeader('cache-control'))
        reply.header('cache-control', `public, max-age=${CACHED_SECONDS}`);
      const suggest = await currentSuggest();
      return suggest(query.q);
    },
  );
}
