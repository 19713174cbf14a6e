/** Steps through frames in a ring: after the last comes the first. */
export function frameAfter(current: number, by: 1 | -1, count: number): number {
  return (current + by + count) % count;
}

/** As many dots as fit beside each other on the narrowest phone. */
const MOST_DOTS = 9;

/** The frames that have a dot: all of them, or those around the current one. */
export function dotsAround(current: number, count: number): number[] {
  const shown = Math.min(count, MOST_DOTS);
  const start = Math.max(0, Math.min(current - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, index) => start + index);
}

/** How many small pictures stand beside the large one. */
const MOST_TILES = 4;

/** The frames that stand as small pictures beside the large first one; of many photographs the video keeps its place. */
export function tilesBeside(photos: number, hasVideo: boolean): number[] {
  const others = Array.from({ length: Math.max(photos - 1, 0) }, (_, index) => index + 1);
  if (!hasVideo) return others.slice(0, MOST_TILES);
  return [...others.slice(0, MOST_TILES - 1), Math.max(photos, 1)];
}
