import { blend, darken, mix } from '../colour.ts';
import type { Light } from '../lights.ts';
import { curveDownTo, lens, type Point, rect } from '../paths.ts';
import type { Random } from '../random.ts';
import { path, type Stop } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';

export type SeaState = 'calm' | 'slight' | 'fresh';

const spec = {
  calm: { ripples: 150, height: 0.5, swell: 0, caps: 0 },
  slight: { ripples: 180, height: 1, swell: 3, caps: 0 },
  fresh: { ripples: 200, height: 1.5, swell: 5, caps: 34 },
} as const satisfies Record<SeaState, object>;

/** Depth t from horizon 0 to the lower edge 1, spread so that ripples crowd towards the horizon. */
const rowAt = (t: number, top: number, bottom: number) => top + (bottom - top) * t ** 1.7;

function ripples(
  random: Random,
  count: number,
  top: number,
  bottom: number,
  width: number,
  height: number,
): string {
  return Array.from({ length: count }, () => {
    const t = random.next();
    const y = rowAt(t, top + 4, bottom);
    const size = 0.12 + t ** 1.4;
    return lens(
      random.between(-40, width + 40),
      y,
      random.between(50, 190) * size,
      random.between(3, 9) * size * height,
    );
  }).join('');
}

/** The reflection of the sun or moon on the water. */
function glitter({ sheet, light, random, horizon }: Backdrop): string {
  const body = light.luminary;
  if (!body) return '';
  const x = body.across * sheet.width;
  const flecks = Array.from({ length: 130 }, () => {
    const t = random.next();
    const y = rowAt(t, horizon + 2, sheet.height);
    const spread = body.radius * (0.9 + t * 2.6);
    const offset = (random.next() + random.next() - 1) * spread;
    return lens(x + offset, y, random.between(26, 120) * (0.25 + t), random.between(2.5, 7) * (0.35 + t));
  });
  return path(flecks.join(''), { fill: light.glint, opacity: body.moon ? 0.5 : 0.72 });
}

function swells({ sheet, light, random, horizon }: Backdrop, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const t = 0.52 + (0.44 * i) / count;
    const y = rowAt(t, horizon, sheet.height);
    const amplitude = 2 + 13 * t ** 1.5;
    const phase = random.between(0, 6);
    const points = Array.from({ length: 15 }, (_, k): Point => {
      const x = (k / 14) * sheet.width;
      return [x, y + Math.sin(k * 0.85 + phase) * amplitude + Math.sin(k * 0.37 + phase * 2) * amplitude];
    });
    const base = mix(light.sea[1], light.sea[2], t);
    const fill = sheet.down(y - amplitude * 2, y + 150 * t + 30, [
      [0, mix(base, light.glint, 0.12), 0.6],
      [0.3, base, 0.3],
      [1, darken(base, 0.2), 0],
    ]);
    return path(curveDownTo(points, y + 150 * t + 30), { fill });
  }).join('');
}

