import { REPORT_REASONS } from '#domain/listings/review/reports.ts';
import { eq, notInArray, or, sql } from '#server/db/drizzle.ts';
import { ERASED, eraseSubjects } from '#server/modules/accounts/audit/audit.repository.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { reports, supportMessages } from './support.table.ts';

/**
 * Deletes an account's messages to us. Its reports stay, as they are about a boat, but without the email address and the
 * person's own words: what remains is that someone reported the boat, and which of our reasons they chose.
 */
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
    .set({
      email: null,
      details: null,
      reason: sql`case when ${notInArray(reports.reason, [...REPORT_REASONS])} then ${ERASED} else ${reports.reason} end`,
    })
    .where(eq(sql`lower(${reports.email})`, emailKey));
};
