import type { FastifyReply } from 'fastify';
import type { AdminPage } from '#contract/admin/moderation.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { COUNT_LIMIT, LIST_HEADERS } from '#contract/list-headers.ts';
import { minutes, perAccount } from '../limits/rate-limits.ts';

/** The policy of every administrator call. */
export const ADMIN_CALL = { access: 'admin', limits: [perAccount(300, minutes(1))] } as const;
export const ADMIN_SCHEMA = { tags: ['Administration'] };
/** For calls about one thing, which may be gone or in the wrong state. */
export const ADMIN_REFUSALS = { 404: ErrorAnswer, 409: ErrorAnswer } as const;

export const done = (message: string) => ({ success: true as const, message });

export interface PageOfRows {
  limit: number;
  offset: number;
}
export const rowsOf = ({ page, limit }: AdminPage): PageOfRows => ({ limit, offset: (page - 1) * limit });

/** One page of a list and the total, which is only a minimum once it exceeds what is counted. */
export interface ListPage<Entry> {
  entries: Entry[];
  total: number;
}

/** Returns the entries and sends the total in a header. */
export function sendListPage<Entry>(reply: FastifyReply, { entries, total }: ListPage<Entry>): Entry[] {
  reply.header(LIST_HEADERS.total, Math.min(total, COUNT_LIMIT));
  if (total > COUNT_LIMIT) reply.header(LIST_HEADERS.totalIsMinimum, 'true');
  return entries;
}
