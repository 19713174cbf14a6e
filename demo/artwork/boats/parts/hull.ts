import { darken } from '../../colour.ts';
import { face, type Group, layers, type Piece, part, type Skin, tube } from '../../space/model.ts';
import { sample, type Vec } from '../../space/vector.ts';
import type { Hull } from './hull-form.ts';

type HullPaint = {
  topsides: string;
  bottom: string;
  boot: string;
  stripe?: string;
  rail: string;
  deck: string;
};

const sides = [-1, 1] as const;

/** Puts the near hull of a multihull just below the deck structures and the far one well behind them. */
export const OUTRIGGER_BASE = -62;

/** A band along the hull between two heights in metres, measured from the water or down from the sheer. */
export function band(
  hull: Hull,
  side: -1 | 1,
  colour: string,
  heights: { from: (x: number) => number; to: (x: number) => number },
  span: readonly [number, number] = [0, 1],
): Skin {
  const sheer = (u: number) => hull.point(u, 1, side)[2];
  const x = (u: number) => hull.point(u, 1, side)[0];
  return {
    type: 'skin',
    surface: (u, v) => hull.point(u, v, side),
    u: span,
    low: (u) => heights.from(x(u)) / sheer(u),
    high: (u) => heights.to(x(u)) / sheer(u),
    colour,
    side,
    tone: true,
  };
}

function sidePieces(hull: Hull, side: -1 | 1, paint: HullPaint): Piece[] {
  const middle = hull.length * 0.5;
  const topsides: Skin = {
    type: 'skin',
    surface: (u, v) => hull.point(u, v, side),
    u: [0, 1],
    low: () => 0,
    high: () => 1,
    colour: paint.topsides,
    side,
    wash: {
      from: hull.onSide(middle, hull.sheerAt(middle) * 0.75, side),
      to: hull.onSide(middle, 0, side),
      colour: darken(paint.topsides, 0.65),
      opacity: [0, 0.34],
    },
  };
  const bottom: Skin = {
    type: 'skin',
    surface: (u, v) => hull.point(u, v, side),
    u: [0, 1],
    low: () => -1,
    high: () => 0,
    colour: paint.bottom,
    side,
  };
  const bootHeight = Math.max(0.05, hull.length * 0.007);
  return [
    bottom,
    topsides,
    band(hull, side, paint.boot, { from: () => bootHeight * 0.9, to: () => bootHeight * 2.1 }),
    band(hull, side, paint.bottom, { from: () => 0, to: () => bootHeight * 0.9 }),
    ...(paint.stripe
      ? [
          band(
            hull,
            side,
            paint.stripe,
            {
              from: (x) => hull.sheerAt(x) - hull.length * 0.0155,
              to: (x) => hull.sheerAt(x) - hull.length * 0.0095,
            },
            [0.03, 0.965],
          ),
        ]
      : []),
  ];
}

function transomOutline(hull: Hull): Vec[] {
  const edge = (side: number) => sample(8, (t) => hull.point(0, 1 - 2 * t, side));
  return [...edge(1), ...edge(-1).reverse()];
}

/**
 * Deck, then shell and transom over it; each side hides itself when it faces away. The hulls of a multihull name the
 * side they lie on, so that the farther one is drawn behind everything between them.
 */
export function hullGroups(hull: Hull, paint: HullPaint, outrigger?: -1 | 1): Group[] {
  const base = outrigger ? OUTRIGGER_BASE : 0;
  const placed = outrigger ? { side: outrigger } : {};
  const transom = face(transomOutline(hull), paint.topsides, {
    outward: [-1, 0, hull.transom.rake < 0 ? 0.4 : -0.1],
  });
  const deck = face([...hull.sheerLine(1), ...hull.sheerLine(-1).reverse()], paint.deck, {
    outward: [0, 0, 1],
  });
  const rail = (side: -1 | 1) => tube(hull.sheerLine(side), hull.length * 0.0042, paint.rail);
  return [
    part(base + layers.deck, [deck], placed),
    part(base + layers.shell, [...sides.flatMap((side) => sidePieces(hull, side, paint)), transom], placed),
    ...(outrigger
      ? [part(base + layers.shell + 1, [rail(outrigger)], placed)]
      : sides.map((side) => part(1, [rail(side)], { side }))),
  ];
}
