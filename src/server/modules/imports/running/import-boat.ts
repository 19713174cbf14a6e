import type { ImportOutcome } from '#contract/selling/imports.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { SALE_COLUMNS } from '#server/modules/listings/listing-state.ts';
import { lockListing, updateLockedListing } from '#server/modules/listings/locked-listings.repository.ts';
import { saveReference } from '#server/modules/listings/references/references.repository.ts';
import { publishNew, withTrustedPublishing } from '#server/modules/listings/review/publish.ts';
import { storeNewListing } from '#server/modules/listings/selling/creating.service.ts';
import { editLocked } from '#server/modules/listings/selling/editing.service.ts';
import { lockOnlyOwn, moveSale } from '#server/modules/listings/selling/sale-state.service.ts';
import { saleStateRefused } from '#server/modules/listings/selling/selling.errors.ts';
import type { RowSchemas } from '../checking/row-schemas.ts';
import type { ImportRowRecord } from '../imports.repository.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import type { ImportingSeller } from '../seller-of-import.ts';
import { changedSince, fingerprintOf, versionOf } from '../undoing/fingerprint.ts';
import { moveTo } from './move-sale.ts';
import type { ResolvedRow } from './resolve-row.ts';

/** What a row of a file does to a boat, in the caller's transaction. */
interface Work {
  deps: Deps;
  tx: Executor;
  seller: ImportingSeller;
  row: ResolvedRow;
  schemas: RowSchemas;
  /** Ids of photos that are stored. */
  photos: string[];
  at: Date;
}

async function createBoat({ deps, tx, seller, row, schemas, photos, at }: Work): Promise<number> {
  const {
    images: _,
    video: __,
    draftId: ___,
    draftBasedOn: ____,
    ...given
  } = schemas.created.parse(row.request);
  const chosen = { photos, video: null };
  const { listingId } = await storeNewListing(tx, seller.principal, { given, chosen, at });
  const { reference, replaces } = row;
  const ownerId = seller.account.id;
  if (!(await saveReference(tx, { ownerId, reference, listingId })))
    throw new ImportProblem(`Another boat of yours has the reference “${reference}”.`);
  const created = await lockOnlyOwn(tx, ownerId, listingId);
  const state = row.state ?? 'for-sale';
  if (state !== 'for-sale') await updateLockedListing(tx, created, SALE_COLUMNS[state](at));
  if (seller.account.trusted) await publishNew(deps, tx, created, { at, replaces });
  return listingId;
}

async function changeBoat(work: Work): Promise<number> {
  const { deps, tx, seller, row, schemas, photos, at } = work;
  const id = row.boatId ?? 0;
  const boat = await lockOnlyOwn(tx, seller.account.id, id);
  const { images: _, video: __, ...changes } = schemas.changed.parse(row.request);
  const files = photos.length > 0 ? { images: photos.map(objectUrl) } : {};
  const isEdited = row.changes.some(({ field }) => field !== 'state');
  if (isEdited) {
    const edit = { changes: changes as Partial<Facts>, files, at };
    const change = () => editLocked(deps, tx, { seller: seller.principal, row: boat, edit });
    if (seller.account.trusted) await withTrustedPublishing(deps, tx, { row: boat, at }, change);
    else await change();
  }
  if (row.state) await moveTo(work, await lockOnlyOwn(tx, boat.ownerId, id), row.state);
  return id;
}

async function pauseGone({ deps, tx, seller, row, at }: Work): Promise<number> {
  const boat = await lockOnlyOwn(tx, seller.account.id, row.boatId ?? 0);
  await moveSale(deps, tx, boat, { state: 'paused', at, refusal: () => saleStateRefused('paused') });
  return boat.id;
}

/** There is nothing to do, or nothing that can be done. */
const leave = async ({ row }: Work): Promise<number | null> => row.boatId;

const ACTIONS: Record<ImportOutcome, (work: Work) => Promise<number | null>> = {
  new: createBoat,
  changed: changeBoat,
  unchanged: leave,
  faulty: leave,
  gone: pauseGone,
};

export type ImportedBoat = Pick<ImportRowRecord, 'boatId' | 'before' | 'after'>;

/** Creates, changes or pauses the boat of a row; returns it, if there is one, with what undoing needs. */
export async function importBoat(work: Work): Promise<ImportedBoat> {
  const { tx, row } = work;
  const existing =
    row.outcome === 'new' || row.boatId === null ? undefined : await lockListing(tx, row.boatId);
  const before = existing && (await versionOf(tx, existing));
  const boatId = await ACTIONS[row.outcome](work);
  const boat = boatId === null ? undefined : await lockListing(tx, boatId);
  if (!boat || !['new', 'changed', 'gone'].includes(row.outcome))
    return { boatId, before: null, after: null };
  const after = await versionOf(tx, boat);
  return { boatId, before: before ? changedSince(before, after) : null, after: fingerprintOf(after) };
}
