import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AdminPage } from '#contract/admin/desk.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { type ListPage, sendListPage } from '../answers.ts';
import { minutes, perAccount } from '../limits/rate-limits.ts';

/** The policy of every administrator call. */
export const ADMIN_CALL = { access: 'admin', limits: [perAccount(300, minutes(1))] } as const;
export const ADMIN_SCHEMA = { tags: ['Administration'] };
/** For calls about one thing, which may be gone or in the wrong state. */
export const ADMIN_REFUSALS = { 404: ErrorAnswer, 409: ErrorAnswer } as const;

export interface PageOfRows {
  limit: number;
  offset: number;
}
export const rowsOf = ({ page, limit }: AdminPage): PageOfRows => ({ limit, offset: (page - 1) * limit });

interface AdminList<Query extends z.ZodType, Entry extends z.ZodType> {
  operationId: string;
  summary: string;
  description?: string;
  query: Query;
  entry: Entry;
  list: (query: z.output<Query>) => Promise<ListPage<z.input<Entry>>>;
}

/** Adds a call that lists one page of entries for administrators. */
export function addAdminList<Query extends z.ZodType, Entry extends z.ZodType>(
  app: FastifyInstance,
  path: string,
  { query, entry, list, ...texts }: AdminList<Query, Entry>,
) {
  app.get(
    path,
    {
      schema: { ...ADMIN_SCHEMA, ...texts, querystring: query, response: { 200: z.array(entry) } },
      config: ADMIN_CALL,
    },
    async (request, reply) => sendListPage(reply, await list(request.query as z.output<Query>)),
  );
}
