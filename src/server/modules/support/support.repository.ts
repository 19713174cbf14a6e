import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { reports, supportMessages } from './support.table.ts';

export async function insertMessage(
  executor: Executor,
  message: typeof supportMessages.$inferInsert,
): Promise<void> {
  await executor.insert(supportMessages).values(message);
}

interface NewReport {
  listingId: number;
  reason: string;
  details: string | null;
  email: string | null;
  createdAt: Date;
}

/** False if the boat is not public. */
export async function insertReport(executor: Executor, report: NewReport): Promise<boolean> {
  const { listingId, reason, details, email, createdAt } = report;
  const { rows } = await executor.execute(sql`
    insert into ${reports} (listing_id, reason, details, email, created_at)
    select id, ${reason}::text, ${details}::text, ${email}::text, ${createdAt.toISOString()}::timestamptz
    from ${listings} where id = ${listingId}::integer and shown
    returning id`);
  return rows.length > 0;
}
