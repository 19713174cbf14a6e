import { eq, sql } from '#server/db/drizzle.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { enquiries } from './enquiries.table.ts';

/** Deletes enquiries that the person sent; those they received are deleted with their listings. */
export const eraseEnquiriesOf: Eraser = async (tx, { emailKey }) => {
  await tx.delete(enquiries).where(eq(sql`lower(${enquiries.buyerEmail})`, emailKey));
};
