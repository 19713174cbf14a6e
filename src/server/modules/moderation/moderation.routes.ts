import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts.ts';
import { BoatId } from '#contract/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { LIST_HEADERS } from '#contract/list-headers.ts';
import {
  AdminPage,
  ApprovedBoat,
  ApproveRequest,
  AuditEntry,
  FeatureRequest,
  PendingBoat,
  RejectRequest,
} from '#contract/moderation.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access.ts';
import { minutes, perAccount } from '#server/http/rate-limits.ts';
import {
  approveListing,
  featureListing,
  rejectListing,
  removeListing,
} from '#server/modules/listings/review/review.service.ts';
import { approvedBoats, auditTrail, type Listed, pendingBoats } from './moderation.service.ts';

const ById = z.object({ id: BoatId });
const common = { tags: ['Administration'], security: [{ bearer: [] }] };
const refusals = {
  400: ErrorAnswer,
  401: ErrorAnswer,
  403: ErrorAnswer,
  404: ErrorAnswer,
  409: ErrorAnswer,
  429: ErrorAnswer,
} as const;
const config = { access: 'admin', limits: [perAccount(300, minutes(1))] } as const;

const done = (message: string) => ({ success: true as const, message });

export async function moderationRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  const list = <Entry extends z.ZodType>(
    url: string,
    { operationId, summary, entry }: { operationId: string; summary: string; entry: Entry },
    read: (page: AdminPage) => Promise<Listed<z.infer<Entry>>>,
  ) =>
    app.get(
      url,
      {
        schema: {
          ...common,
          operationId,
          summary,
          querystring: AdminPage,
          response: { 200: z.array(entry), ...refusals },
        },
        config,
      },
      async (request, reply) => {
        const { entries, total } = await read(request.query as AdminPage);
        return reply.header(LIST_HEADERS.total, total).send(entries as never);
      },
    );

  list(
    '/api/admin/pending-boats',
    {
      operationId: 'getPendingBoats',
      summary: 'New listings and changes that wait for review, the oldest first',
      entry: PendingBoat,
    },
    (page) => pendingBoats(deps, page),
  );
  list(
    '/api/admin/approved-boats',
    {
      operationId: 'getApprovedBoats',
      summary: 'Public listings, the last approved first',
      entry: ApprovedBoat,
    },
    (page) => approvedBoats(deps, page),
  );
  list(
    '/api/admin/audit',
    { operationId: 'getAuditTrail', summary: 'What administrators did, the newest first', entry: AuditEntry },
    (page) => auditTrail(deps, page),
  );

  app.post(
    '/api/admin/approve-boat/:id',
    {
      schema: {
        ...common,
        operationId: 'approveBoat',
        summary: 'Make a listing, or a change of one, public exactly as it was seen',
        params: ById,
        body: ApproveRequest,
        response: { 200: Done, ...refusals },
      },
      config,
    },
    async (request) => {
      const version = request.body?.version ?? undefined;
      await approveListing(deps, callerOf(request), request.params.id, { version });
      return done('The boat is now live');
    },
  );

  app.post(
    '/api/admin/reject-boat/:id',
    {
      schema: {
        ...common,
        operationId: 'rejectBoat',
        summary: 'Refuse a listing, or a change of one, with a reason',
        params: ById,
        body: RejectRequest,
        response: { 200: Done, ...refusals },
      },
      config,
    },
    async (request) => {
      const { version, ...decision } = request.body;
      await rejectListing(deps, callerOf(request), request.params.id, {
        ...decision,
        version: version ?? undefined,
      });
      return done(
        decision.emailSeller
          ? 'The boat was rejected. An email has been sent to the seller.'
          : 'The boat was rejected.',
      );
    },
  );

  app.post(
    '/api/admin/feature-boat/:id',
    {
      schema: {
        ...common,
        operationId: 'featureBoat',
        summary: 'Feature a live boat for some days, or end that',
        params: ById,
        body: FeatureRequest,
        response: { 200: Done, ...refusals },
      },
      config,
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
        ...common,
        operationId: 'deleteBoat',
        summary: 'Delete a listing for good',
        params: ById,
        response: { 200: Done, ...refusals },
      },
      config,
    },
    async (request) => {
      await removeListing(deps, callerOf(request), request.params.id);
      return done('Boat deleted');
    },
  );
}
