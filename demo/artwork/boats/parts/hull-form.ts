import { between, sample, type Vec } from '../../space/vector.ts';

/** The lines of a hull, in metres. `u` runs from stern 0 to bow 1; `v` from keel −1 over waterline 0 to sheer 1. */
type HullLines = {
  length: number;
  beam: number;
  /** Heights of the sheer above the water at stern, lowest point and bow. */
  sheer: readonly [stern: number, low: number, bow: number];
  lowAt?: number;
  /** How far the stem leans forward above the water, and whether it is straight (1), hollow (>1) or round (<1). */
  stem: { rake: number; shape?: number };
  /** Positive: the transom overhangs; negative: it slopes forward going up. */
  transom: { rake: number; width: number };
  /** Where the deck is widest and how full the bow is (2 fine, 4 full, 10 barge). */
  widestAt?: number;
  fullness?: number;
  /** Breadth at the water as a share of the deck's, amidships and towards the bow. */
  flare?: readonly [amidships: number, bow: number];
  depth: number;
  /** Hulls of catamarans and trimarans lie off the centre line. */
  offset?: number;
  chine?: boolean;
};

export type Hull = HullLines & {
  sheerAt(x: number): number;
  halfAt(x: number): number;
  u(x: number): number;
  point(u: number, v: number, side?: number): Vec;
  /** On the side of the hull, at a height in metres. */
  onSide(x: number, z: number, side: number): Vec;
  deck(x: number, side: number, inset?: number): Vec;
  sheerLine(side: number, inset?: number, from?: number, to?: number): Vec[];
};

export function createHull(lines: HullLines): Hull {
  const { length, beam, sheer, lowAt = 0.4, stem, transom, widestAt = 0.42, fullness = 2.2, depth } = lines;
  const [flareMiddle, flareBow] = lines.flare ?? [0.93, 0.55];
  const shape = stem.shape ?? 1;
  const offset = lines.offset ?? 0;

  const sheerU = (u: number) =>
    u < lowAt
      ? sheer[1] + (sheer[0] - sheer[1]) * ((lowAt - u) / lowAt) ** 2
      : sheer[1] + (sheer[2] - sheer[1]) * ((u - lowAt) / (1 - lowAt)) ** 2;

  const halfU = (u: number) => {
    const t = Math.max(0, Math.min(1, u));
    if (t < widestAt) {
      const s = (widestAt - t) / widestAt;
      return (beam / 2) * (1 - (1 - transom.width) * s * s);
    }
    const s = (t - widestAt) / (1 - widestAt);
    return (beam / 2) * (1 - s ** fullness);
  };

  const flareAt = (u: number) =>
    u < 0.5 ? flareMiddle : between(flareMiddle, flareBow, ((u - 0.5) / 0.5) ** 1.5);

  const aft = (v: number) => (transom.rake > 0 ? transom.rake * (1 - v) : -transom.rake * v);
  const fore = (v: number) =>
    v >= 0
      ? length - stem.rake * (1 - v ** shape)
      : length - stem.rake - 0.11 * length * (-v) ** 0.55 * (lines.chine ? 1.2 : 1);

  const point = (u: number, v: number, side = 1): Vec => {
    const x = between(aft(Math.max(0, v)), fore(v), u);
    if (v >= 0) {
      const waist = between(flareAt(u), 1, v ** 0.8);
      return [x, offset + side * halfU(u) * waist, v * sheerU(u)];
    }
    const w = -v;
    const body = lines.chine ? 1 - w : Math.sqrt(Math.max(0, 1 - w * w));
    const rocker = lines.chine ? 1 : Math.sin(Math.PI * Math.min(1, 0.12 + u * 0.86)) ** 0.6;
    return [x, offset + side * halfU(u) * flareAt(u) * body, -w * depth * rocker];
  };

  const u = (x: number) => Math.max(0, Math.min(1, (x - aft(1)) / (fore(1) - aft(1))));

  const hull: Hull = {
    ...lines,
    sheerAt: (x) => sheerU(u(x)),
    halfAt: (x) => halfU(u(x)),
    u,
    point,
    onSide: (x, z, side) => {
      // The stem leans, so the station that passes through (x, z) differs a little from the deck's.
      const v = z / sheerU(u(x));
      const station = (x - aft(Math.max(0, v))) / (fore(v) - aft(Math.max(0, v)));
      return point(Math.max(0, Math.min(1, station)), v, side);
    },
    deck: (x, side, inset = 0) => {
      const s = u(x);
      return [x, offset + side * Math.max(0, halfU(s) - inset), sheerU(s)];
    },
    sheerLine: (side, inset = 0, from = 0, to = 1) =>
      sample(26, (t) => {
        const p = point(between(from, to, t), 1, side);
        const reach = Math.max(0, Math.abs(p[1] - offset) - inset);
        return [p[0], offset + side * reach, p[2]] as const;
      }),
  };
  return hull;
}
