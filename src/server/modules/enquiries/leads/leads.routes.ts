import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LEADS_IN_FILE, Lead, LeadFilters, LeadsQuery, LeadsSummary } from '#contract/messages/leads.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { asDownload, sendListPage } from '#server/http/answers.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { leadsForFile, listLeads, summariseLeads } from './leads.service.ts';
import { leadsAsCsv } from './leads-csv.ts';

const tags = ['Messages'];
const reading = { access: 'account', limits: [perAccount(120, minutes(1))] } as const;
const downloading = { access: 'account', limits: [perAccount(10, minutes(1))] } as const;

/** Buyers who asked about the caller's boats. */
export async function leadRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/leads',
    {
      config: reading,
      schema: {
        tags,
        operationId: 'listLeads',
        summary: 'List the buyers who asked about your boats',
        description:
          'Those who wait for an answer come first, the longest waiting at the top; the others follow by week, the newest first, and by boat.',
        querystring: LeadsQuery,
        response: { 200: z.array(Lead) },
      },
    },
    async (request, reply) => sendListPage(reply, await listLeads(deps, callerOf(request), request.query)),
  );

  app.get(
    '/api/leads/summary',
    {
      config: reading,
      schema: {
        tags,
        operationId: 'countLeads',
        summary: 'Count your leads by boat and by week',
        response: { 200: LeadsSummary },
      },
    },
    (request) => summariseLeads(deps, callerOf(request)),
  );

  app.get(
    '/api/leads/export.csv',
    {
      config: downloading,
      schema: {
        tags,
        operationId: 'exportLeads',
        summary: 'Download your leads as a CSV file',
        description: `In the order of the list, ${LEADS_IN_FILE} at most.`,
        querystring: LeadFilters,
        response: { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const leads = await leadsForFile(deps, callerOf(request), request.query);
      const day = deps.clock.now().toISOString().slice(0, 10);
      return asDownload(reply, { type: 'text/csv', fileName: `slipway-leads-${day}.csv` }).send(
        leadsAsCsv(leads, ({ id }) => new URL(`/messages/${id}?box=selling`, deps.config.publicUrl).href),
      );
    },
  );
}
