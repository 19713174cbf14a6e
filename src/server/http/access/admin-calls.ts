import type { FastifyReply } from 'fastify';
import type { AdminPage } from '#contract/admin/moderation.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { COUNT_LIMIT, LIST_HEADERS } from '#contract/list-headers.ts';
import { minutes, perAccount } from '../limits/rate-limits.ts';

/** What every call of the administrators declares. */
export const ADMIN_CALL = { access: 'admin', limits: [perAccount(300, minutes(1))] } as const;
export const ADMIN_SCHEMA = { tags: ['Administration'] };
/** Calls about one thing: it may be gone, or in the wrong state. */
export const ADMIN_REFUSALS = { 404: ErrorAnswer, 409: ErrorAnswer } as const;

export const done = (message: string) => ({ success: true as const, message });

export interface PageOfRows {
  limit: number;
  offset: number;
}
export const rowsOf = ({ page, limit }: AdminPage): PageOfRows => ({ limit, offset: (page - 1) * limit });

/** One page of a list, with how much there is of it: past what is counted the total is only a minimum. */
export interface Listed<Entry> {
  entries: Entry[];
  total: number;
}

/** The entries, and beside them the total. */
export function sendListed<Entry>(reply: FastifyReply, { entries, total }: Listed<Entry>): Entry[] {
  reply.header(LIST_HEADERS.total, Math.min(total, COUNT_LIMIT));
  if (total > COUNT_LIMIT) reply.header(LIST_HEADERS.totalIsMinimum, 'true');
  return entries;
}
