import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ErrorAnswer } from '#contract/error.ts';
import { Import, StartImport } from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ById, tags, writing } from '../route-settings.ts';
import { startImport } from './starting.service.ts';

/** The import itself. */
export async function startRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/imports/:id/start',
    {
      config: writing,
      schema: {
        operationId: 'startImport',
        summary: 'Import the boats of a checked file',
        tags,
        params: ById,
        body: StartImport,
        response: { 202: Import, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request, reply) =>
      reply
        .status(202)
        .send(await startImport(deps, callerOf(request), request.params.id, request.body ?? {})),
  );
}
