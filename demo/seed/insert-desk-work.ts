import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../src/server/db/executor.ts';
import { accounts } from '../../src/server/modules/accounts/accounts.table.ts';
import { auditLog } from '../../src/server/modules/accounts/audit/audit.table.ts';
import { contentOf, listings } from '../../src/server/modules/listings/listings.table.ts';
import { listingMedia } from '../../src/server/modules/listings/media/listing-media.table.ts';
import { reviewSamples } from '../../src/server/modules/listings/review/samples.table.ts';
import { proposeRevision } from '../../src/server/modules/listings/revisions/revisions.repository.ts';
import { reports, supportMessages } from '../../src/server/modules/support/support.table.ts';
import type { DemoData } from '../create-demo-data.ts';
import type { DemoEdit } from '../desk/edits.ts';
import { emailOf } from '../desk/people.ts';
import { insertAll } from './insert-all.ts';

interface Ids {
  accountIds: ReadonlyMap<string, string>;
  numberByKey: ReadonlyMap<string, number | undefined>;
}

async function propose(tx: Executor, listingId: number, { changes, dropsPicture, createdAt }: DemoEdit) {
  const [row] = await tx.select().from(listings).where(eq(listings.id, listingId));
  if (!row) return;
  const content = { ...contentOf(row), ...changes };
  const { id: revisionId } = await proposeRevision(tx, { listingId, content, at: createdAt });
  const shown = await tx
    .select()
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), isNull(listingMedia.revisionId)))
    .orderBy(listingMedia.position);
  const kept = dropsPicture ? shown.slice(0, -1) : shown;
  await insertAll(
    tx,
    listingMedia,
    kept.map((place) => ({ ...place, revisionId })),
  );
}

/** The administrators' open and completed work. */
export async function insertDeskWork(tx: Executor, data: DemoData, { accountIds, numberByKey }: Ids) {
  const reviewer = accountIds.get(emailOf('reviewer'));
  for (const edit of data.edits) await propose(tx, numberByKey.get(edit.listing) ?? 0, edit);
  await insertAll(
    tx,
    supportMessages,
    data.supportMessages.map(({ account, ...message }) => ({
      ...message,
      accountId: account && accountIds.get(account),
    })),
  );
  await insertAll(
    tx,
    reports,
    data.reports.map(({ listing, ...report }) => ({
      ...report,
      listingId: numberByKey.get(listing) ?? 0,
      resolvedBy: report.outcome ? reviewer : null,
    })),
  );
  const { email, samples } = data.trustedBroker;
  await tx.update(accounts).set({ trusted: true }).where(eq(accounts.email, email));
  await insertAll(
    tx,
    reviewSamples,
    samples.map(({ listing, createdAt }) => ({ listingId: numberByKey.get(listing) ?? 0, createdAt })),
  );
  await insertAll(
    tx,
    auditLog,
    data.auditEntries.map(({ about, ...entry }) => ({
      ...entry,
      actorId: reviewer,
      subjectId: String(numberByKey.get(about) ?? accountIds.get(about) ?? about),
    })),
  );
}
