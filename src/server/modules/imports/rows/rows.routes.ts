import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import {
  CorrectedRow,
  Import,
  ImportMapping,
  ImportRow,
  ImportRowParams,
  ImportRowsQuery,
  NEXT_ROW_HEADER,
} from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { sendListPage } from '#server/http/answers.ts';
import { correctRow } from '../checking/correcting.service.ts';
import { mapValues } from '../checking/mapping.service.ts';
import { ById, reading, tags, writing } from '../route-settings.ts';
import { openPreview, readImportRows } from './rows.service.ts';

/** The dry run: what would happen to each boat, and what its seller says about it. */
export async function rowRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/imports/:id/rows',
    {
      config: reading,
      schema: {
        operationId: 'listImportRows',
        summary: 'List what an import does with each boat',
        description:
          'Complete once the import is `ready`. `X-Total-Count` holds the total. An answer has at most about 1 MB, so that it may have fewer rows than `limit`: while rows are left, `X-Next-After` holds the last row of the answer, and `?after=` continues behind it.',
        tags,
        params: ById,
        querystring: ImportRowsQuery,
        response: { 200: z.array(ImportRow), 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = await readImportRows(deps, callerOf(request), { id, ...request.query });
      if (found.next !== undefined) reply.header(NEXT_ROW_HEADER, found.next);
      return sendListPage(reply, found);
    },
  );

  app.get(
    '/api/imports/:id/rows/:row/preview',
    {
      config: reading,
      schema: {
        operationId: 'getImportPreview',
        summary: 'Get a small picture of the first photo of one boat',
        description:
          'Of a photo in the archive, from soon after the import is `ready` until its boats are imported.',
        tags,
        params: ImportRowParams,
        response: {
          200: { description: 'The picture', content: { 'image/webp': { schema: z.unknown() } } },
          404: ErrorAnswer,
        },
      },
    },
    async (request, reply) => {
      const preview = await openPreview(deps, callerOf(request), request.params);
      reply.headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      return reply.type('image/webp').send(preview);
    },
  );

  app.put(
    '/api/imports/:id/rows/:row',
    {
      config: writing,
      schema: {
        operationId: 'correctImportRow',
        summary: 'Correct values of one boat, and check the file again',
        description:
          'Corrections are kept: they apply to the next file with the same reference, as long as it says the same there.',
        tags,
        params: ImportRowParams,
        body: CorrectedRow,
        response: { 202: Import, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request, reply) =>
      reply.status(202).send(await correctRow(deps, callerOf(request), request.params, request.body)),
  );

  app.post(
    '/api/imports/:id/mapping',
    {
      config: writing,
      schema: {
        operationId: 'mapImportValues',
        summary: 'Say what unknown values mean, and check the file again',
        tags,
        params: ById,
        body: ImportMapping,
        response: { 202: Import, 404: ErrorAnswer, 409: ErrorAnswer },
      },
    },
    async (request, reply) =>
      reply.status(202).send(await mapValues(deps, callerOf(request), request.params.id, request.body)),
  );
}
