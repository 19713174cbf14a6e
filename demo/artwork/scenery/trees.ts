import { mix } from '../colour.ts';
import { faded } from '../lights.ts';
import { ellipse, num, polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

const GREENS = ['#4d7348', '#5a7f4b', '#45694a', '#6b8a4c', '#3e6147'] as const;

/** A band of broad-leaved tree tops standing on y. */
export function canopy(
  { light, random }: Backdrop,
  x: number,
  y: number,
  width: number,
  height: number,
  distance: number,
): string {
  const green = random.pick(GREENS);
  const count = Math.max(3, Math.round(width / (height * 0.62)));
  const crowns = Array.from({ length: count }, (_, i) => {
    const r = height * random.between(0.36, 0.6);
    return { x: x - width / 2 + (width * (i + 0.5)) / count, y: y - r * random.between(0.7, 1.15), r };
  });
  const dark = faded(green, distance, light, 0.35);
  const bright = faded(green, distance, light, 1);
  return (
    path(
      rect(x - width / 2, y - height * 0.4, width, height * 0.4) +
        crowns.map((c) => ellipse(c.x, c.y, c.r * 1.05, c.r)).join(''),
      { fill: dark },
    ) +
    path(crowns.map((c) => ellipse(c.x - c.r * 0.18, c.y - c.r * 0.22, c.r * 0.72, c.r * 0.66)).join(''), {
      fill: bright,
      opacity: 0.8,
    })
  );
}

/** One broad tree with trunk, shadowed below and lit above. */
export function tree(
  { light, random }: Backdrop,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const green = random.pick(GREENS);
  const lobes = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2;
    const reach = height * 0.24;
    return {
      x: x + Math.cos(a) * reach * random.between(0.7, 1.15),
      y: y - height * 0.64 + Math.sin(a) * reach * random.between(0.7, 1),
      r: height * random.between(0.13, 0.2),
    };
  });
  const tone = (b: number) => faded(green, distance, light, b);
  return (
    path(
      polygon(
        corners(
          [x - height * 0.035, y],
          [x - height * 0.018, y - height * 0.5],
          [x + height * 0.02, y - height * 0.5],
          [x + height * 0.04, y],
        ),
      ),
      { fill: faded('#5a4636', distance, light, 0.5) },
    ) +
    path(lobes.map((l) => ellipse(l.x, l.y, l.r)).join('') + ellipse(x, y - height * 0.64, height * 0.24), {
      fill: tone(0.3),
    }) +
    path(lobes.map((l) => ellipse(l.x - l.r * 0.3, l.y - l.r * 0.35, l.r * 0.78)).join(''), {
      fill: tone(0.72),
    }) +
    path(
      lobes
        .slice(4)
        .map((l) => ellipse(l.x - l.r * 0.45, l.y - l.r * 0.55, l.r * 0.42))
        .join(''),
      { fill: mix(tone(1), light.key, 0.12), opacity: 0.8 },
    )
  );
}

/** A weeping willow. */
export function willow(
  { light, random }: Backdrop,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const tone = (b: number) => faded('#8ba24f', distance, light, b);
  const strands = (count: number, spread: number, seed: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1) - 0.5;
      const sx = x + t * height * 0.5 * spread;
      const ex = x + t * height * 1.05 * spread + random.between(-6, 6);
      const top = y - height * (0.98 - Math.abs(t) * 0.45);
      const end = y - height * random.between(0.02, 0.22) + seed;
      const w = height * 0.045;
      return `M${sx.toFixed(0)} ${top.toFixed(0)}Q${(ex + t * 12).toFixed(0)} ${(top + height * 0.14).toFixed(0)} ${ex.toFixed(0)} ${end.toFixed(0)}Q${(ex - w + t * 12).toFixed(0)} ${(top + height * 0.3).toFixed(0)} ${(sx - w).toFixed(0)} ${(top + w).toFixed(0)}Z`;
    }).join('');
  return (
    path(
      polygon(
        corners(
          [x - height * 0.05, y],
          [x - height * 0.02, y - height * 0.6],
          [x + height * 0.03, y - height * 0.6],
          [x + height * 0.06, y],
        ),
      ),
      { fill: faded('#5c4a38', distance, light, 0.4) },
    ) +
    path(ellipse(x, y - height * 0.72, height * 0.42, height * 0.24) + strands(22, 1.05, 0), {
      fill: tone(0.3),
    }) +
    path(
      ellipse(x - height * 0.05, y - height * 0.78, height * 0.34, height * 0.18) + strands(15, 0.95, -6),
      { fill: tone(0.75), opacity: 0.9 },
    ) +
    path(ellipse(x - height * 0.1, y - height * 0.83, height * 0.22, height * 0.1) + strands(8, 0.7, -14), {
      fill: tone(1),
      opacity: 0.55,
    })
  );
}

/** A slim poplar or a Scots pine, by chance. */
export function conifer(
  { light, random }: Backdrop,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const tone = (b: number) => faded('#3c5d4a', distance, light, b);
  const tiers = [0, 0.22, 0.44, 0.64].map((f) => {
    const w = height * 0.2 * (1 - f * 0.85);
    const base = y - height * (0.08 + f);
    return polygon(corners([x - w, base], [x, base - height * 0.42], [x + w, base]));
  });
  return (
    path(rect(x - height * 0.015, y - height * 0.1, height * 0.03, height * 0.1), {
      fill: faded('#5a4636', distance, light, 0.4),
    }) + path(tiers.join(''), { fill: tone(random.between(0.35, 0.7)) })
  );
}

/** Reeds along a bank. */
export function reeds(
  { light, random }: Backdrop,
  from: number,
  to: number,
  y: number,
  height: number,
  distance: number,
): string {
  const blades = (b: number, shift: number) => {
    let d = `M${num(from)} ${num(y)}`;
    for (let x = from; x < to; x += height * 0.24) {
      const h = height * random.between(0.5, 1);
      const lean = random.between(-0.12, 0.22) * height;
      d += `L${num(x + lean + shift)} ${num(y - h)}L${num(x + height * 0.18)} ${num(y - h * 0.2)}`;
    }
    return path(`${d}L${num(to)} ${num(y)}Z`, { fill: faded('#8f9a55', distance, light, b) });
  };
  return blades(0.3, 0) + blades(0.9, 4);
}
