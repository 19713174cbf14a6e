import { transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { confirmed } from '../freshness/confirmation.ts';
import { stateOfRow } from '../listing-state.ts';
import { type LockedListing, publishLockedListing } from '../locked-listings.repository.ts';
import { queuePriceChange } from '../notices/queue-notice.ts';
import { approveRevision, findPendingRevision, type Revision } from '../revisions/revisions.repository.ts';
import { isListedAlready, lockHullNumber } from './same-hull-number.repository.ts';
import { isStopped } from './stopped.repository.ts';

interface Publication {
  /** Null for what is published without a review. */
  reviewedBy: string | null;
  at: Date;
}

/** Makes a locked listing public, or its pending revision if there is one. Nothing else does. */
export async function publish(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  { row, pending }: { row: LockedListing; pending: Revision | undefined },
  { reviewedBy, at }: Publication,
): Promise<void> {
  // A reviewer may publish a second listing of a boat, knowing it; what is published without a review waits for this one.
  await lockHullNumber(tx, (pending?.content ?? row).hullNumber);
  if (pending) {
    await approveRevision(tx, { listingId: row.id, version: pending.version, reviewedBy, at });
    await queuePriceChange(deps, tx, row, { ...pending.content, at });
    return;
  }
  await publishLockedListing(tx, row, {
    approvedAt: at,
    liveAt: row.liveAt ?? at,
    ...confirmed(at),
    reviewedAt: at,
    reviewedBy,
    updatedAt: at,
  });
}

/**
 * Publishes a new listing of a trusted broker without a review, unless an administrator decided against the boat or another
 * listing on the market has its hull number; then it waits. `replaces` is the deleted listing whose reference it takes over.
 */
export async function publishNew(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  row: LockedListing,
  { at, replaces }: { at: Date; replaces: number | undefined },
): Promise<void> {
  const stopped = await isStopped(tx, row, replaces);
  const listedAlready = await isListedAlready(tx, row);
  if (!transition('unsubmitted', 'publish', 'trusted-broker', { stopped, listedAlready }).ok) return;
  await publish(deps, tx, { row, pending: undefined }, { reviewedBy: null, at });
}

/** Runs a trusted broker's edit of a locked listing, and publishes it without a review if the listing allows that. */
export async function withTrustedPublishing(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  { row, at }: { row: LockedListing; at: Date },
  edit: () => Promise<void>,
): Promise<void> {
  const waiting = await findPendingRevision(tx, row.id);
  const facts = { revisionWaiting: waiting !== undefined, stopped: await isStopped(tx, row) };
  const mayPublish = (listedAlready: boolean) =>
    transition(stateOfRow(row), 'publish', 'trusted-broker', { ...facts, listedAlready }).ok;
  const isAllowed = mayPublish(false);
  await edit();
  const pending = isAllowed ? await findPendingRevision(tx, row.id) : undefined;
  if (!pending) return;
  const { hullNumber } = pending.content;
  const listedAlready =
    hullNumber !== row.hullNumber && (await isListedAlready(tx, { id: row.id, hullNumber }));
  if (mayPublish(listedAlready)) await publish(deps, tx, { row, pending }, { reviewedBy: null, at });
}
