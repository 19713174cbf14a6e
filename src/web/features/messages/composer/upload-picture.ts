import { optimisePhoto } from '#web/media-picker/photos/optimise-photo.ts';
import { sendFile } from '#web/media-picker/uploads/send-file.ts';

/** Shrinks and uploads one picture; returns its address. */
export async function uploadPicture(file: File): Promise<string> {
  const { signal } = new AbortController();
  const { url } = await sendFile(await optimisePhoto(file), 'photo', { signal, onPercent: () => {} });
  return url;
}
