import { and, eq, lt, or, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { imports } from '../imports.table.ts';

/**
 * Begins a run, or takes one over whose process has died; returns how many have begun since the last progress. Zero if
 * another process is at work.
 */
export async function claimRun(
  executor: Executor,
  id: string,
  { at, stalledBefore }: { at: Date; stalledBefore: Date },
): Promise<number> {
  const [claimed] = await executor
    .update(imports)
    .set({ attempts: sql`${imports.attempts} + 1`, updatedAt: at })
    .where(
      and(
        eq(imports.id, id),
        eq(imports.state, 'importing'),
        or(eq(imports.attempts, 0), lt(imports.updatedAt, stalledBefore)),
      ),
    )
    .returning({ attempts: imports.attempts });
  return claimed?.attempts ?? 0;
}

export async function noteProgress(tx: Executor, id: string, at: Date): Promise<void> {
  await tx
    .update(imports)
    .set({ done: sql`${imports.done} + 1`, attempts: 0, updatedAt: at })
    .where(eq(imports.id, id));
}
