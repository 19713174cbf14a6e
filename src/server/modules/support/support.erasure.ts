import { eq, or, sql } from '#server/db/drizzle.ts';
import { eraseSubjects } from '#server/modules/accounts/audit/audit.repository.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { reports, supportMessages } from './support.table.ts';

/** Deletes an account's messages to us. Its reports stay, as they are about a boat, but without the e-mail address. */
export const eraseSupportOf: Eraser = async (tx, { accountId, emailKey }) => {
  await tx
    .delete(supportMessages)
    .where(or(eq(supportMessages.accountId, accountId), eq(sql`lower(${supportMessages.email})`, emailKey)));
  const ofTheirBoats = await tx
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(listings, eq(listings.id, reports.listingId))
    .where(eq(listings.ownerId, accountId));
  await eraseSubjects(
    tx,
    'report',
    ofTheirBoats.map(({ id }) => id),
  );
  await tx
    .update(reports)
    .set({ email: null })
    .where(eq(sql`lower(${reports.email})`, emailKey));
};
