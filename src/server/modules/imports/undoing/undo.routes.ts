import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ErrorAnswer } from '#contract/error.ts';
import { Import } from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ById, tags, writing } from '../route-settings.ts';
import { undoImport } from './undoing.service.ts';

/** Undoing an import. */
export async function undoRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/imports/:id/undo',
    {
      config: writing,
      schema: {
        operationId: 'undoImport',
        summary: 'Undo an import, within seven days',
        description:
          'New boats are removed and changed ones put back. Boats that were edited since are left as they are; `rows` says which (`undone`). What needs a review is reviewed.',
        tags,
        params: ById,
        response: { 202: Import, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request, reply) =>
      reply.status(202).send(await undoImport(deps, callerOf(request), request.params.id)),
  );
}
