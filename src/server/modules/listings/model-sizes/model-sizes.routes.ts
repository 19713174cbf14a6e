import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ModelSize, ModelSizeQuery } from '#contract/boats/model-size.ts';
import type { Deps } from '#server/deps.ts';
import { minutes, perAddress } from '#server/http/limits/rate-limits.ts';
import { readModelSize } from './model-sizes.service.ts';

export async function modelSizeRoutes(plain: FastifyInstance, deps: Deps) {
  plain.withTypeProvider<ZodTypeProvider>().get(
    '/api/model-size',
    {
      config: { access: 'anyone', limits: [perAddress(120, minutes(1))] },
      schema: {
        tags: ['Boats'],
        operationId: 'getModelSize',
        summary: 'Get the sizes that boats of a model agree on',
        description: 'Answers 204 if fewer than three boats on sale do.',
        querystring: ModelSizeQuery,
        response: { 200: ModelSize, 204: z.null().describe('There are too few boats of this model') },
      },
    },
    async (request, reply) => (await readModelSize(deps.db, request.query)) ?? reply.status(204).send(null),
  );
}
