import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Model } from '../space/model.ts';
import type { Opening } from './room.ts';

/** A furnished cabin and where the viewer stands in it. */
export type Cabin = { model: Model; eye: readonly [x: number, z: number]; focal: number };

export type Decor = { livery: Livery; random: Random; timber: string; fabric: string; accent: string };

export const row = (
  from: number,
  to: number,
  count: number,
  gap: number,
  z: readonly [number, number],
  extra: Partial<Opening> = {},
): Opening[] => {
  const width = (to - from - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({
    from: from + i * (width + gap),
    to: from + i * (width + gap) + width,
    low: z[0],
    high: z[1],
    ...extra,
  }));
};
