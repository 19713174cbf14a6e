import { faded, LAMPLIGHT } from '../lights.ts';
import { ellipse, num, polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

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
      polygon(
        corners(
          [cx - w * 0.56, deck - h * 0.55],
          [cx - w * 0.3, deck - h * 0.9],
          [cx + w * 0.3, deck - h * 0.9],
          [cx + w * 0.56, deck - h * 0.55],
        ),
      ),
      { fill: tone('#5f7f86', 0.7) },
    ) +
    path(ellipse(cx, deck - h * 0.92, w * 0.12, h * 0.22), { fill: tone('#6f949a', 0.9) }) +
    path(
      Array.from({ length: 6 }, (_, i) =>
        rect(cx - w * 0.42 + (i * w * 0.84) / 5.4, deck - h * 0.38, w * 0.07, h * 0.28),
      ).join(''),
      { fill: light.lamps ? LAMPLIGHT : tone('#50697a', 0.4) },
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
      polygon(
        corners([x - 9, base], [x - 6, base - height * 1.02], [x + 6, base - height * 1.02], [x + 9, base]),
      ),
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
