import type { MediaItem } from '#domain/media/items.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';
import type { ListingFormValues } from '#web/listing-form/form-values.ts';

/** The content of the edit dialog. */
export type ListingEdit = { values: ListingFormValues; media: MediaItem[] };

const storage = safeStorage('sessionStorage');
const keyOf = (listingId: number) => `listing_edit_${listingId}`;

/**
 * Unsaved input, valid as long as the listing has not changed since. It survives a reload or an expired
 * session.
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
    // Storage is full. The open dialog still holds the input.
  }
}

export function forgetUnsaved(listingId: number) {
  storage.removeItem(keyOf(listingId));
}
