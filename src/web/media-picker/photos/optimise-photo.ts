import { optimisedName } from '#domain/media/files.ts';
import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import { shrinkInPage } from './shrink-in-page.ts';
import { shrinkInWorker } from './shrink-in-worker.ts';

type Shrink = (photo: Blob) => Promise<Blob>;

/** Tried in this order. */
const WAYS: readonly Shrink[] = [shrinkInWorker, shrinkInPage];

/** What is uploaded of a photo: a small JPEG, or the photo as it is where no way of making one works. */
export async function optimisePhoto(photo: File, ways: readonly Shrink[] = WAYS): Promise<File> {
  for (const shrink of ways) {
    try {
      const { contentType } = OPTIMISED_PHOTO;
      return new File([await shrink(photo)], optimisedName(photo.name), { type: contentType });
    } catch {
      // The server takes the original too, and says so if it cannot be read there either.
    }
  }
  return photo;
}
