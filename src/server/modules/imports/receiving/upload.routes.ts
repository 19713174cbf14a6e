import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { Import, UploadQuery } from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { hours, perAccount } from '#server/http/limits/rate-limits.ts';
import { importView } from '../imports.views.ts';
import { access, SPREADSHEET, tags } from '../route-settings.ts';
import { receiveImport } from './receiving.service.ts';

const UPLOADS_PER_HOUR = 20;

/** Accepts the file as the raw body, left unread for the service to stream. */
export async function uploadRoutes(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/imports',
    {
      schema: {
        operationId: 'uploadImport',
        summary: 'Upload a file of boats',
        description:
          'A CSV or Excel file (.xlsx) with any columns, an OpenMarine XML file, or a ZIP with one of them and the photos. It is checked by a job; nothing changes before `startImport`.',
        tags,
        consumes: ['text/csv', SPREADSHEET, 'application/xml', 'application/zip'],
        querystring: UploadQuery,
        body: z.unknown(),
        response: { 202: Import, 409: ErrorAnswer, 413: ErrorAnswer },
      },
      config: { ...access, limits: [perAccount(UPLOADS_PER_HOUR, hours(1))], takesSlowBody: true },
    },
    async (request, reply) => {
      try {
        const record = await receiveImport(deps, callerOf(request), {
          source: request.raw,
          contentType: request.headers['content-type'] ?? '',
          declaredBytes: Number(request.headers['content-length'] ?? 0),
          fileName: request.query.name,
        });
        return reply.status(202).send(importView(record, { now: deps.clock.now() }));
      } catch (error) {
        request.raw.resume();
        reply.header('connection', 'close');
        throw error;
      }
    },
  );
}
