import type { Executor } from '#server/db/executor.ts';
import { enquiries } from './enquiries.table.ts';

export type NewEnquiry = typeof enquiries.$inferInsert;

export async function insertEnquiry(executor: Executor, enquiry: NewEnquiry): Promise<void> {
  await executor.insert(enquiries).values(enquiry);
}
