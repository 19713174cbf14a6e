import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ChangesWanted } from '#contract/admin/decisions.ts';
import {
  DismissRequest,
  Report,
  ReportsQuery,
  SettledReport,
  TakeDownRequest,
} from '#contract/admin/reports.ts';
import { RowId } from '#contract/row-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { dismissReport, listReports, requestChangesOfReported, takeDownReported } from './reports.service.ts';

const ById = z.object({ id: RowId });

export async function reportRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addAdminList(plain, '/api/admin/reports', {
    operationId: 'listReports',
    summary: 'List reports with their boats',
    description: 'Open reports come oldest first, closed ones newest first.',
    query: ReportsQuery,
    entry: Report,
    list: (query) => listReports(deps, query),
  });

  app.post(
    '/api/admin/reports/:id/dismiss',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'dismissReport',
        summary: 'Dismiss a report',
        params: ById,
        body: DismissRequest,
        response: { 200: Report, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => dismissReport(deps, callerOf(request), request.params.id, request.body?.note || null),
  );

  app.post(
    '/api/admin/reports/:id/request-changes',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'requestChangesOfReportedBoat',
        summary: 'Ask the seller to change the reported boat',
        description: 'The listing stays public. Closes every open report of it.',
        params: ById,
        body: ChangesWanted,
        response: { 200: SettledReport, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => requestChangesOfReported(deps, callerOf(request), request.params.id, request.body),
  );

  app.post(
    '/api/admin/reports/:id/take-down',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'takeDownReportedBoat',
        summary: 'Take down the reported boat',
        description: 'The seller gets the reason by email.',
        params: ById,
        body: TakeDownRequest,
        response: { 200: SettledReport, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => takeDownReported(deps, callerOf(request), request.params.id, request.body),
  );
}
