import type { Light } from '../lights.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

/** What every piece of scenery needs to know. */
export type Backdrop = { sheet: Sheet; light: Light; random: Random; width: number; horizon: number };

/** On which side of the picture the land lies. */
export const landSide = ({ random }: Backdrop) => (random.chance(0.5) ? 'left' : 'right');
