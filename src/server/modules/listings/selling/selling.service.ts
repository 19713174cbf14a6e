import type { ListingChangesRequest, NewListingRequest, OwnListing } from '#contract/selling.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import { blankFacts, mergeFacts, problemsTogether } from '#domain/listings/fields/read-facts.ts';
import { type ListingEvent, stateOf, transition } from '#domain/listings/lifecycle.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access.ts';
import { invalid } from '#server/http/errors.ts';
import { discardDraft } from '../drafts/drafts.service.ts';
import { columnsOf, factsOf } from '../listing-facts.ts';
import { boatNotFound } from '../listings.errors.ts';
import { contentOf, type ListingContent } from '../listings.table.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { chosenOf, clearMedia, placeMedia } from '../media/listing-media.repository.ts';
import { findWaitingRevision, proposeRevision, withdrawRevision } from '../revisions/revisions.repository.ts';
import { submitOnce } from '../submissions/submissions.repository.ts';
import {
  changeHeld,
  findOwnListings,
  type HeldListing,
  holdListing,
  idsOfSeller,
  insertListing,
} from './own-listings.repository.ts';
import { ownListingView } from './own-listings.views.ts';
import { placeOfListing } from './place-of-listing.ts';
import { nothingWaits, notLive, notNow, notRejected, notYourBoat } from './selling.errors.ts';
import { underReviewMail } from './selling.mails.ts';

type Selling = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'pageCache'>;

const idIn = (address: string) => objectIdOf(address) ?? '';

/** The files that a request names; what it does not mention stays. */
const chosenBy = (
  { images, video }: { images?: string[]; video?: string | null },
  before: ChosenMedia,
): ChosenMedia => ({
  photos: images?.map(idIn) ?? before.photos,
  video: video === undefined ? before.video : video && idIn(video),
});

const NO_FILES: ChosenMedia = { photos: [], video: null };

/** Facts as the columns keep them, with the place on the map that they name. */
const contentFrom = (facts: Facts): ListingContent => {
  const columns = columnsOf(facts);
  return { ...columns, ...placeOfListing(columns) };
};

/** What an edit makes of a listing's words. A county that followed from the old place goes with it. */
function edited(before: ListingContent, changes: Partial<Facts>): ListingContent {
  const moved = changes.location !== undefined && changes.location !== before.location;
  const facts = mergeFacts(factsOf(before), { ...(moved && { county: null }), ...changes });
  const problems = problemsTogether(facts);
  if (problems[0]) throw invalid(problems[0].message, problems);
  return contentFrom(facts);
}

async function readOne({ db, clock }: Selling, id: number): Promise<OwnListing> {
  const [listing] = await findOwnListings(db, [id]);
  if (!listing) throw boatNotFound();
  return ownListingView(listing, clock.now());
}

export async function listOwnListings({ db, clock }: Selling, seller: Principal): Promise<OwnListing[]> {
  const now = clock.now();
  const rows = await findOwnListings(db, await idsOfSeller(db, seller.accountId));
  return rows.map((row) => ownListingView(row, now));
}

export async function readOwnListing(deps: Selling, seller: Principal, id: number): Promise<OwnListing> {
  const [row] = await findOwnListings(deps.db, [id]);
  if (!row || row.boat.deletedAt || row.boat.ownerId !== seller.accountId) throw boatNotFound();
  return ownListingView(row, deps.clock.now());
}

const tellUnderReview = (
  { mailer, config }: Selling,
  tx: Executor,
  seller: Principal,
  { sellerName, title }: Pick<ListingContent, 'sellerName' | 'title'>,
) => mailer.queue(tx, underReviewMail({ to: seller.email, sellerName, title, publicUrl: config.publicUrl }));

/**
 * A new listing, waiting for review. With a key the same request sent again, by a nervous finger or a retry, makes
 * no second one and no second mail.
 */
