import type { Facts } from '#domain/listings/fields/facts.ts';
import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { SALE_COLUMNS, saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import {
  type LockedListing,
  updateLockedListing,
} from '#server/modules/listings/locked-listings.repository.ts';
import { saveReference } from '#server/modules/listings/references/references.repository.ts';
import { publishTrusted } from '#server/modules/listings/review/publish-trusted.ts';
import { storeNewListing } from '#server/modules/listings/selling/creating.service.ts';
import { editLocked } from '#server/modules/listings/selling/editing.service.ts';
import { lockOnlyOwn, moveSale } from '#server/modules/listings/selling/sale-state.service.ts';
import { saleStateRefused } from '#server/modules/listings/selling/selling.errors.ts';
import type { ImportRowRecord } from '../imports.repository.ts';
import type { RowSchemas } from '../row-schemas.ts';
import type { ImportingSeller } from '../seller-of-import.ts';

/** What a row of a file does to a boat, in the caller's transaction. */
interface Work {
  deps: Deps;
  tx: Executor;
  seller: ImportingSeller;
  row: ImportRowRecord;
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
  const state = row.state ?? 'for-sale';
  if (state !== 'for-sale') {
    const created = await lockOnlyOwn(tx, seller.account.id, listingId);
    await updateLockedListing(tx, created, SALE_COLUMNS[state](at));
  }
  if (seller.account.trusted) await publishTrusted(deps, tx, listingId, at);
  await saveReference(tx, { ownerId: seller.account.id, reference: row.reference, listingId });
  return listingId;
}

/** A boat that is not for sale goes through "for sale" where the lifecycle has no direct way. */
async function moveTo(
  { deps, tx, at }: Pick<Work, 'deps' | 'tx' | 'at'>,
  boat: LockedListing,
  state: SaleState,
): Promise<void> {
  if (saleStateOfRow(boat) === state || boat.status === 'rejected') return;
  if (boat.status === 'pending') return updateLockedListing(tx, boat, SALE_COLUMNS[state](at));
  const refusal = () => saleStateRefused(state);
  const isOnSale = saleStateOfRow(boat) === 'for-sale';
  if (isOnSale || state === 'for-sale' || (state === 'sold' && saleStateOfRow(boat) !== 'sold'))
    return moveSale(deps, tx, boat, { state, at, refusal });
  await moveSale(deps, tx, boat, { state: 'for-sale', at, refusal });
  await moveSale(deps, tx, await lockOnlyOwn(tx, boat.ownerId, boat.id), { state, at, refusal });
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
    await editLocked(deps, tx, { seller: seller.principal, row: boat, edit });
    if (seller.account.trusted) await publishTrusted(deps, tx, id, at);
  }
  if (row.state) await moveTo(work, await lockOnlyOwn(tx, boat.ownerId, id), row.state);
  return id;
}

async function pauseGone({ deps, tx, seller, row, at }: Work): Promise<number> {
  const boat = await lockOnlyOwn(tx, seller.account.id, row.boatId ?? 0);
  await moveSale(deps, tx, boat, { state: 'paused', at, refusal: () => saleStateRefused('paused') });
  return boat.id;
}

const ACTIONS = { new: createBoat, changed: changeBoat, gone: pauseGone } as const;

/** Creates, changes or pauses the boat of a row; returns its id. */
export const importBoat = (work: Work): Promise<number> =>
  ACTIONS[work.row.outcome as keyof typeof ACTIONS](work);
