import type { AdminPage } from '#contract/admin/desk.ts';
import type { SampledBoat } from '#contract/admin/samples.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { named } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import { takeDownListing } from '#server/modules/listings/review/public-listings.service.ts';
import { requestChangesIn } from '#server/modules/listings/review/review.service.ts';
import { auditListing, lockForReview, type Reviewing } from '#server/modules/listings/review/reviewing.ts';
import { reviewFacts } from '../facts/facts.service.ts';
import { countSamples, isSampleWaiting, markSeen, readSamples } from './samples.repository.ts';

const noSuchSample = named(
  'no-such-sample',
  409,
  'This boat no longer needs a spot check: another administrator was faster, or the seller has taken it off',
);

/** What trusted brokers imported and was chosen for a look, with the facts of an ordinary review. */
export async function sampledBoats(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  page: AdminPage,
): Promise<ListPage<SampledBoat>> {
  const now = clock.now();
  const samples = await readSamples(db, rowsOf(page));
  const sampledAt = new Map(samples.map((sample) => [sample.listingId, sample.sampledAt.toISOString()]));
  const rows = await findOwnBoats(db, [...sampledAt.keys()]);
  const boats = rows.map((row) => ({
    ...ownBoatView(row, now),
    sellerId: row.ownerId,
    sampledAt: sampledAt.get(row.id) ?? '',
  }));
  const reviewed = boats.map((boat) => ({
    ...boat,
    ownerId: boat.sellerId,
    photoIds: boat.images.flatMap((address) => objectIdOf(address) ?? []),
  }));
  const facts = await reviewFacts(db, reviewed, now);
  const entries = boats.map((boat) => ({ ...boat, facts: facts.get(boat.id) ?? [] }));
  return { entries, total: await countSamples(db) };
}

/** The listing, locked, if it is a sample that waits. */
async function lockSample(tx: Executor, id: number) {
  const { row } = await lockForReview(tx, id);
  if (!(await isSampleWaiting(tx, id))) throw noSuchSample();
  return row;
}

/** Nothing is wrong with it. */
export async function passSample(deps: Reviewing, admin: Principal, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await lockSample(tx, id);
    await markSeen(tx, { listingId: id, seenBy: admin.accountId, at });
    await auditListing(tx, admin, row, { action: 'pass-sample', at });
  });
}

const DECISIONS = { 'take-down': takeDownListing, 'request-changes': requestChangesIn } as const;

/** Takes the boat down, or asks its seller to change it. Undoing that brings the sample back. */
export async function decideSample(
  deps: Reviewing,
  admin: Principal,
  id: number,
  { action, ...wanted }: { action: keyof typeof DECISIONS; reason: string; undoable: boolean },
): Promise<{ undoId: string | undefined }> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await lockSample(tx, id);
    const { auditId, undo } = await DECISIONS[action](deps, tx, admin, { ...wanted, id, at });
    return { undoId: await undo.finish({ action, auditId }) };
  });
}
