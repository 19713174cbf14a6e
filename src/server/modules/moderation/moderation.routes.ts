import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AuditEntry, AuditQuery } from '#contract/admin/audit.ts';
import { AdminCounts } from '#contract/admin/desk.ts';
import { ModerationFigures, Onlookers } from '#contract/admin/moderation.ts';
import { PendingBoat, PendingPlace, PendingPlaceQuery, PendingQuery } from '#contract/admin/queue.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import type { ReopenReports } from '#server/modules/listings/review/undo.service.ts';
import { companyChangeRoutes } from './companies/companies.routes.ts';
import { decisionRoutes } from './decisions.routes.ts';
import { moderationFigures } from './figures/moderation-figures.service.ts';
import { liveBoatRoutes } from './live-boats.routes.ts';
import { adminCounts, auditTrail, type CountSupport } from './moderation.service.ts';
import { peopleRoutes } from './people/people.routes.ts';
import type { ReadReportsOf } from './people/people.service.ts';
import { lookAt } from './presence/presence.service.ts';
import { pendingBoats } from './queue/queue.service.ts';
import { placeOfPending } from './queue/queue-place.service.ts';
import { sampleRoutes } from './samples/samples.routes.ts';
import type { CountReports } from './sellers/sellers.repository.ts';
import { sellerRoutes } from './sellers/sellers.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** What the desk needs from the support module, which this module may not import. */
interface SupportParts {
  countSupport: CountSupport;
  reopenReports: ReopenReports;
  countReports: CountReports;
  readReportsOf: ReadReportsOf;
}

export async function moderationRoutes(
  plain: FastifyInstance,
  deps: Deps,
  { countSupport, reopenReports, countReports, readReportsOf }: SupportParts,
) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await userRoutes(plain, deps);
  await sellerRoutes(plain, deps, countReports);
  await peopleRoutes(plain, deps, readReportsOf);
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

  app.get(
    '/api/admin/pending-boats/:id/place',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'findPendingBoat',
        summary: 'Find a boat in the review queue, or what became of it',
        params: z.object({ id: BoatId }),
        querystring: PendingPlaceQuery,
        response: { 200: PendingPlace, 404: ErrorAnswer },
      },
      config: ADMIN_CALL,
    },
    ({ params, query }) => placeOfPending({ ...deps, countReports }, params.id, query),
  );

  app.post(
    '/api/admin/pending-boats/:id/looking',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'lookAtPendingBoat',
        summary: 'Say that you have a boat open, and read who else has',
        description: 'Repeat it every ten seconds. Thirty seconds after the last time you have left.',
        params: z.object({ id: BoatId }),
        response: { 200: Onlookers, 404: ErrorAnswer },
      },
      config: ADMIN_CALL,
    },
    (request) => lookAt(deps, callerOf(request), request.params.id),
  );

  app.get(
    '/api/admin/moderation-figures',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'getModerationFigures',
        summary: 'Read waiting times, decisions and reasons of the last 28 days',
        response: { 200: ModerationFigures },
      },
      config: ADMIN_CALL,
    },
    () => moderationFigures(deps),
  );

  addAdminList(plain, '/api/admin/audit', {
    operationId: 'listAuditEntries',
    summary: 'List what administrators did, newest first',
    query: AuditQuery,
    entry: AuditEntry,
    list: (query) => auditTrail(deps, query),
  });
}
