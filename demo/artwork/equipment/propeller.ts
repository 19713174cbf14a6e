import { darken } from '../colour.ts';
import { type Piece, type Skin, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';

type Propeller = {
  at: Vec;
  radius: number;
  blades: number;
  colour: string;
  turn?: number;
  pitch?: number;
};

/** A marine propeller turning round the x axis. */
export function propeller({
  at: [x, y, z],
  radius,
  blades,
  colour,
  turn = 0.4,
  pitch = 0.28,
}: Propeller): Piece[] {
  const hub = radius * 0.2;
  const blade = (angle: number): Skin => ({
    type: 'skin',
    // u runs from the root to the tip, v across the blade from its trailing to its leading edge.
    surface: (u, v) => {
      const r = hub * 0.9 + (radius - hub * 0.9) * u;
      const chord = 0.34 + 0.5 * Math.sin(Math.PI * Math.min(1, 0.16 + u * 0.84)) ** 0.7;
      const a = angle + (v - 0.42) * chord * 1.5 + u * 0.22;
      return [x + (v - 0.5) * radius * pitch * (1 - u * 0.35), y + Math.cos(a) * r, z + Math.sin(a) * r];
    },
    u: [0, 1],
    low: (u) => (u > 0.86 ? (u - 0.86) * 2.6 : 0),
    high: (u) => (u > 0.86 ? 1 - (u - 0.86) * 3.4 : 1),
    colour,
    side: 0,
    wash: {
      from: [x, y + Math.cos(angle) * hub, z + Math.sin(angle) * hub],
      to: [x, y + Math.cos(angle) * radius, z + Math.sin(angle) * radius],
      colour: darken(colour, 0.5),
      opacity: [0.45, 0],
    },
  });
  return [
    ...Array.from({ length: blades }, (_, i) => blade(turn + (i * Math.PI * 2) / blades)),
    tube(
      through([x - radius * 0.34, y, z], [x - radius * 0.2, y, z], [x + radius * 0.24, y, z]),
      [hub * 0.55, hub, hub * 1.12],
      colour,
    ),
    tube(
      through([x - radius * 0.46, y, z], [x - radius * 0.34, y, z]),
      [hub * 0.3, hub * 0.42],
      darken(colour, 0.25),
    ),
  ];
}
