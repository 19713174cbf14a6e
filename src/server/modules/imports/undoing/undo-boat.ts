import type { UndoneOutcome } from '#contract/selling/imports.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { type LockedListing, lockListing } from '#server/modules/listings/locked-listings.repository.ts';
import { withTrustedPublishing } from '#server/modules/listings/review/publish.ts';
import { editLocked } from '#server/modules/listings/selling/editing.service.ts';
import { deleteLocked } from '#server/modules/listings/selling/listing-status.service.ts';
import { lockOnlyOwn } from '#server/modules/listings/selling/sale-state.service.ts';
import { findOwnFiles } from '#server/modules/media/media.repository.ts';
import type { ImportRowRecord } from '../imports.repository.ts';
import type { BoatBefore } from '../imports.table.ts';
import { moveTo } from '../running/move-sale.ts';
import type { ImportingSeller } from '../seller-of-import.ts';
import { fingerprintOf, versionOf } from './fingerprint.ts';

interface Undoing {
  deps: Deps;
  tx: Executor;
  seller: ImportingSeller;
  at: Date;
}

/** Photos that no listing has shown for a day may be deleted by now; then the boat keeps those it has. */
async function photosToRestore(
  { tx, seller }: Undoing,
  { photos }: BoatBefore,
): Promise<{ images?: string[] }> {
  if (!photos) return {};
  const found = await findOwnFiles(tx, { ownerId: seller.account.id, ids: [...photos] });
  return found.length === photos.length ? { images: photos.map(objectUrl) } : {};
}

/**
 * Puts back what an import changed, by the same ways as an edit: what needs a review waits for one, and what an
 * administrator stopped stays stopped.
 */
async function restore(undoing: Undoing, boat: LockedListing, before: BoatBefore): Promise<void> {
  const { deps, tx, seller, at } = undoing;
  const files = await photosToRestore(undoing, before);
  if (Object.keys(before.facts).length > 0 || files.images) {
    const edit = { changes: before.facts, files, at };
    const change = () => editLocked(deps, tx, { seller: seller.principal, row: boat, edit });
    if (seller.account.trusted) await withTrustedPublishing(deps, tx, { row: boat, at }, change);
    else await change();
  }
  if (before.state) await moveTo(undoing, await lockOnlyOwn(tx, boat.ownerId, boat.id), before.state);
}

/** Undoes what an import did with the boat of a row, unless it was edited since. */
export async function undoBoat(undoing: Undoing, row: ImportRowRecord): Promise<UndoneOutcome | null> {
  const { tx, seller, at } = undoing;
  const { boatId, outcome, before, after } = row;
  if (boatId === null || (outcome !== 'new' && !before)) return null;
  const boat = await lockListing(tx, boatId);
  if (!boat || boat.deletedAt || boat.ownerId !== seller.account.id) return null;
  if (after === null || fingerprintOf(await versionOf(tx, boat)) !== after) return 'left';
  if (outcome === 'new') {
    await deleteLocked(tx, boat, at);
    return 'removed';
  }
  // Editing a boat that was taken down would send it to review again.
  if (boat.status === 'rejected' || !before) return 'left';
  await restore(undoing, boat, before);
  return 'restored';
}
