import { type Cloth, sail } from '../boats/parts/rig.ts';
import { darken } from '../colour.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Group, line, part, tube } from '../space/model.ts';
import { trace } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';

type SailCut = 'main' | 'genoa' | 'spinnaker';

export type SailItem = {
  cut: SailCut;
  cloth: Cloth;
  rig: readonly Group[];
  luff: number;
  foot: number;
  leech: number;
};

const distance = (a: Vec, b: Vec) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A sail with the spars that hold it up. */
export function sailItem(livery: Livery, random: Random): SailItem {
  const cut: SailCut = random.pick(['main', 'genoa', 'genoa', 'spinnaker', 'main']);
  const white = random.pick(['#fbf9f1', '#f7f4e8', '#f1ecda', '#9f4a2b']);
  const mast: Vec[] = trace('5 0 -1, 4.9 0 13.4');
  const spars = part(0, [
    tube(mast, [0.09, 0.06], livery.spar),
    line(trace('9.2 0 -0.4, 4.92 0 12.8'), '#5c6872', 0.018),
    line(trace('0 0 -1, 4.9 0 13.3'), '#5c6872', 0.014),
  ]);
  const cloths: Record<SailCut, Cloth> = {
    main: {
      tack: [4.9, 0, 0.9],
      head: [4.88, 0, 13],
      clew: [0.6, -0.7, 0.8],
      peak: [4.5, -0.15, 12.95],
      roach: 0.75,
      belly: 0.1,
      colour: white,
      seams: { colour: darken(white, 0.3), count: 11 },
      band: random.chance(0.4) ? livery.accent : undefined,
    },
    genoa: {
      tack: [9.1, 0, 0],
      head: [4.95, 0, 12.6],
      clew: [3.4, -1.3, 0.9],
      roach: -0.25,
      belly: 0.14,
      foot: 0.45,
      colour: white,
      seams: { colour: darken(white, 0.3), count: 11 },
    },
    spinnaker: {
      tack: [9.8, 0.3, 0.9],
      head: [5, -0.2, 12.8],
      clew: [2.6, -2.6, 1.3],
      roach: 1.1,
      luff: 1.5,
      belly: 0.3,
      foot: 0.9,
      colour: random.pick(['#e0683f', '#c8371f', '#2f7fb8', '#e3b13a', '#1f9a8a']),
      seams: { colour: '#ffffff', count: 8 },
      band: '#f7f4e8',
    },
  };
  const cloth = cloths[cut];
  const boom = cut === 'main' ? [part(1, [tube([[4.85, 0, 0.78], cloth.clew], 0.075, livery.spar)])] : [];
  return {
    cut,
    cloth,
    rig: [spars, ...boom, part(2, sail(cloth))],
    luff: distance(cloth.tack, cloth.head),
    foot: distance(cloth.tack, cloth.clew),
    leech: distance(cloth.clew, cloth.head),
  };
}
