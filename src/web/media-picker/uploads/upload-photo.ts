import { optimisePhoto } from '../photos/optimise-photo.ts';
import { sendFile } from './send-file.ts';

/** Shrinks and uploads one photo; returns its address. */
export async function uploadPhoto(file: File): Promise<string> {
  const { signal } = new AbortController();
  const { url } = await sendFile(await optimisePhoto(file), 'photo', { signal, onPercent: () => {} });
  return url;
}
