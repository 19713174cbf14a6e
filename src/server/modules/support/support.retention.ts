import { and, gt, inArray, lt } from '#server/db/drizzle.ts';
import { inBatches } from '#server/db/queries/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import { reports, supportMessages } from './support.table.ts';

/** Deletes what was sent before the time. */
const removeOld =
  (table: typeof supportMessages | typeof reports) =>
  ({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> =>
    inBatches(async (after, limit) => {
      const over = db
        .select({ id: table.id })
        .from(table)
        .where(and(lt(table.createdAt, before), gt(table.id, after)))
        .orderBy(table.id)
        .limit(limit);
      const removed = await db.delete(table).where(inArray(table.id, over)).returning({ id: table.id });
      return removed.map(({ id }) => id);
    });

export const removeOldMessages = removeOld(supportMessages);
export const removeOldReports = removeOld(reports);
