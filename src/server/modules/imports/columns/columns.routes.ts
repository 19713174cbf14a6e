import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ErrorAnswer } from '#contract/error.ts';
import { ChosenColumns, Import, ImportAnswers, ImportColumns } from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ById, reading, tags, writing } from '../route-settings.ts';
import { answerQuestions, chooseColumns, readColumns } from './columns.service.ts';

/** What the columns of a table hold, and what the file does not say. */
export async function columnRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/imports/:id/columns',
    {
      config: reading,
      schema: {
        operationId: 'getImportColumns',
        summary: 'Get what the columns of a table hold, and what the file does not say',
        tags,
        params: ById,
        response: { 200: ImportColumns, 404: ErrorAnswer },
      },
    },
    (request) => readColumns(deps, callerOf(request), request.params.id),
  );

  app.put(
    '/api/imports/:id/columns',
    {
      config: writing,
      schema: {
        operationId: 'chooseImportColumns',
        summary: 'Say what the columns of a table hold, and check the file again',
        description: 'It is remembered for your next file with the same columns.',
        tags,
        params: ById,
        body: ChosenColumns,
        response: { 202: Import, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request, reply) =>
      reply.status(202).send(await chooseColumns(deps, callerOf(request), request.params.id, request.body)),
  );

  app.put(
    '/api/imports/:id/answers',
    {
      config: writing,
      schema: {
        operationId: 'answerImportQuestions',
        summary: 'Say what the file does not state, and check it again',
        tags,
        params: ById,
        body: ImportAnswers,
        response: { 202: Import, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request, reply) =>
      reply.status(202).send(await answerQuestions(deps, callerOf(request), request.params.id, request.body)),
  );
}
