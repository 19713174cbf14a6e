import { eq, lt } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { visitSalts, visits } from '../analytics.table.ts';

export async function findSalt(executor: Executor, day: string): Promise<Buffer | undefined> {
  const [row] = await executor
    .select({ salt: visitSalts.salt })
    .from(visitSalts)
    .where(eq(visitSalts.day, day));
  return row?.salt;
}

/** Also deletes older salts, so that earlier visitors can no longer be identified. */
export async function insertSalt(executor: Executor, day: string, salt: Buffer): Promise<void> {
  await executor.delete(visitSalts).where(lt(visitSalts.day, day));
  await executor.insert(visitSalts).values({ day, salt }).onConflictDoNothing();
}

export async function deleteVisitsBefore(executor: Executor, day: string): Promise<void> {
  await executor.delete(visits).where(lt(visits.day, day));
  await executor.delete(visitSalts).where(lt(visitSalts.day, day));
}
