import type { MediaItem } from '#domain/media/items.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';
import type { ListingFormValues } from '#web/listing-form/form-values.ts';

/** What the edit dialog holds. */
export type ListingEdit = { values: ListingFormValues; media: MediaItem[] };

const storage = safeStorage('sessionStorage');
const keyOf = (listingId: number) => `listing_edit_${listingId}`;

/**
 * What was typed and not saved, as long as it was typed upon what the listing is now. A reload or a session that has
 * expired loses nothing.
 */
export function readUnsaved(listingId: number, before: ListingEdit): ListingEdit | null {
  try {
    const { upon, edit } = JSON.parse(storage.getItem(keyOf(listingId)) ?? '');
    return upon === JSON.stringify(before) ? edit : null;
  } catch {
    return null;
  }
}

export function keepUnsaved(listingId: number, before: ListingEdit, edit: ListingEdit) {
  try {
    storage.setItem(keyOf(listingId), JSON.stringify({ upon: JSON.stringify(before), edit }));
  } catch {
    // A browser without room for it: the dialog still holds it.
  }
}

export function forgetUnsaved(listingId: number) {
  storage.removeItem(keyOf(listingId));
}
