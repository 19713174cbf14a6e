import type { ListingChangesRequest, OwnListing } from '#contract/selling/selling.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { factsOf } from '../listing-facts.ts';
import { contentOf } from '../listings.table.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { chosenOf, placeMedia } from '../media/listing-media.repository.ts';
import { findWaitingRevision, proposeRevision, withdrawRevision } from '../revisions/revisions.repository.ts';
import { takeSubmission } from '../submissions/submission-limit.ts';
import { allowed, holdOwn, WAITING } from './held-listing.ts';
import { changeHeld, type HeldListing } from './own-listings.repository.ts';
import { readOne } from './own-listings.service.ts';
import { nothingWaits, notNow } from './selling.errors.ts';
import { tellUnderReview } from './selling.mails.ts';
import { chosenBy, edited } from './written-listing.ts';

type Editing = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

const isSame = (one: ChosenMedia, other: ChosenMedia) =>
  one.video === other.video && one.photos.join() === other.photos.join();

/** Changes what waits for review in place: nobody has seen it yet but its owner and the reviewers. */
async function editHidden(
  tx: Executor,
  row: HeldListing,
  { changes, files, at }: Edit & { at: Date },
): Promise<void> {
  const version = { listingId: row.id, revisionId: null };
  const before = await chosenOf(tx, version);
  // Who improves what waits keeps the place in the queue; who resubmits goes to its end.
  const submittedAt = row.status === 'pending' ? row.submittedAt : at;
  await changeHeld(tx, row, {
    ...edited(contentOf(row), changes),
    ...WAITING,
    submittedAt,
    updatedAt: at,
  });
  const chosen = chosenBy(files, before);
  if (!isSame(chosen, before)) await placeMedia(tx, version, { ownerId: row.ownerId, chosen, at });
}

/**
 * Proposes a change of what is public, built on what waits already. One that leaves everything as it is public takes
 * back what waited.
 */
async function editPublic(
  tx: Executor,
  row: HeldListing,
  { changes, files, at }: Edit & { at: Date },
): Promise<void> {
  const listingId = row.id;
  const waiting = await findWaitingRevision(tx, listingId);
  const published = await chosenOf(tx, { listingId, revisionId: null });
  const before = waiting ? await chosenOf(tx, { listingId, revisionId: waiting.id }) : published;
  const content = edited(waiting?.content ?? contentOf(row), changes);
  const chosen = chosenBy(files, before);
  if (diffFacts(factsOf(row), factsOf(content)).length === 0 && isSame(chosen, published)) {
    await withdrawRevision(tx, { listingId, at });
    return;
  }
  const revision = await proposeRevision(tx, { listingId, content, at });
  await placeMedia(tx, { listingId, revisionId: revision.id }, { ownerId: row.ownerId, chosen, at });
}

interface Edit {
  changes: Partial<Facts>;
  files: { images?: string[]; video?: string | null };
}

/** Both edit calls. Nothing that is public changes here: that is the reviewer's to do. */
export async function editListing(
  deps: Editing,
  seller: Principal,
  id: number,
  { images, video, ...changes }: ListingChangesRequest,
): Promise<OwnListing> {
  const edit = { changes: changes as Partial<Facts>, files: { images, video }, at: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    const { effect } = allowed(row, 'edit', notNow);
    if (effect === 'revision') return editPublic(tx, row, edit);
    if (effect === 'resubmission') await takeSubmission(tx, seller, edit.at);
    await editHidden(tx, row, edit);
    if (effect === 'resubmission') await tellUnderReview(deps, tx, seller, row);
  });
  return readOne(deps, id);
}

/** Takes back a change that waits for review. */
export async function withdrawChanges(deps: Editing, seller: Principal, id: number): Promise<OwnListing> {
  await deps.db.transaction(async (tx) => {
    await holdOwn(tx, seller, id);
    if (!(await withdrawRevision(tx, { listingId: id, at: deps.clock.now() }))) throw nothingWaits();
  });
  return readOne(deps, id);
}
