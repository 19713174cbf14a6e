import type { Boat } from '../boats/boat.ts';
import type { Hull } from '../boats/parts/hull-form.ts';
import { mix } from '../colour.ts';
import type { Light } from '../lights.ts';
import { curve, ellipse, type Point, polygon } from '../paths.ts';
import type { Random } from '../random.ts';
import { path, type Sheet } from '../sheet.ts';
import { type Camera, depthOf, project, scaleAt } from '../space/camera.ts';
import type { Pose } from '../space/model.ts';
import { sample, type Vec } from '../space/vector.ts';

export type WakeScene = {
  sheet: Sheet;
  camera: Camera;
  light: Light;
  random: Random;
  boat: Boat;
  pose: Pose;
};

export const foamColour = (light: Light) => mix('#ffffff', light.glint, 0.35);

/** Points in front of the viewer, on the picture. */
export const flat = (camera: Camera, points: readonly Vec[]): Point[] =>
  points.filter((p) => depthOf(camera, p) > 0.3).map((p) => project(camera, p));

export const nearSide = (camera: Camera): -1 | 1 => (camera.eye[1] >= 0 ? 1 : -1);

/** Sheets of spray thrown out where a planing hull meets the water. */
export function spray(
  { camera, random, boat, sheet, light }: WakeScene,
  line: readonly Vec[],
  side: number,
  height: number,
): string {
  const run = line.slice(Math.floor(line.length * 0.12));
  const n = run.length - 1;
  const white = foamColour(light);
  const layer = (reach: number, rise: number, opacity: number) => {
    const crest = run.map((p, i): Vec => {
      const t = i / n;
      const out = boat.length * reach * ((1 - t) ** 0.8 + 0.06) * random.between(0.86, 1.14);
      const lift = height * rise * Math.sin(Math.PI * Math.min(1, 0.1 + 0.88 * t)) ** 0.8;
      return [p[0] - out * 1.15, p[1] + side * out, Math.max(0, lift * random.between(0.72, 1.2))];
    });
    const [inner, outer] = [flat(camera, run), flat(camera, crest)];
    if (inner.length < 3 || outer.length < 3) return '';
    const [top, bottom] = [Math.min(...outer.map((p) => p[1])), Math.max(...outer.map((p) => p[1]))];
    const fill = sheet.down(top - 4, bottom + 2, [
      [0, white, opacity * 0.25],
      [0.45, white, opacity],
      [1, white, opacity * 0.75],
    ]);
    return path(`${curve(inner)}L${curve([...outer].reverse()).slice(1)}Z`, { fill });
  };
  return layer(0.17, 0.5, 0.5) + layer(0.12, 0.9, 0.7) + layer(0.055, 1.25, 0.95);
}

/** The wave a displacement hull pushes up at the stem, running aft until it is lost. */
export function bowWave(
  { camera, random, boat, sheet, light }: WakeScene,
  line: readonly Vec[],
  side: number,
): string {
  const run = [...line].reverse().slice(0, Math.ceil(line.length * 0.26));
  const n = run.length - 1;
  if (n < 3) return '';
  const crest = run.map((p, i): Vec => {
    const s = i / n;
    const out = boat.length * (0.008 + 0.038 * s ** 0.75);
    const lift =
      boat.length * 0.014 * Math.sin(Math.PI * Math.min(1, 0.16 + s * 0.84)) * random.between(0.85, 1.15);
    return [p[0] - out * 0.6, p[1] + side * out, lift];
  });
  const [inner, outer] = [flat(camera, run), flat(camera, crest)];
  if (inner.length < 3 || outer.length < 3) return '';
  const [stem, end] = [inner[0]!, outer.at(-1)!];
  const white = foamColour(light);
  const fill = sheet.linear({ x1: stem[0], y1: stem[1], x2: end[0], y2: end[1] }, [
    [0, white, 0.95],
    [0.45, white, 0.75],
    [1, white, 0],
  ]);
  return path(`${curve(inner)}L${curve([...outer].reverse()).slice(1)}Z`, { fill });
}

/** The hump of white water behind a fast transom. */
export function rooster({ camera, random, boat, sheet, light }: WakeScene, hull: Hull): string {
  const offset = hull.offset ?? 0;
  const height = boat.length * 0.05;
  const crest = sample(
    16,
    (t): Vec => [
      0.2 - t * boat.length * 1.25,
      offset,
      height *
        Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 1.3 *
        (1 - t * 0.45) *
        random.between(0.86, 1.1),
    ],
  );
  const foot = sample(
    16,
    (t): Vec => [0.2 - t * boat.length * 1.25, offset + nearSide(camera) * hull.beam * (0.36 + 0.25 * t), 0],
  );
  const [upper, lower] = [flat(camera, crest), flat(camera, foot)];
  if (upper.length < 4 || lower.length < 4) return '';
  const white = foamColour(light);
  const fill = sheet.linear({ x1: upper[0]![0], y1: 0, x2: upper.at(-1)![0], y2: 0 }, [
    [0, white, 0.98],
    [0.4, white, 0.8],
    [1, white, 0],
  ]);
  return path(`${curve(upper)}L${curve([...lower].reverse()).slice(1)}Z`, { fill });
}

/** Drops flung from the spray. */
export function droplets(
  { camera, random, boat }: WakeScene,
  line: readonly Vec[],
  side: number,
  height: number,
): string {
  const n = line.length - 1;
  return Array.from({ length: 30 }, () => {
    const t = random.between(0.35, 0.98);
    const p = line[Math.round(t * n)]!;
    const out = boat.length * random.between(0.02, 0.13);
    const q: Vec = [
      p[0] - out * random.between(0.6, 1.6),
      p[1] + side * out,
      height * random.between(0.3, 1.9),
    ];
    const [x, y] = project(camera, q);
    const r = scaleAt(camera, q) * boat.length * random.between(0.0012, 0.0036);
    return ellipse(x, y, r);
  }).join('');
}

/** The wake of a fast boat: broad at the transom, ragged, fading astern. */
export function wash({ camera, random, boat, sheet, light }: WakeScene, hull: Hull): string {
  const reach = boat.length * 2.4;
  const offset = hull.offset ?? 0;
  const edge = (side: number) =>
    sample(
      22,
      (t): Vec => [
        0.35 - t * reach,
        offset + side * (hull.beam * (0.42 + t * 0.5) + random.between(-0.12, 0.12) * hull.beam * (0.4 + t)),
        0,
      ],
    );
  const area = flat(camera, [...edge(1), ...edge(-1).reverse()]);
  const xs = area.map((p) => p[0]);
  const [start, end] = [project(camera, [0, 0, 0]), project(camera, [-reach * 0.9, 0, 0])];
  if (!xs.length || depthOf(camera, [-reach * 0.9, 0, 0]) < 1) return '';
  const white = foamColour(light);
  return path(polygon(area), {
    fill: sheet.linear({ x1: start[0], y1: start[1], x2: end[0], y2: end[1] }, [
      [0, white, 0.95],
      [0.3, white, 0.62],
      [1, white, 0],
    ]),
  });
}
