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

/** Puts a removed item back in its old position, as the main photo if it was. */
export function restoreItem(items: readonly MediaItem[], removed: MediaItem): MediaItem[] {
  const position = Math.min(removed.order, items.length) + 1;
  const restored = moveItem(addItem(items, removed), removed.id, position);
  return removed.isMain ? setMain(restored, removed.id) : restored;
}

/** Makes a photo the main one. A video cannot be main: the call then changes nothing. */
export function setMain(items: readonly MediaItem[], id: string): MediaItem[] {
  const chosen = items.find((item) => item.id === id);
  if (chosen?.type !== 'photo') return [...items];
  return items.map((item) => ({ ...item, isMain: item.id === id }));
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

/** The photos in the order in which they are saved: the main one first as the cover, then the others. */
export function photoUrls(items: readonly MediaItem[]): string[] {
  const photos = items.filter(({ type }) => type === 'photo').toSorted((a, b) => a.order - b.order);
  return photos.toSorted((a, b) => Number(b.isMain) - Number(a.isMain)).map(({ url }) => url);
}

export function videoUrl(items: readonly MediaItem[]): string | null {
  return items.find(({ type }) => type === 'video')?.url ?? null;
}

/** Renumbers the items, and makes the first photo main when none is: there is always exactly one. */
function renumbered(items: readonly MediaItem[]): MediaItem[] {
  const main =
    items.find(({ type, isMain }) => type === 'photo' && isMain) ??
    items.find(({ type }) => type === 'photo');
  return items.map((item, order) => ({ ...item, order, isMain: item === main }));
}
