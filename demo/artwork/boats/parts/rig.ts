import { type Group, layers, line, type Piece, part, type Skin, tube } from '../../space/model.ts';
import { through } from '../../space/points.ts';
import { between, lerp, sample, type Vec } from '../../space/vector.ts';

const WIRE = '#5c6872';

/** A sail as a skin: `tack`, `head` and `clew` are its corners, the leech swells by `roach`, the cloth by `belly`. */
export type Cloth = {
  tack: Vec;
  head: Vec;
  clew: Vec;
  /** Upper corner on the leech side, for gaff sails and square-topped mains. */
  peak?: Vec;
  roach?: number;
  belly: number;
  /** How far the foot sags below the straight line. */
  foot?: number;
  /** How far the luff falls away from its straight line, as a flying sail's does. */
  luff?: number;
  colour: string;
  seams?: { colour: string; count: number; across?: boolean };
  band?: string;
};

/** The sail bellies downwind, to port. */
const LEEWARD: Vec = [0, -1, 0];

export function clothSurface(cloth: Cloth) {
  const { tack, head, clew, peak = head, roach = 0, belly, foot = 0, luff = 0 } = cloth;
  return (u: number, v: number): Vec => {
    const onLuff = lerp(tack, head, v);
    const onLeech = lerp(clew, peak, v);
    const chord = Math.hypot(onLeech[0] - onLuff[0], onLeech[1] - onLuff[1]);
    const swell = Math.sin(Math.PI * Math.min(1, u * 0.94)) * belly * chord * (1 - v * 0.25);
    const aft = Math.sign(clew[0] - tack[0]) || -1;
    const out = Math.sin(Math.PI * v) * (roach * u - luff * (1 - u)) * aft;
    const p = lerp(onLuff, onLeech, u);
    const sag = -foot * Math.sin(Math.PI * u) * (1 - v) ** 3;
    return [p[0] + out, p[1] + LEEWARD[1] * swell, p[2] + sag];
  };
}

export function sail(cloth: Cloth): Piece[] {
  const surface = clothSurface(cloth);
  const skin = (v0: number, v1: number, colour: string, opacity?: number): Skin => ({
    type: 'skin',
    surface,
    u: [0, 1],
    low: () => v0,
    high: () => v1,
    colour,
    side: 0,
    opacity,
    tone: v0 > 0,
  });
  const seams = cloth.seams ?? { colour: '#9aa7b0', count: 6 };
  const seamLines = Array.from({ length: seams.count }, (_, i) => {
    const v = (i + 1) / (seams.count + 1);
    const points = sample(10, (t) =>
      seams.across ? surface(t, v) : surface(t, Math.min(1, Math.max(0, v + (1 - t) * 0.07 - 0.03))),
    );
    return line(points, seams.colour, 0.016, { opacity: 0.4, tone: true });
  });
  const leech = sample(14, (t) => surface(1, t));
  return [
    skin(0, 1, cloth.colour),
    ...(cloth.band ? [skin(0.84, 0.93, cloth.band)] : []),
    ...seamLines,
    line(leech, '#7d8b95', 0.02, { opacity: 0.55 }),
  ];
}

export type MastSpec = {
  x: number;
  foot: number;
  top: number;
  colour: string;
  radius?: number;
  rake?: number;
  spreaders?: readonly number[];
  /** Where the shrouds meet the deck. */
  chainplates: readonly { x: number; half: number; z: number }[];
};

export const mastAt = ({ x, foot, top, rake = 0 }: MastSpec, z: number): Vec => [
  x - rake * ((z - foot) / (top - foot)),
  0,
  z,
];

/** Mast with spreaders and shrouds. */
export function mast(spec: MastSpec): Group[] {
  const { foot, top, colour, radius = 0.085, spreaders = [], chainplates } = spec;
  const reach = (z: number) => 0.085 * (top - foot) * (1 - ((z - foot) / (top - foot)) * 0.45);
  const stays: Piece[] = ([-1, 1] as const).flatMap((side) =>
    chainplates.flatMap((plate) => {
      const tips = spreaders.map((f): Vec => {
        const z = between(foot, top, f);
        return [mastAt(spec, z)[0] - 0.1, side * Math.min(plate.half, reach(z)), z];
      });
      return [line([[plate.x, side * plate.half, plate.z], ...tips, mastAt(spec, top * 0.985)], WIRE, 0.014)];
    }),
  );
  const bars = ([-1, 1] as const).flatMap((side) =>
    spreaders.map((f) => {
      const z = between(foot, top, f);
      const [x] = mastAt(spec, z);
      const half = Math.min(chainplates[0]!.half, reach(z));
      return line(through([x, 0, z], [x - 0.1, side * half, z]), colour, 0.05);
    }),
  );
  const body = tube(
    sample(8, (t) => mastAt(spec, between(foot, top, t))),
    sample(8, (t) => radius * (1 - 0.35 * t)),
    colour,
  );
  const truck: Piece[] = [
    line([mastAt(spec, top), [mastAt(spec, top)[0], 0, top + 0.45]], WIRE, 0.016),
    line(
      through([mastAt(spec, top)[0] - 0.32, 0, top + 0.12], [mastAt(spec, top)[0] + 0.22, 0, top + 0.12]),
      WIRE,
      0.022,
    ),
  ];
  return [part(layers.rig, [...stays, body, ...bars, ...truck])];
}

export const stay = (from: Vec, to: Vec, width = 0.016) => line([from, to], WIRE, width);

/** A boom with its sail furled under a cover. */
export function stowedMain(gooseneck: Vec, end: Vec, cover: string, spar: string): Piece[] {
  const lumps = sample(12, (t): Vec => {
    const p = lerp(gooseneck, end, t * 0.97);
    return [p[0], p[1], p[2] + 0.17 + 0.1 * (1 - t)];
  });
  return [
    tube([gooseneck, end], 0.06, spar),
    tube(
      lumps,
      sample(12, (t) => 0.2 - 0.1 * t + (Math.round(t * 12) % 3 === 0 ? -0.012 : 0)),
      cover,
    ),
    line(
      through([gooseneck[0] + 0.02, 0, gooseneck[2]], [gooseneck[0] + 0.05, 0, gooseneck[2] + 0.9]),
      cover,
      0.2,
    ),
  ];
}

/** A headsail rolled round its stay. */
export const furledJib = (foot: Vec, head: Vec, cloth: string, strip: string): Piece[] => [
  tube(
    sample(10, (t) => lerp(foot, head, 0.04 + t * 0.92)),
    sample(10, (t) => 0.1 * (1 - t) + 0.028),
    cloth,
  ),
  line(
    sample(10, (t) => lerp(foot, head, 0.06 + t * 0.9)),
    strip,
    0.05,
    { tone: true },
  ),
];
