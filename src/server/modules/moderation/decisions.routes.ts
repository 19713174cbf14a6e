import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import {
  Approved,
  ApprovedEdits,
  ApproveEditsRequest,
  ApproveRequest,
  ApproveTogetherRequest,
  ChangesWanted,
  DecidedTogether,
  RejectAndSuspendRequest,
  Rejected,
  RejectRequest,
  RejectTogetherRequest,
  Undone,
} from '#contract/admin/decisions.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { TickedPapers, TickPaperRequest } from '#contract/boats/papers.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import { mailTogetherAt } from '#server/modules/listings/review/decided-together.ts';
import {
  approveListing,
  rejectAndSuspend,
  rejectListing,
  requestChanges,
} from '#server/modules/listings/review/review.service.ts';
import { tickPaper } from '#server/modules/listings/review/tick-paper.service.ts';
import { type ReopenReports, undoDecision } from '#server/modules/listings/review/undo.service.ts';
import { approveEdits } from './queue/approve-edits.service.ts';
import { decideTogether } from './queue/decide-together.service.ts';
import type { CountReports } from './sellers/sellers.repository.ts';

const ById = z.object({ id: BoatId });

/** What a reviewer decides about a listing or its changes. */
export async function decisionRoutes(
  plain: FastifyInstance,
  deps: Deps,
  { reopenReports, countReports }: { reopenReports: ReopenReports; countReports: CountReports },
) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

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
    '/api/admin/boats/:id/papers',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'tickPaper',
        summary: 'Note that a document of a boat was seen',
        description: 'The tick counts until the seller changes that line.',
        params: ById,
        body: TickPaperRequest,
        response: { 200: TickedPapers, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    async (request) => ({
      papers: await tickPaper(deps, callerOf(request), request.params.id, request.body),
    }),
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
    '/api/admin/approve-together',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'approveTogether',
        summary: 'Approve several entries of the queue',
        description:
          'Entries that have changed, or were decided meanwhile, are refused; the others are approved. Each seller gets one mail.',
        body: ApproveTogetherRequest,
        response: { 200: DecidedTogether },
      },
      config: ADMIN_CALL,
    },
    (request) => {
      const { entries, undoable } = request.body;
      const mailAt = mailTogetherAt(deps.clock.now());
      return decideTogether(entries, ({ id, version }) =>
        approveListing(deps, callerOf(request), id, { version, undoable, mailAt }),
      );
    },
  );

  app.post(
    '/api/admin/reject-together',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'rejectTogether',
        summary: 'Reject several entries of the queue for the same reason',
        description:
          'Entries that have changed, or were decided meanwhile, are refused; the others are rejected. Each seller gets one mail.',
        body: RejectTogetherRequest,
        response: { 200: DecidedTogether },
      },
      config: ADMIN_CALL,
    },
    (request) => {
      const { entries, ...decision } = request.body;
      const mailAt = mailTogetherAt(deps.clock.now());
      return decideTogether(entries, ({ id, version }) =>
        rejectListing(deps, callerOf(request), id, { ...decision, version, mailAt }),
      );
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
}
