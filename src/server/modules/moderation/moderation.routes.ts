import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import {
  AdminCounts,
  AdminPage,
  Approved,
  ApprovedBoat,
  ApproveRequest,
  AuditEntry,
  FeatureRequest,
  LiveQuery,
  PendingBoat,
  PendingQuery,
  Rejected,
  RejectRequest,
  Undone,
} from '#contract/admin/moderation.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import {
  approveListing,
  featureListing,
  rejectListing,
  removeListing,
} from '#server/modules/listings/review/review.service.ts';
import { type ReopenReports, undoDecision } from '#server/modules/listings/review/undo.service.ts';
import {
  adminCounts,
  approvedBoats,
  auditTrail,
  type CountSupport,
  pendingBoats,
} from './moderation.service.ts';
import { userRoutes } from './users/users.routes.ts';

const ById = z.object({ id: BoatId });

/** What the desk needs of the support module, which is beside this one. */
interface SupportParts {
  countSupport: CountSupport;
  reopenReports: ReopenReports;
}

export async function moderationRoutes(
  plain: FastifyInstance,
  deps: Deps,
  { countSupport, reopenReports }: SupportParts,
) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await userRoutes(plain, deps);

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
    summary: 'List new boats and changes that wait for review, oldest first',
    query: PendingQuery,
    entry: PendingBoat,
    list: (query) => pendingBoats(deps, query),
  });

  addAdminList(plain, '/api/admin/approved-boats', {
    operationId: 'listApprovedBoats',
    summary: 'List public boats, most recently approved first',
    query: LiveQuery,
    entry: ApprovedBoat,
    list: (query) => approvedBoats(deps, query),
  });

  addAdminList(plain, '/api/admin/audit', {
    operationId: 'listAuditEntries',
    summary: 'List what administrators did, newest first',
    query: AdminPage,
    entry: AuditEntry,
    list: (query) => auditTrail(deps, query),
  });

  app.post(
    '/api/admin/approve-boat/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'approveBoat',
        summary: 'Approve a boat, or the changes to one',
        params: ById,
        body: ApproveRequest,
        response: { 200: Approved, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { version, undoable } = request.body ?? {};
      const { state, undoId } = await approveListing(deps, callerOf(request), request.params.id, {
        version: version ?? undefined,
        undoable,
      });
      return state === 'sold'
        ? { ...done('The boat is now public, as sold'), state, undoId }
        : { ...done('The boat is now live'), state: 'live' as const, undoId };
    },
  );

  app.post(
    '/api/admin/reject-boat/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'rejectBoat',
        summary: 'Reject a boat, or the changes to one',
        params: ById,
        body: RejectRequest,
        response: { 200: Rejected, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { version, ...decision } = request.body;
      const { undoId } = await rejectListing(deps, callerOf(request), request.params.id, {
        ...decision,
        version: version ?? undefined,
      });
      const words = decision.emailSeller
        ? 'The boat was rejected. An email has been sent to the seller.'
        : 'The boat was rejected.';
      return { ...done(words), undoId };
    },
  );

  app.post(
    '/api/admin/undo/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'undoDecision',
        summary: 'Undo your own decision within ten seconds',
        description: 'Restores the listing and its reports. The mails about the decision are not sent.',
        params: z.object({ id: z.uuid('Say which decision') }),
        response: { 200: Undone, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { listingId } = await undoDecision(deps, callerOf(request), request.params.id, reopenReports);
      return { ...done('Undone'), boatId: listingId };
    },
  );

  app.post(
    '/api/admin/feature-boat/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'featureBoat',
        summary: 'Feature a live boat, or stop featuring it',
        params: ById,
        body: FeatureRequest,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { featured, duration } = request.body;
      await featureListing(deps, callerOf(request), request.params.id, {
        featured,
        duration: duration ?? undefined,
      });
      return done(featured ? 'Boat featured' : 'Boat unfeatured');
    },
  );

  app.delete(
    '/api/admin/delete-boat/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'deleteBoat',
        summary: 'Delete a boat for good',
        params: ById,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      await removeListing(deps, callerOf(request), request.params.id);
      return done('Boat deleted');
    },
  );
}
