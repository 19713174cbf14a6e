import { mix } from '../colour.ts';
import { faded, LAMPLIGHT, lit } from '../lights.ts';
import { curve, polygon, polyline } from '../paths.ts';
import { path, type Stop } from '../sheet.ts';
import { scaleAt } from './camera.ts';
import type { Face, Wash } from './model.ts';
import type { Painter } from './painter.ts';
import { brightness, type Stage } from './stage.ts';
import { ribbon } from './tube.ts';
import { centroid, dot, type Vec } from './vector.ts';

const edgeOf = (stage: Stage, piece: Face, points: readonly Vec[]) =>
  piece.edge && {
    stroke: lit(piece.edge.colour, 0.7, stage.light),
    width: piece.edge.width * scaleAt(stage.camera, centroid(points)),
  };

/** Windows show the sky by day and lamplight after sunset. */
function glass(stage: Stage, piece: Face, d: string, points: readonly Vec[]): string {
  const { light, sheet } = stage;
  const ys = points.map((p) => stage.toScreen(p)[1]);
  const dark = lit(piece.colour, 0.35, light);
  const stops: Stop[] = light.lamps
    ? [
        [0, mix(dark, LAMPLIGHT, 0.95)],
        [1, mix(dark, '#f0a04b', 0.75)],
      ]
    : [
        [0, mix(dark, light.sky[0]![1], 0.42)],
        [0.45, mix(dark, light.sky.at(-1)![1], 0.3)],
        [0.5, dark],
        [1, mix(dark, light.sea[1], 0.25)],
      ];
  const fill = stage.reflection ? stops[0]![1] : sheet.down(Math.min(...ys), Math.max(...ys), stops);
  return path(d, { fill, ...edgeOf(stage, piece, points), opacity: piece.opacity });
}

/** Sky and sea behind an opening, aligned with the horizon of the picture. */
function view(stage: Stage, piece: Face, d: string, points: readonly Vec[]): string {
  const { light, sheet, camera } = stage;
  const t = camera.horizon / sheet.height;
  const shore = faded('#5f7f6c', 0.55, light);
  const stops: Stop[] = [
    ...light.sky.map(([offset, colour]): Stop => [offset * (t - 0.02), colour]),
    [t - 0.02, shore],
    [t, mix(shore, light.haze, 0.3)],
    [t, light.sea[0]],
    [t + (1 - t) * 0.3, light.sea[1]],
    [1, light.sea[2]],
  ];
  return path(d, { fill: sheet.down(0, sheet.height, stops), ...edgeOf(stage, piece, points) });
}

/** A transparent gradient over a shape already painted. */
function paintWash(stage: Stage, d: string, wash: Wash | undefined): string {
  if (!wash) return '';
  const [from, to] = [stage.toScreen(stage.place(wash.from)), stage.toScreen(stage.place(wash.to))];
  const fill = stage.sheet.linear({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, [
    [0, wash.colour, wash.opacity[0]],
    [1, wash.colour, wash.opacity[1]],
  ]);
  return path(d, { fill });
}

/** Colours in the light of the time of day. */
export const daylight: Painter = {
  face(stage, piece, d, normal, points) {
    if (piece.finish === 'glass') return glass(stage, piece, d, points);
    if (piece.finish === 'view') return view(stage, piece, d, points);
    const own = piece.finish === 'lamp' || piece.finish === 'plain';
    const colour = own
      ? piece.colour
      : lit(piece.colour, normal ? brightness(stage, normal) : 0.75, stage.light);
    // A hairline of the same colour closes the seams between neighbouring faces.
    const seam = piece.opacity === undefined ? { stroke: colour, width: 0.6 } : {};
    return (
      path(d, { fill: colour, ...(edgeOf(stage, piece, points) ?? seam), opacity: piece.opacity }) +
      paintWash(stage, d, piece.wash)
    );
  },

  skin(stage, piece, d, ribs) {
    const [first, last] = [stage.toScreen(ribs[0]!.point), stage.toScreen(ribs.at(-1)!.point)];
    const stops = ribs.map(({ normal }, i): Stop => {
      // Cloth is seen from both sides and glows a little when the sun is behind it.
      const value =
        piece.side === 0 ? 0.45 + 0.55 * Math.abs(dot(normal, stage.sun)) : brightness(stage, normal);
      return [i / (ribs.length - 1), lit(piece.colour, value, stage.light)];
    });
    // Gradients cost most of a rendering; slivers and mirror images do without.
    const flat = stage.reflection || Math.hypot(last[0] - first[0], last[1] - first[1]) < 4;
    const fill = flat
      ? stops[Math.floor(stops.length / 2)]![1]
      : stage.sheet.linear({ x1: first[0], y1: first[1], x2: last[0], y2: last[1] }, stops);
    const wash = stage.reflection ? '' : paintWash(stage, d, piece.wash);
    return path(d, { fill, opacity: piece.opacity }) + wash;
  },

  line(stage, piece, points, width) {
    return path(polyline(points), {
      stroke: lit(piece.colour, 0.7, stage.light),
      width: Math.max(0.7, width),
      opacity: Math.min(piece.opacity ?? 1, Math.max(0.35, width / 0.7)),
      cap: 'round',
    });
  },

  tube(stage, piece, ribs) {
    const band = (width: number, shift: number, fill: string, opacity?: number) =>
      path(ribbon(ribs, width, shift), { fill, opacity });
    const tone = (b: number) => lit(piece.colour, b, stage.light);
    const body = band(1, 0, tone(0.45));
    if (Math.max(...ribs.map((r) => r.radius)) < 1.6) return body;
    return (
      body +
      band(0.72, 0.28, tone(0.78)) +
      band(0.4, 0.42, tone(1)) +
      (piece.gloss ? band(0.1, 0.5, stage.light.glint, 0.75) : '')
    );
  },

  sprite(stage, shape, points, scale) {
    const colour = shape.finish === 'lamp' ? shape.colour : lit(shape.colour, 0.75, stage.light);
    if (shape.width !== undefined) {
      return path(shape.smooth ? curve(points) : polyline(points), {
        stroke: colour,
        width: shape.width * scale,
        cap: 'round',
      });
    }
    return path(shape.smooth ? `${curve([...points, points[0]!])}Z` : polygon(points), { fill: colour });
  },
};
