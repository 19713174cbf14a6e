import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import {
  AdminCounts,
  Approved,
  ApprovedBoat,
  ApprovedEdits,
  ApproveEditsRequest,
  ApproveRequest,
  AuditEntry,
  AuditQuery,
  ChangesWanted,
  FeatureRequest,
  LiveQuery,
  PendingBoat,
  PendingQuery,
  RejectAndSuspendRequest,
  Rejected,
  RejectRequest,
  Undone,
} from '#contract/admin/moderation.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import { featureListing, removeListing } from '#server/modules/listings/review/public-listings.service.ts';
import {
  approveListing,
  rejectAndSuspend,
  rejectListing,
  requestChanges,
} from '#server/modules/listings/review/review.service.ts';
import { type ReopenReports, undoDecision } from '#server/modules/listings/review/undo.service.ts';
import { adminCounts, approvedBoats, auditTrail, type CountSupport } from './moderation.service.ts';
import { approveEdits } from './queue/approve-edits.service.ts';
import { pendingBoats } from './queue/queue.service.ts';
import { sampleRoutes } from './samples/samples.routes.ts';
import type { CountReports } from './sellers/sellers.repository.ts';
import { sellerRoutes } from './sellers/sellers.routes.ts';
import { userRoutes } from './users/users.routes.ts';

const ById = z.object({ id: BoatId });

/** What the desk needs of the support module, which is beside this one. */
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
  await sampleRoutes(plain, deps);

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
    query: AuditQuery,
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
    '/api/admin/request-changes/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'requestChanges',
        summary: 'Ask the seller to change a boat, or the changes to one, that waits for review',
        description: 'It leaves the queue, and returns to it with the next edit of the seller.',
        params: ById,
        body: ChangesWanted,
        response: { 200: Rejected, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { version, ...wanted } = request.body;
      const { undoId } = await requestChanges(deps, callerOf(request), request.params.id, {
        ...wanted,
        version: version ?? undefined,
      });
      return { ...done('The seller has been asked to change it'), undoId };
    },
  );

  app.post(
    '/api/admin/reject-and-suspend/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'rejectBoatAndSuspendSeller',
        summary: 'Reject a boat and suspend its seller',
        description: 'Both or neither. The seller gets one mail, about the suspension.',
        params: ById,
        body: RejectAndSuspendRequest,
        response: { 200: Done, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => {
      const { reason, version } = request.body;
      await rejectAndSuspend(deps, callerOf(request), request.params.id, {
        reason,
        version: version ?? undefined,
      });
      return done('The boat was rejected and its seller suspended.');
    },
  );

  app.post(
    '/api/admin/approve-edits',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'approveSmallEdits',
        summary: 'Approve several small edits of trusted sellers',
        description: 'Edits that are not small, or have changed, are refused; the others are approved.',
        body: ApproveEditsRequest,
        response: { 200: ApprovedEdits },
      },
      config: ADMIN_CALL,
    },
    (request) => approveEdits({ ...deps, countReports }, callerOf(request), request.body),
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
