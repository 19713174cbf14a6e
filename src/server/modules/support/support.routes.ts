import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { ContactRequest, ReportRequest } from '#contract/messages/support.ts';
import { CONTACT_US_NOTICES } from '#domain/enquiries/contact-us.ts';
import { REPORT_NOTICES } from '#domain/listings/review/reports.ts';
import type { Deps } from '#server/deps.ts';
import { done } from '#server/http/answers.ts';
import { hours, perAddress } from '#server/http/limits/rate-limits.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { receiveMessage, reportBoat } from './support.service.ts';

export async function supportRoutes(plain: FastifyInstance, deps: Deps, erasers: readonly Eraser[]) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await inboxRoutes(plain, deps, erasers);
  await reportRoutes(plain, deps);

  app.post(
    '/api/contact',
    {
      schema: {
        operationId: 'contactUs',
        summary: 'Send a message to the people who run Slipway',
        tags: ['Support'],
        body: ContactRequest,
        response: { 201: Done },
      },
      config: { access: 'account-optional', limits: [perAddress(10, hours(1))] },
    },
    async (request, reply) => {
      await receiveMessage(deps, request.principal, request.body);
      return reply.status(201).send(done(CONTACT_US_NOTICES.sent.description));
    },
  );

  app.post(
    '/api/boats/:id/report',
    {
      schema: {
        operationId: 'reportBoat',
        summary: 'Report a boat',
        description: 'Administrators look at every report.',
        tags: ['Support'],
        params: z.object({ id: BoatId }),
        body: ReportRequest,
        response: { 201: Done, 404: ErrorAnswer },
      },
      config: { access: 'anyone', limits: [perAddress(10, hours(1))] },
    },
    async (request, reply) => {
      await reportBoat(deps, request.params.id, request.body);
      return reply.status(201).send(done(REPORT_NOTICES.sent.description));
    },
  );
}
