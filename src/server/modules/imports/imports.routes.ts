import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { Import, ImportMapping, ImportRow, ImportRowsQuery, StartImport } from '#contract/selling/imports.ts';
import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { sendListPage } from '#server/http/answers.ts';
import { hours, minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import {
  importView,
  mapValues,
  readImportRows,
  readImports,
  readOwnImport,
  startImport,
} from './imports.service.ts';
import { receiveImport } from './receiving.service.ts';

const UPLOADS_PER_HOUR = 20;
const tags = ['Imports'];
const common = { access: 'account', scope: 'import' } as const;
const reading = { ...common, limits: [perAccount(600, minutes(1))] } as const;
const writing = { ...common, limits: [perAccount(60, minutes(1))] } as const;
const ById = z.object({ id: z.uuid() });

/** Accepts the file as the raw body, left unread for the service to stream. */
async function uploadRoute(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/imports',
    {
      schema: {
        operationId: 'uploadImport',
        summary: 'Upload a file of boats',
        description:
          'A CSV file with our columns, an OpenMarine XML file, or a ZIP with one of them and the photos. It is checked by a job; nothing changes before `startImport`.',
        tags,
        consumes: ['text/csv', 'application/xml', 'application/zip'],
        body: z.unknown(),
        response: { 202: Import, 409: ErrorAnswer, 413: ErrorAnswer },
      },
      config: { ...common, limits: [perAccount(UPLOADS_PER_HOUR, hours(1))], takesSlowBody: true },
    },
    async (request, reply) => {
      try {
        const record = await receiveImport(deps, callerOf(request), {
          source: request.raw,
          contentType: request.headers['content-type'] ?? '',
          declaredBytes: Number(request.headers['content-length'] ?? 0),
        });
        return reply.status(202).send(importView(record));
      } catch (error) {
        request.raw.resume();
        reply.header('connection', 'close');
        throw error;
      }
    },
  );
}

export async function importRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await plain.register(uploadRoute, deps);

  app.get(
    '/api/imports/template.csv',
    {
      config: reading,
      schema: {
        operationId: 'getImportTemplate',
        summary: 'Get an empty CSV file with our columns',
        description: 'Lists are joined by ";". `photos` are names of files in the ZIP.',
        tags,
        response: { 200: { description: 'The columns', content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="slipway-template.csv"')
        .send(`${CSV_COLUMNS.join(',')}\r\n`),
  );

  app.get(
    '/api/imports',
    {
      config: reading,
      schema: {
        operationId: 'listImports',
        summary: 'List your imports, newest first',
        tags,
        response: { 200: z.array(Import) },
      },
    },
    (request) => readImports(deps, callerOf(request)),
  );

  app.get(
    '/api/imports/:id',
    {
      config: reading,
      schema: {
        operationId: 'getImport',
        summary: 'Get one of your imports with its progress',
        tags,
        params: ById,
        response: { 200: Import, 404: ErrorAnswer },
      },
    },
    (request) => readOwnImport(deps, callerOf(request), request.params.id),
  );

  app.get(
    '/api/imports/:id/rows',
    {
      config: reading,
      schema: {
        operationId: 'listImportRows',
        summary: 'List what an import does with each boat',
        description: '`X-Total-Count` holds the total.',
        tags,
        params: ById,
        querystring: ImportRowsQuery,
        response: { 200: z.array(ImportRow), 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return sendListPage(reply, await readImportRows(deps, callerOf(request), { id, ...request.query }));
    },
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
