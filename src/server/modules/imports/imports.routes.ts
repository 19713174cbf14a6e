import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { Import } from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { columnRoutes } from './columns/columns.routes.ts';
import { templateRoutes } from './export/templates.routes.ts';
import { readImports, readOwnImport } from './imports.service.ts';
import { uploadRoutes } from './receiving/upload.routes.ts';
import { ById, reading, tags } from './route-settings.ts';
import { rowRoutes } from './rows/rows.routes.ts';
import { startRoutes } from './running/start.routes.ts';
import { undoRoutes } from './undoing/undo.routes.ts';

/** In the order of an import: upload, columns, dry run, run, undo. */
export async function importRoutes(plain: FastifyInstance, deps: Deps) {
  await plain.register(uploadRoutes, deps);
  for (const routes of [templateRoutes, columnRoutes, rowRoutes, startRoutes, undoRoutes])
    await routes(plain, deps);
  const app = plain.withTypeProvider<ZodTypeProvider>();

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
}
