/** Steps through the frames and wraps around at both ends. */
export function frameAfter(current: number, by: 1 | -1, count: number): number {
  return (current + by + count) % count;
}

/** As many dots as fit on the narrowest phone. */
const MOST_DOTS = 9;

/** The frames with a dot: all of them, or those around the current one. */
export function dotsAround(current: number, count: number): number[] {
  const shown = Math.min(count, MOST_DOTS);
  const start = Math.max(0, Math.min(current - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, index) => start + index);
}

/** The number of thumbnails beside the large photo. */
const MOST_TILES = 4;

/** The frames shown as thumbnails beside the large first one. The video keeps a thumbnail however many photos there are. */
export function tilesBeside(photos: number, hasVideo: boolean): number[] {
  const others = Array.from({ length: Math.max(photos - 1, 0) }, (_, index) => index + 1);
  if (!hasVideo) return others.slice(0, MOST_TILES);
  return [...others.slice(0, MOST_TILES - 1), Math.max(photos, 1)];
}
