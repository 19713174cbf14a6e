import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { ContactSellerRequest, OwnPart, RevealedPhone } from '#contract/messages/enquiries.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { addressKey } from '#server/http/access/client-address.ts';
import { done } from '#server/http/answers.ts';
import { hours, minutes, perAccount, perAddress } from '#server/http/limits/rate-limits.ts';
import type { EnquiryListeners } from './enquiries.listeners.ts';
import { contactSeller, ownPartIn, revealPhone } from './enquiries.service.ts';

const refusals = { 403: ErrorAnswer, 404: ErrorAnswer, 409: ErrorAnswer } as const;

export async function enquiryRoutes(plain: FastifyInstance, deps: Deps, listeners: EnquiryListeners) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/contact-seller',
    {
      schema: {
        operationId: 'contactSeller',
        summary: 'Send a message to the seller of a boat',
        description:
          'The seller gets it by email and can reply to you. 403 if the seller takes no email, 409 if the boat is sold.',
        tags: ['Enquiries'],
        body: ContactSellerRequest,
        response: { 200: Done, ...refusals },
      },
      config: { access: 'anyone', limits: [perAddress(10, hours(1))] },
    },
    async (request) => {
      await contactSeller(deps, listeners, request.body, addressKey(request.ip));
      return done(ENQUIRY_NOTICES.sent.description);
    },
  );

  app.post(
    '/api/boats/:id/reveal-phone',
    {
      schema: {
        operationId: 'revealPhone',
        summary: 'Get the phone number of the seller',
        description: '403 if the seller does not share it, 409 if the boat is sold.',
        tags: ['Enquiries'],
        params: z.object({ id: BoatId }),
        response: { 200: RevealedPhone, ...refusals },
      },
      config: { access: 'anyone', limits: [perAddress(30, hours(1))] },
    },
    async (request) => {
      const { id } = request.params;
      const phone = await revealPhone(deps, id);
      await listeners.revealed(request, id);
      return { phone };
    },
  );

  app.get(
    '/api/boats/:id/mine',
    {
      schema: {
        operationId: 'getOwnPart',
        summary: 'Whether a boat is yours, and when you last wrote to its seller',
        tags: ['Enquiries'],
        params: z.object({ id: BoatId }),
        response: { 200: OwnPart },
      },
      config: { access: 'account', limits: [perAccount(600, minutes(1))] },
    },
    async (request) => ownPartIn(deps, request.params.id, callerOf(request)),
  );
}