function whitecaps({ sheet, random, horizon, light }: Backdrop, count: number): string {
  const caps = Array.from({ length: count }, () => {
    const t = 0.1 + random.next() * 0.85;
    const y = rowAt(t, horizon, sheet.height);
    const w = random.between(26, 90) * (0.2 + t);
    const x = random.between(0, sheet.width);
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(w * 0.3).toFixed(1)} ${(-w * 0.16).toFixed(1)} ${(w * 0.6).toFixed(1)} ${(-w * 0.04).toFixed(1)}q${(w * 0.3).toFixed(1)} ${(w * 0.02).toFixed(1)} ${(w * 0.5).toFixed(1)} ${(w * 0.12).toFixed(1)}q${(-w * 0.5).toFixed(1)} ${(-w * 0.05).toFixed(1)} ${(-w * 1.1).toFixed(1)} ${(-w * 0.08).toFixed(1)}Z`;
  });
  return path(caps.join(''), { fill: mix('#ffffff', light.sea[0], 0.2), opacity: 0.85 });
}

const depths = (light: Light): readonly Stop[] => [
  [0, light.sea[0]],
  [0.16, mix(light.sea[0], light.sea[1], 0.55)],
  [0.45, light.sea[1]],
  [1, light.sea[2]],
];

/** The water's colour at a depth of the picture, blended as the renderer blends. */
function colourAt(stops: readonly Stop[], t: number): string {
  const after = stops.findIndex(([offset]) => offset >= t);
  const [t1, to] = stops[Math.max(1, after)]!;
  const [t0, from] = stops[Math.max(1, after) - 1]!;
  return blend(from, to, (t - t0) / (t1 - t0));
}

/** The body of water from the horizon to the lower edge. */
export function seaBody(backdrop: Backdrop, state: SeaState): string {
  const { sheet, light, horizon, random } = backdrop;
  return (
    path(rect(0, horizon, sheet.width, sheet.height - horizon), {
      fill: sheet.down(horizon, sheet.height, depths(light)),
    }) + swells({ ...backdrop, random: random.fork('swell') }, spec[state].swell)
  );
}

/** Ripples and glitter; drawn after reflections so that they break them up. */
export function seaSurface(backdrop: Backdrop, state: SeaState): string {
  const { sheet, light, horizon, random } = backdrop;
  const { ripples: count, height, caps } = spec[state];
  const row = (label: string, n: number, h: number) =>
    ripples(random.fork(label), n, horizon, sheet.height, sheet.width, h);
  return [
    path(row('dark', count, height), { fill: light.sea[2], opacity: 0.2 }),
    path(row('light', Math.round(count * 0.7), height * 0.8), {
      fill: mix(light.sea[0], light.glint, 0.5),
      opacity: 0.26,
    }),
    glitter({ ...backdrop, random: random.fork('glitter') }),
    caps ? whitecaps({ ...backdrop, random: random.fork('caps') }, caps) : '',
  ].join('');
}

type Veil = {
  top: number;
  reach: number /** How much of the mirror image is lost at its brightest. */;
  dullness: number;
  rough: number;
};

/** Lays water over a mirror image: it dulls below `top`, is gone after `reach`, and is sliced by streaks. */
export function reflectionVeil(backdrop: Backdrop, { top, reach, dullness, rough }: Veil): string {
  const { sheet, light, random, horizon } = backdrop;
  const seed = random.fork('veil');
  const water = depths(light);
  const depth = (y: number) => Math.min(1, (y - horizon) / (sheet.height - horizon));
  const bottom = Math.min(sheet.height, top + reach);
  const opacity = (t: number) => {
    const gone = Math.min(1, Math.max(0, (t - depth(top)) / (depth(bottom) - depth(top))));
    return dullness + (1 - dullness) * gone;
  };
  const marks = [depth(top), ...water.map(([t]) => t).filter((t) => t > depth(top)), depth(bottom), 1].sort(
    (a, b) => a - b,
  );
  const fill = sheet.down(
    horizon,
    sheet.height,
    marks.map((t): Stop => [t, colourAt(water, t), opacity(t)]),
  );
  const rows = 3;
  const streaks = Array.from({ length: rows }, (_, i) => {
    const [y0, y1] = [top + ((bottom - top) * i) / rows, top + ((bottom - top) * (i + 1)) / rows];
    const slices = Array.from({ length: Math.round(26 * (1 + rough)) }, () =>
      lens(
        seed.between(0, sheet.width),
        seed.between(y0, y1),
        seed.between(90, 320),
        seed.between(3, 9) * (0.6 + rough),
      ),
    );
    return path(slices.join(''), { fill: colourAt(water, depth((y0 + y1) / 2)), opacity: 0.75 });
  });
  return path(rect(0, top, sheet.width, sheet.height - top), { fill }) + streaks.join('');
}
