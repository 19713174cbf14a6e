import type { OwnListing } from '#contract/selling/selling.ts';
import { addItem, type MediaItem } from '#domain/media/items.ts';

type Shown = Pick<OwnListing, 'images' | 'video'>;

/** The photos and the video of a listing as picker items. The first photo is the main one. */
export function mediaOf({ images, video }: Shown): MediaItem[] {
  const photos = images.map((url, index) => ({
    id: url,
    url,
    type: 'photo' as const,
    name: `Photo ${index + 1}`,
    size: 0,
  }));
  const videos = video ? [{ id: video, url: video, type: 'video' as const, name: 'Video', size: 0 }] : [];
  return [...photos, ...videos].reduce<MediaItem[]>(addItem, []);
}
