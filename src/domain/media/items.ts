import type { MediaType } from './files.ts';

/** A photo or video in the upload list. */
export type MediaItem = {
  id: string;
  url: string;
  type: MediaType;
  name: string;
  size: number;
  isMain: boolean;
  /** Zero-based. */
  order: number;
};

export type NewMediaItem = Omit<MediaItem, 'isMain' | 'order'>;

export function addItem(items: readonly MediaItem[], item: NewMediaItem): MediaItem[] {
  return renumbered([...items, { ...item, isMain: false, order: items.length }]);
}

export function removeItem(items: readonly MediaItem[], id: string): MediaItem[] {
  return renumbered(items.filter((item) => item.id !== id));
}

/** Puts a removed item back in its old position. */
export function restoreItem(items: readonly MediaItem[], removed: MediaItem): MediaItem[] {
  return moveItem(addItem(items, removed), removed.id, Math.min(removed.order, items.length) + 1);
}

/** Makes a photo the main one by moving it to the front. A video cannot be main: the call then changes nothing. */
export function setMain(items: readonly MediaItem[], id: string): MediaItem[] {
  const chosen = items.find((item) => item.id === id);
  return chosen?.type === 'photo' ? moveItem(items, id, 1) : [...items];
}

/** Moves an item to a position from 1 to the number of items; any other position changes nothing. */
export function moveItem(items: readonly MediaItem[], id: string, position: number): MediaItem[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item || !isPosition(items, position)) return [...items];
  const others = items.filter((candidate) => candidate !== item);
  return renumbered(others.toSpliced(position - 1, 0, item));
}

export function isPosition(items: readonly MediaItem[], position: number): boolean {
  return Number.isInteger(position) && position >= 1 && position <= items.length;
}

/** The photos in the order in which they are saved; the first is the cover. */
export function photoUrls(items: readonly MediaItem[]): string[] {
  const photos = items.filter(({ type }) => type === 'photo').toSorted((a, b) => a.order - b.order);
  return photos.map(({ url }) => url);
}

export function videoUrl(items: readonly MediaItem[]): string | null {
  return items.find(({ type }) => type === 'video')?.url ?? null;
}

/** Renumbers the items. The first photo is the main one. */
function renumbered(items: readonly MediaItem[]): MediaItem[] {
  const main = items.find(({ type }) => type === 'photo');
  return items.map((item, order) => ({ ...item, order, isMain: item === main }));
}
