import type { CabinStyle } from '../boats/fleet.ts';
import type { Livery } from '../palette.ts';
import { wood } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Cabin, Decor } from './cabin.ts';
import { grand } from './grand-saloon.ts';
import { home } from './houseboat-room.ts';
import { motor } from './motor-saloon.ts';
import { canal } from './narrowboat-cabin.ts';
import { yacht } from './yacht-cabin.ts';

const styles: Record<CabinStyle, (decor: Decor) => Cabin> = { yacht, motor, canal, grand, home };

export function buildCabin(style: CabinStyle, livery: Livery, random: Random): Cabin {
  const timber = random.pick([wood.teak, wood.oak, wood.mahogany, wood.pine, '#c4a477']);
  const fabric = random.pick([
    '#2f4a63',
    '#8c9a8a',
    '#d9cbb0',
    '#7a3340',
    '#3f6f73',
    '#b3a08a',
    livery.canvas,
    '#5b6770',
  ]);
  return styles[style]({ livery, random, timber, fabric, accent: livery.accent });
}
