import { eq, or, sql } from 'drizzle-orm';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { reports, supportMessages } from './support.table.ts';

/** Deletes someone's messages to us. Their reports stay, as they are about a boat, but no longer say from whom. */
export const eraseSupportOf: Eraser = async (tx, { accountId, emailKey }) => {
  await tx
    .delete(supportMessages)
    .where(or(eq(supportMessages.accountId, accountId), eq(sql`lower(${supportMessages.email})`, emailKey)));
  await tx
    .update(reports)
    .set({ email: null })
    .where(eq(sql`lower(${reports.email})`, emailKey));
};
