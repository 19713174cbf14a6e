import { mix } from '../colour.ts';
import { faded } from '../lights.ts';
import { ellipse, num, type Point, polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';

const LAMP = '#ffdf94';

/** A lighthouse with gallery, lantern and keeper's cottage. */
export function lighthouse(
  { light, random }: Backdrop,
  x: number,
  base: number,
  height: number,
  distance: number,
  banded = random.chance(0.5),
): string {
  const tone = (c: string, b = 0.8) => faded(c, distance, light, b);
  const half = (t: number) => height * (0.105 - 0.042 * t);
  const y = (t: number) => base - height * t;
  const ring = (t0: number, t1: number): Point[] => [
    [x - half(t0), y(t0)],
    [x - half(t1), y(t1)],
    [x + half(t1), y(t1)],
    [x + half(t0), y(t0)],
  ];
  const shade = (t0: number, t1: number): Point[] => [
    [x + half(t0) * 0.25, y(t0)],
    [x + half(t1) * 0.25, y(t1)],
    [x + half(t1), y(t1)],
    [x + half(t0), y(t0)],
  ];
  const red = '#c23a26';
  const beam = light.lamps
    ? [-1, 1]
        .map((s) =>
          path(
            polygon([
              [x, y(0.88)],
              [x + s * height * 6, y(0.88) - height * 0.5],
              [x + s * height * 6, y(0.88) + height * 0.34],
            ]),
            { fill: LAMP, opacity: 0.13 },
          ),
        )
        .join('')
    : '';
  const cottage =
    path(rect(x + height * 0.1, base - height * 0.15, height * 0.34, height * 0.15), {
      fill: tone('#f3efe4'),
    }) +
    path(
      polygon([
        [x + height * 0.07, base - height * 0.15],
        [x + height * 0.13, base - height * 0.25],
        [x + height * 0.41, base - height * 0.25],
        [x + height * 0.47, base - height * 0.15],
      ]),
      { fill: tone('#5e6c78', 0.6) },
    ) +
    path(
      rect(x + height * 0.18, base - height * 0.11, height * 0.04, height * 0.05) +
        rect(x + height * 0.31, base - height * 0.11, height * 0.04, height * 0.05),
      { fill: light.lamps ? LAMP : tone('#37475a', 0.4) },
    );
  return (
    beam +
    cottage +
    path(polygon(ring(0, 0.8)), { fill: tone('#f7f4ea', 1) }) +
    (banded ? path(polygon(ring(0.2, 0.38)) + polygon(ring(0.56, 0.72)), { fill: tone(red) }) : '') +
    path(polygon(shade(0, 0.8)), { fill: tone('#5d6b7f', 0.3), opacity: 0.3 }) +
    path(rect(x - height * 0.095, y(0.82), height * 0.19, height * 0.028), { fill: tone('#3b4652', 0.5) }) +
    path(rect(x - height * 0.045, y(0.92), height * 0.09, height * 0.11), {
      fill: light.lamps ? LAMP : tone('#cfe0e4', 1),
    }) +
    path(
      polygon([
        [x - height * 0.066, y(0.915)],
        [x, y(1)],
        [x + height * 0.066, y(0.915)],
      ]),
      { fill: tone(banded ? red : '#3b4652', 0.6) },
    )
  );
}

/** A keep with curtain walls. */
export function castle(
  { light, random }: Backdrop,
  x: number,
  base: number,
  width: number,
  distance: number,
): string {
  const stone = '#a3937c';
  const tone = (b: number) => faded(stone, distance, light, b);
  const merlons = (x0: number, x1: number, top: number) => {
    const n = Math.max(3, Math.round((x1 - x0) / (width * 0.034)));
    const w = (x1 - x0) / (2 * n - 1);
    return Array.from({ length: n }, (_, i) => rect(x0 + i * 2 * w, top - w * 1.1, w, w * 1.2)).join('');
  };
  const towers = [
    [-0.5, 0.1, 0.26],
    [-0.2, 0.2, 0.46],
    [0.12, 0.13, 0.34],
    [0.4, 0.1, 0.28],
  ].map(([cx, w, h]) => ({
    x0: x + width * (cx! - w! / 2),
    x1: x + width * (cx! + w! / 2),
    top: base - width * h! * random.between(0.92, 1.05),
  }));
  const wallTop = base - width * 0.17;
  const windows = towers
    .map((t) => rect((t.x0 + t.x1) / 2 - 2, t.top + width * 0.05, 4, width * 0.03))
    .join('');
  return (
    path(
      rect(x - width * 0.5, wallTop, width * 0.95, base - wallTop) +
        merlons(x - width * 0.48, x + width * 0.44, wallTop),
      { fill: tone(0.75) },
    ) +
    towers
      .map(
        (t) =>
          path(rect(t.x0, t.top, t.x1 - t.x0, base - t.top) + merlons(t.x0, t.x1, t.top), {
            fill: tone(0.95),
          }) +
          path(rect(t.x0 + (t.x1 - t.x0) * 0.6, t.top, (t.x1 - t.x0) * 0.4, base - t.top), {
            fill: tone(0.2),
            opacity: 0.6,
          }),
      )
      .join('') +
    path(windows, { fill: light.lamps ? LAMP : tone(0) })
  );
}

/** Offshore wind turbines far out. */
export function turbines(
  { light, random, width }: Backdrop,
  base: number,
  count: number,
  distance: number,
): string {
  const colour = mix('#f2f5f5', light.haze, distance);
  const start = random.between(0, width * 0.4);
  return Array.from({ length: count }, (_, i) => {
    const x = start + i * random.between(58, 92);
    const h = random.between(48, 66) * (1 - (i % 3) * 0.14);
    const hub: Point = [x, base - h];
    const angle = random.between(0, 2);
    const blades = [0, 1, 2].map((k) => {
      const a = angle + (k * Math.PI * 2) / 3;
      return `M${num(hub[0])} ${num(hub[1])}l${num(Math.cos(a) * h * 0.52)} ${num(Math.sin(a) * h * 0.52)}`;
    });
    return path(`M${num(x)} ${num(base)}L${num(x)} ${num(hub[1])}${blades.join('')}`, {
      stroke: colour,
      width: 2,
      opacity: 0.9,
    });
  }).join('');
}

/** A round Victorian fort standing in the sea. */
export function seaFort(
  { light }: Backdrop,
  x: number,
  base: number,
  width: number,
  distance: number,
): string {
  const h = width * 0.42;
  const tone = (c: string, b: number) => faded(c, distance, light, b);
  const ports = Array.from({ length: 8 }, (_, i) =>
    rect(x - width * 0.42 + i * width * 0.115, base - h * 0.62, width * 0.045, h * 0.2),
  ).join('');
  return (
    path(
      polygon([
        [x - width / 2, base],
        [x - width * 0.47, base - h],
        [x + width * 0.47, base - h],
        [x + width / 2, base],
      ]),
      { fill: tone('#8d8272', 0.9) },
    ) +
    path(
      polygon([
        [x + width * 0.1, base],
        [x + width * 0.12, base - h],
        [x + width * 0.47, base - h],
        [x + width / 2, base],
      ]),
      { fill: tone('#5a5650', 0.3), opacity: 0.55 },
    ) +
    path(
      rect(x - width * 0.5, base - h * 1.07, width, h * 0.1) +
        rect(x - width * 0.5, base - h * 0.34, width, h * 0.07),
      { fill: tone('#a89a84', 1) },
    ) +
    path(ports, { fill: light.lamps ? LAMP : tone('#2f3337', 0.3) }) +
    path(
      rect(x - width * 0.2, base - h * 1.35, width * 0.22, h * 0.3) +
        rect(x - width * 0.02, base - h * 1.75, width * 0.03, h * 0.7),
      { fill: tone('#c9c3b4', 0.8) },
    )
  );
}

/** A seaside pier on iron legs. */
export function pier(
  { light }: Backdrop,
  from: number,
  to: number,
  base: number,
  height: number,
  distance: number,
): string {
  const tone = (c: string, b: number) => faded(c, distance, light, b);
  const deck = base - height * 0.5;
  const dir = Math.sign(to - from);
  const legs = Array.from(
    { length: Math.round(Math.abs(to - from) / 24) },
    (_, i) => `M${num(from + dir * (i * 24 + 8))} ${num(base)}V${num(deck)}`,
  ).join('');
  const hall = (cx: number, w: number, h: number) =>
    path(rect(cx - w / 2, deck - h * 0.55, w, h * 0.55), { fill: tone('#f1ece0', 0.95) }) +
    path(
      polygon([
        [cx - w * 0.56, deck - h * 0.55],
        [cx - w * 0.3, deck - h * 0.9],
        [cx + w * 0.3, deck - h * 0.9],
        [cx + w * 0.56, deck - h * 0.55],
      ]),
      { fill: tone('#5f7f86', 0.7) },
    ) +
    path(ellipse(cx, deck - h * 0.92, w * 0.12, h * 0.22), { fill: tone('#6f949a', 0.9) }) +
    path(
      Array.from({ length: 6 }, (_, i) =>
        rect(cx - w * 0.42 + (i * w * 0.84) / 5.4, deck - h * 0.38, w * 0.07, h * 0.28),
      ).join(''),
      { fill: light.lamps ? LAMP : tone('#50697a', 0.4) },
    );
  return (
    path(legs, { stroke: tone('#4b5963', 0.5), width: 3 }) +
    path(rect(Math.min(from, to), deck, Math.abs(to - from), height * 0.07), { fill: tone('#d8d2c2', 0.8) }) +
    hall(to - dir * height * 0.9, height * 1.6, height * 0.85) +
    hall(from + (to - from) * 0.45, height * 0.8, height * 0.5)
  );
}

/** A suspension bridge across the whole view. */
export function suspensionBridge(
  { light }: Backdrop,
  towers: readonly [number, number],
  base: number,
  height: number,
  distance: number,
): string {
  const tone = (c: string, b: number) => faded(c, distance, light, b);
  const deck = base - height * 0.36;
  const [a, b] = towers;
  const span = b - a;
  const cableY = (x: number) => {
    const t = (x - a) / span;
    if (t >= 0 && t <= 1) return base - height + height * 0.6 * (1 - (2 * t - 1) ** 2);
    const out = t < 0 ? -t : t - 1;
    return base - height + height * 0.64 * Math.min(1, out / 0.6);
  };
  const xs = Array.from({ length: 60 }, (_, i) => a - span * 0.6 + (span * 2.2 * i) / 59);
  const cable = `M${xs.map((x) => `${num(x)} ${num(cableY(x))}`).join('L')}`;
  const hangers = xs.map((x) => `M${num(x)} ${num(cableY(x))}V${num(deck)}`).join('');
  const tower = (x: number) =>
    path(
      polygon([
        [x - 9, base],
        [x - 6, base - height * 1.02],
        [x + 6, base - height * 1.02],
        [x + 9, base],
      ]),
      { fill: tone('#9a8e7c', 0.8) },
    );
  return (
    path(hangers, { stroke: tone('#55636e', 0.6), width: 1, opacity: 0.7 }) +
    path(cable, { stroke: tone('#46525c', 0.6), width: 3 }) +
    path(rect(a - span * 0.62, deck, span * 2.24, height * 0.045), { fill: tone('#5d6a73', 0.7) }) +
    tower(a) +
    tower(b)
  );
}

/** A drainage mill of the Broads. */
export function windmill(
  { light, random }: Backdrop,
  x: number,
  base: number,
  height: number,
  distance: number,
): string {
  const tone = (c: string, b: number) => faded(c, distance, light, b);
  const cap: Point = [x, base - height * 0.9];
  const angle = random.between(0.2, 1.2);
  const sails = [0, 1, 2, 3].map((k) => {
    const a = angle + (k * Math.PI) / 2;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const l = height * 0.62;
    const w = height * 0.055;
    return polygon([
      [cap[0], cap[1]],
      [cap[0] + dx * l, cap[1] + dy * l],
      [cap[0] + dx * l - dy * w, cap[1] + dy * l + dx * w],
      [cap[0] + dx * l * 0.15 - dy * w, cap[1] + dy * l * 0.15 + dx * w],
    ]);
  });
  return (
    path(
      polygon([
        [x - height * 0.2, base],
        [x - height * 0.11, base - height * 0.85],
        [x + height * 0.11, base - height * 0.85],
        [x + height * 0.2, base],
      ]),
      { fill: tone('#a5563b', 0.85) },
    ) +
    path(
      polygon([
        [x + height * 0.04, base],
        [x + height * 0.03, base - height * 0.85],
        [x + height * 0.11, base - height * 0.85],
        [x + height * 0.2, base],
      ]),
      { fill: tone('#5d3428', 0.3), opacity: 0.6 },
    ) +
    path(ellipse(x, base - height * 0.86, height * 0.13, height * 0.12), { fill: tone('#f0ede2', 0.95) }) +
    path(sails.join(''), { fill: tone('#f4f1e6', 0.9), opacity: 0.92 })
  );
}