export async function createListing(
  deps: Selling,
  seller: Principal,
  request: NewListingRequest,
  key: string | undefined,
): Promise<OwnListing> {
  const { images, video, draftId, ...given } = request;
  const at = deps.clock.now();
  const ownerId = seller.accountId;
  const content = contentFrom(mergeFacts(blankFacts(at), given));

  const id = await deps.db.transaction(async (tx) => {
    const create = async () => {
      const brokerListing = seller.sellerType !== 'private';
      const listingId = await insertListing(tx, {
        ...content,
        ownerId,
        brokerListing,
        createdAt: at,
        submittedAt: at,
        updatedAt: at,
      });
      const chosen = chosenBy({ images, video }, NO_FILES);
      await placeMedia(tx, { listingId, revisionId: null }, { ownerId, chosen, at });
      if (draftId) await discardDraft(deps, tx, { id: draftId, ownerId });
      await tellUnderReview(deps, tx, seller, content);
      return listingId;
    };
    return key ? (await submitOnce(tx, { ownerId, key, at }, create)).listingId : create();
  });
  return readOne(deps, id);
}

/** The listing, held, if it is the caller's own. What others may not even know of is not there for them. */
async function holdOwn(tx: Executor, seller: Principal, id: number): Promise<HeldListing> {
  const row = await holdListing(tx, id);
  if (!row || row.deletedAt) throw boatNotFound();
  if (row.ownerId === seller.accountId) return row;
  throw row.shown || seller.role === 'admin' ? notYourBoat() : boatNotFound();
}

const stateOfRow = ({ status, soldAt, deletedAt }: HeldListing) =>
  stateOf({ status, sold: soldAt !== null, deletedAt });

/** What the life of a listing allows its owner to do with it now. */
function allowed(row: HeldListing, event: ListingEvent, refusal: () => Error) {
  const result = transition(stateOfRow(row), event, 'owner');
  if (!result.ok) throw refusal();
  return result;
}

const WAITING = { status: 'pending', rejectionReason: null, rejectedAt: null } as const;

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
  await changeHeld(tx, row.id, {
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
  deps: Selling,
  seller: Principal,
  id: number,
  { images, video, ...changes }: ListingChangesRequest,
): Promise<OwnListing> {
  const edit = { changes: changes as Partial<Facts>, files: { images, video }, at: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    const { effect } = allowed(row, 'edit', notNow);
    if (effect === 'revision') return editPublic(tx, row, edit);
    await editHidden(tx, row, edit);
    if (effect === 'resubmission') await tellUnderReview(deps, tx, seller, row);
  });
  return readOne(deps, id);
}

/** Sends a rejected listing to review again as it is. */
export async function resubmitListing(deps: Selling, seller: Principal, id: number): Promise<OwnListing> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    allowed(row, 'resubmit', notRejected);
    await changeHeld(tx, id, { ...WAITING, submittedAt: at, updatedAt: at });
    await tellUnderReview(deps, tx, seller, row);
  });
  return readOne(deps, id);
}

export async function markSold(
  deps: Selling,
  seller: Principal,
  id: number,
  sold: boolean,
): Promise<OwnListing> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    allowed(row, sold ? 'mark-sold' : 'mark-available', notLive);
    await changeHeld(tx, id, { soldAt: sold ? at : null, updatedAt: at });
  });
  deps.pageCache.clear();
  return readOne(deps, id);
}

/** Takes back a change that waits for review. */
export async function withdrawChanges(deps: Selling, seller: Principal, id: number): Promise<OwnListing> {
  await deps.db.transaction(async (tx) => {
    await holdOwn(tx, seller, id);
    if (!(await withdrawRevision(tx, { listingId: id, at: deps.clock.now() }))) throw nothingWaits();
  });
  return readOne(deps, id);
}

/** Deletes a listing for good. Its files are swept once nothing shows them. */
export async function deleteListing(deps: Selling, seller: Principal, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    allowed(row, 'delete', notNow);
    await withdrawRevision(tx, { listingId: id, at });
    await clearMedia(tx, { listingId: id, revisionId: null }, at);
    await changeHeld(tx, id, { deletedAt: at, updatedAt: at });
  });
  deps.pageCache.clear();
}
