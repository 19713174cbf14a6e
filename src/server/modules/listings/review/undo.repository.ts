import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import type { PgTable } from '#server/db/drizzle.ts';
import { and, eq, getTableColumns, lt, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { noteReleased } from '#server/modules/media/media.repository.ts';
import { withdrawChangeRequest } from '../change-requests/change-requests.repository.ts';
import { featuredPeriods } from '../featured/featured-periods.table.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from '../media/listing-media.table.ts';
import { priceHistory } from '../prices/price-history.table.ts';
import { listingRevisions } from '../revisions/revisions.table.ts';
import { forgetRejectedVersion } from './rejected-versions.repository.ts';
import { type BeforeDecision, type Reviewed, undoableDecisions } from './undo.table.ts';

type Row = Record<string, unknown>;
export type UndoableDecision = typeof undoableDecisions.$inferSelect;

const newestRevision = (listingId: number) => sql`
  select to_jsonb(r) from ${listingRevisions} r
  where r.listing_id = ${listingId} order by r.version desc limit 1`;

/** The listing, its newest revision and its files. */
export async function readReviewed(tx: Executor, listingId: number): Promise<Reviewed> {
  const { rows } = await tx.execute(sql`
    select to_jsonb(l) - 'search_text' - 'headline' as listing,
      (${newestRevision(listingId)}) as revision,
      coalesce((select jsonb_agg(m) from ${listingMedia} m where m.listing_id = l.id), '[]'::jsonb) as media
    from ${listings} l where l.id = ${listingId}`);
  return rows[0] as unknown as Reviewed;
}

/** What a decision never changes, and what the restoring update sets itself. */
const KEPT = ['id', 'owner_id', 'owner_suspended', 'created_at', 'review_version', 'updated_at'];

/** Every column that can be written gets its old value, except where it has changed again since the decision. */
const fromOldRow = (table: PgTable): SQL =>
  sql.join(
    Object.values(getTableColumns(table))
      .filter(({ name, generated }) => !generated && !KEPT.includes(name))
      .map((column) => {
        const name = sql.identifier(column.name);
        return sql`${name} = case when ${column} is not distinct from "left".${name} then old.${name} else ${column} end`;
      }),
    sql`, `,
  );

/** The rows before the decision and after it, to be joined as `old` and `left`. */
const oldAndLeft = (table: PgTable, old: Row, left: Row): SQL => sql`
  jsonb_populate_record(null::${table}, ${JSON.stringify(old)}::jsonb) old,
  jsonb_populate_record(null::${table}, ${JSON.stringify(left)}::jsonb) "left"`;

async function restoreMedia(tx: Executor, listingId: number, before: BeforeDecision['media'], at: Date) {
  const removed = await tx
    .delete(listingMedia)
    .where(eq(listingMedia.listingId, listingId))
    .returning({ id: listingMedia.mediaId });
  await tx.execute(
    sql`insert into ${listingMedia} select * from jsonb_populate_recordset(null::${listingMedia}, ${JSON.stringify(before)}::jsonb)`,
  );
  await noteReleased(
    tx,
    removed.map(({ id }) => id),
    at,
  );
}

/**
 * Restores what the decision changed, and only that: a confirmation or a sale that came after it stays. Prices and
 * featured periods that it recorded never happened.
 */
export async function restoreBeforeDecision(
  tx: Executor,
  { listingId, before, decidedAt }: UndoableDecision,
  left: Pick<Reviewed, 'listing' | 'revision'>,
  at: Date,
): Promise<void> {
  announceListingsChanged(tx);
  await tx.execute(sql`
    update ${listings} set ${fromOldRow(listings)}, updated_at = ${at.toISOString()}, review_version = ${listings.reviewVersion} + 1
    from ${oldAndLeft(listings, before.listing, left.listing)}
    where ${listings.id} = ${listingId}`);
  // Their trigger has taken the restored price for a new one.
  await tx.execute(sql`
    update ${listings} set reduced_by = old.reduced_by, reduced_at = old.reduced_at, reduced_share = old.reduced_share
    from jsonb_populate_record(null::${listings}, ${JSON.stringify(before.listing)}::jsonb) old
    where ${listings.id} = ${listingId}`);
  if (before.revision && left.revision)
    await tx.execute(sql`
      update ${listingRevisions} set ${fromOldRow(listingRevisions)}, updated_at = ${at.toISOString()}
      from ${oldAndLeft(listingRevisions, before.revision, left.revision)}
      where ${listingRevisions.id} = old.id`);
  await restoreMedia(tx, listingId, before.media, at);
  await withdrawChangeRequest(tx, listingId, decidedAt);
  await forgetRejectedVersion(tx, listingId, decidedAt);
  await tx
    .update(featuredPeriods)
    .set({ endedEarlyAt: null })
    .where(and(eq(featuredPeriods.listingId, listingId), eq(featuredPeriods.endedEarlyAt, decidedAt)));
  await tx
    .delete(priceHistory)
    .where(
      and(
        eq(priceHistory.listingId, listingId),
        sql`${priceHistory.changedAt} >= ${decidedAt.toISOString()}`,
      ),
    );
}

export async function insertUndoable(
  tx: Executor,
  decision: typeof undoableDecisions.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(undoableDecisions).values(decision).returning({ id: undoableDecisions.id });
  if (!row) throw new Error('The decision was not inserted');
  return row.id;
}

const isOwn = ({ id, actorId }: { id: string; actorId: string }) =>
  and(eq(undoableDecisions.id, id), eq(undoableDecisions.actorId, actorId));

export async function findUndoable(
  tx: Executor,
  which: { id: string; actorId: string },
): Promise<UndoableDecision | undefined> {
  const [row] = await tx.select().from(undoableDecisions).where(isOwn(which));
  return row;
}

/** Removes the record, so that a decision is undone once. */
export async function takeUndoable(
  tx: Executor,
  which: { id: string; actorId: string },
): Promise<UndoableDecision | undefined> {
  const [row] = await tx.delete(undoableDecisions).where(isOwn(which)).returning();
  return row;
}

export async function deleteUndoableBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(undoableDecisions).where(lt(undoableDecisions.decidedAt, before));
}
