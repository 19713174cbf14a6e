import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AuditEntry, AuditQuery } from '#contract/admin/audit.ts';
import { AdminCounts } from '#contract/admin/desk.ts';
import { PendingBoat, PendingQuery } from '#contract/admin/queue.ts';
import type { Deps } from '#server/deps.ts';
import { ADMIN_CALL, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import type { ReopenReports } from '#server/modules/listings/review/undo.service.ts';
import { companyChangeRoutes } from './companies/companies.routes.ts';
import { decisionRoutes } from './decisions.routes.ts';
import { liveBoatRoutes } from './live-boats.routes.ts';
import { adminCounts, auditTrail, type CountSupport } from './moderation.service.ts';
import { pendingBoats } from './queue/queue.service.ts';
import { sampleRoutes } from './samples/samples.routes.ts';
import type { CountReports } from './sellers/sellers.repository.ts';
import { sellerRoutes } from './sellers/sellers.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** What the desk needs from the support module, which this module may not import. */
interface SupportParts {
  countSupport: CountSupport;
  reopenReports: ReopenReports;
  countReports: CountReports;
}

export async function moderationRoutes(
  plain: FastifyInstance,
  deps: Deps,
  { countSupport, reopenReports, countReports }: SupportParts,
) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await userRoutes(plain, deps);
  await sellerRoutes(plain, deps, countReports);
  await liveBoatRoutes(plain, deps);
  await decisionRoutes(plain, deps, { reopenReports, countReports });
  await sampleRoutes(plain, deps);
  await companyChangeRoutes(plain, deps);

  app.get(
    '/api/admin/counts',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'getAdminCounts',
        summary: 'Count the entries of each tab of the administration',
        response: { 200: AdminCounts },
      },
      config: ADMIN_CALL,
    },
    () => adminCounts(deps, countSupport),
  );

  addAdminList(plain, '/api/admin/pending-boats', {
    operationId: 'listPendingBoats',
    summary: 'List new boats and changes that wait for review',
    query: PendingQuery,
    entry: PendingBoat,
    list: (query) => pendingBoats({ ...deps, countReports }, query),
  });

  addAdminList(plain, '/api/admin/audit', {
    operationId: 'listAuditEntries',
    summary: 'List what administrators did, newest first',
    query: AuditQuery,
    entry: AuditEntry,
    list: (query) => auditTrail(deps, query),
  });
}
