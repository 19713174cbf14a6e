import { canalMooringShots, riversideShots } from './inland-moorings.ts';
import { marinaShots } from './marina-shots.ts';
import type { MooringShot } from './moored-scene.ts';
import { creekBerthShots, mudBerthShots, swingingShots } from './tidal-moorings.ts';

/** Places to keep a boat, each with the pictures of its advert. */
export const moorings = {
  'marina-berth': marinaShots,
  'creek-berth': creekBerthShots,
  'swinging-mooring': swingingShots,
  'canal-mooring': canalMooringShots,
  'riverside-mooring': riversideShots,
  'mud-berth': mudBerthShots,
} as const satisfies Record<string, readonly MooringShot[]>;

export type MooringKind = keyof typeof moorings;
