import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { CompanyChange, RejectCompanyRequest } from '#contract/admin/company-changes.ts';
import { AdminPage } from '#contract/admin/desk.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { RowId } from '#contract/row-id.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { ADMIN_CALL, ADMIN_SCHEMA, addAdminList } from '#server/http/access/admin-calls.ts';
import { done } from '#server/http/answers.ts';
import { approveCompanyChange, companyChanges, rejectCompanyChange } from './companies.service.ts';

const ById = z.object({ id: RowId });
const response = { 200: Done, 409: ErrorAnswer };

/** New names and websites of brokers and dealers. */
export async function companyChangeRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addAdminList(plain, '/api/admin/company-changes', {
    operationId: 'listCompanyChanges',
    summary: 'List new company names and websites that wait for review, oldest first',
    query: AdminPage,
    entry: CompanyChange,
    list: (query) => companyChanges(deps, query),
  });

  app.post(
    '/api/admin/company-changes/:id/approve',
    {
      config: ADMIN_CALL,
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'approveCompanyChange',
        summary: 'Publish a new company name or website',
        description: 'Exactly the one with this id: 409 if the seller has saved another meanwhile.',
        params: ById,
        response,
      },
    },
    async (request) => {
      await approveCompanyChange(deps, callerOf(request), request.params.id);
      return done('Buyers now see the new company details');
    },
  );

  app.post(
    '/api/admin/company-changes/:id/reject',
    {
      config: ADMIN_CALL,
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'rejectCompanyChange',
        summary: 'Reject a new company name or website',
        description: 'Buyers continue to see the old one. The seller gets the reason by mail.',
        params: ById,
        body: RejectCompanyRequest,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await rejectCompanyChange(deps, callerOf(request), { id, reason: request.body.reason });
      return done('The seller has been notified');
    },
  );
}
