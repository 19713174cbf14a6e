import { and, gt, inArray, lt } from '#server/db/drizzle.ts';
import { inBatches } from '#server/db/queries/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import { enquiries } from './enquiries.table.ts';

/** Deletes enquiries that were sent before this time; their text is part of a conversation. */
export const removeOldEnquiries = ({ db }: Pick<Deps, 'db'>, before: Date) =>
  inBatches(async (after, limit) => {
    const over = db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(lt(enquiries.createdAt, before), gt(enquiries.id, after)))
      .orderBy(enquiries.id)
      .limit(limit);
    const removed = await db
      .delete(enquiries)
      .where(inArray(enquiries.id, over))
      .returning({ id: enquiries.id });
    return removed.map(({ id }) => id);
  });
