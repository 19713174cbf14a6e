import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import {
  ChosenColumns,
  CorrectedRow,
  Import,
  ImportAnswers,
  ImportColumns,
  ImportMapping,
  ImportRow,
  ImportRowParams,
  ImportRowsQuery,
  NEXT_ROW_HEADER,
  StartImport,
  UploadQuery,
} from '#contract/selling/imports.ts';
import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { sendListPage } from '#server/http/answers.ts';
import { hours, minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { answerQuestions, chooseColumns, readColumns } from './columns.service.ts';
import { correctRow } from './correcting.service.ts';
import { allowedValues, exampleBoat } from './export/examples.ts';
import { csvHeader, csvLine } from './export/export-csv.ts';
import { XML_END, xmlAdvert, xmlHead } from './export/export-xml.ts';
import { mapValues, readImportRows, readImports, readOwnImport, startImport } from './imports.service.ts';
import { importView } from './imports.views.ts';
import { receiveImport } from './receiving.service.ts';
import { undoImport } from './undoing/undoing.service.ts';

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
          'A CSV or Excel file (.xlsx) with any columns, an OpenMarine XML file, or a ZIP with one of them and the photos. It is checked by a job; nothing changes before `startImport`.',
        tags,
        consumes: [
          'text/csv',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'application/xml',
          'application/zip',
        ],
        querystring: UploadQuery,
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

  const file =
    (type: string, name: string, content: () => string) => async (_request: unknown, reply: FastifyReply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content());
  const example = () => exampleBoat(deps.clock.now());
  const answers = (type: string) => ({
    200: { description: 'The file', content: { [type]: { schema: z.string() } } },
  });

  app.get(
    '/api/imports/example.csv',
    {
      config: reading,
      schema: {
        operationId: 'getImportExample',
        summary: 'Get our columns with an example boat',
        tags,
        response: answers('text/csv'),
      },
    },
    file('text/csv', 'slipway-example.csv', () => `${csvHeader()}${csvLine(example())}`),
  );

  app.get(
    '/api/imports/values.csv',
    {
      config: reading,
      schema: {
        operationId: 'getImportValues',
        summary: 'Get the values that each of our columns accepts',
        tags,
        response: answers('text/csv'),
      },
    },
    file('text/csv', 'slipway-values.csv', allowedValues),
  );

  app.get(
    '/api/imports/example.xml',
    {
      config: reading,
      schema: {
        operationId: 'getOpenMarineExample',
        summary: 'Get an OpenMarine file with an example boat',
        tags,
        response: answers('application/xml'),
      },
    },
    file('application/xml', 'slipway-example.xml', () => {
      const at = deps.clock.now();
      return `${xmlHead({ name: 'Lymington Yachts', at })}${xmlAdvert(example())}${XML_END}`;
    }),
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
