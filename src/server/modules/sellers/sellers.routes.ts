import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Company, OwnCompany, SellerPage } from '#contract/accounts/company.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { RevealedPhone } from '#contract/messages/enquiries.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { hours, minutes, perAccount, perAddress } from '#server/http/limits/rate-limits.ts';
import { changeCompany, readCompany } from './company.service.ts';
import { readSellerPage, revealSellerPhone } from './sellers.service.ts';

const own = { access: 'account', limits: [perAccount(60, minutes(1))] } as const;
const tags = ['Accounts'];

/** What brokers and dealers say about themselves. */
export async function companyRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/company',
    {
      config: own,
      schema: {
        operationId: 'getCompany',
        summary: 'Read your company profile',
        tags,
        response: { 200: OwnCompany },
      },
    },
    (request) => readCompany(deps, callerOf(request)),
  );

  app.put(
    '/api/company',
    {
      config: own,
      schema: {
        operationId: 'changeCompany',
        summary: 'Change your company profile',
        description:
          'A phone number is set for all your boats. Once a boat of yours has been public, a new name or website waits for review, and buyers see the old one until then.',
        tags,
        body: Company,
        response: { 200: OwnCompany },
      },
    },
    (request) => changeCompany(deps, callerOf(request), request.body),
  );
}

export async function sellerPageRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/sellers/:id',
    {
      config: { access: 'account-optional', scope: 'boats:read', limits: 'unlimited', cacheable: true },
      schema: {
        operationId: 'getSellerPage',
        summary: 'Get a broker or dealer',
        description:
          'Public once a boat of theirs has been approved. Owners and administrators also get those that are not public.',
        tags: ['Boats'],
        params: z.object({ id: z.uuid() }),
        response: { 200: SellerPage, 404: ErrorAnswer },
      },
    },
    (request) => readSellerPage(deps, request.params.id, request.principal),
  );

  app.post(
    '/api/sellers/:id/reveal-phone',
    {
      config: { access: 'anyone', limits: [perAddress(30, hours(1))] },
      schema: {
        operationId: 'revealSellerPhone',
        summary: 'Get the phone number of a broker or dealer',
        description: '403 if none of its boats on sale shows it.',
        tags: ['Enquiries'],
        params: z.object({ id: z.uuid() }),
        response: { 200: RevealedPhone, 403: ErrorAnswer, 404: ErrorAnswer },
      },
    },
    async (request) => ({ phone: await revealSellerPhone(deps, request.params.id, request.principal) }),
  );
}
