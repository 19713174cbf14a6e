import { eq, sql } from 'drizzle-orm';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { enquiries } from './enquiries.table.ts';

/** Deletes what someone wrote to sellers; what buyers wrote to them goes with their boats. */
export const eraseEnquiriesOf: Eraser = async (tx, { emailKey }) => {
  await tx.delete(enquiries).where(eq(sql`lower(${enquiries.buyerEmail})`, emailKey));
};
