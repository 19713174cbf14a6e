import type { FastifyReply } from 'fastify';
import { COUNT_LIMIT, LIST_HEADERS } from '#contract/list-headers.ts';

export const done = (message: string) => ({ success: true as const, message });

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

/** Sends what follows as a file to keep, never as a page of ours. */
/** The header of a download whose name people chose: also for browsers that read plain letters only. */
export const attachmentNamed = (name: string): string => {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};

export const asDownload = (reply: FastifyReply, { type, fileName }: { type: string; fileName: string }) =>
  reply
    .type(/^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff');
