import type { Backdrop } from './backdrop.ts';
import { farmland, hills, mountains } from './hills.ts';
import { turbines, windmill } from './mills.ts';
import { suspensionBridge } from './spans.ts';
import { canopy, conifer, reeds, willow } from './trees.ts';

export function highland(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const full = { from: -60, to: width + 60, base };
  const pines = Array.from({ length: 26 }, () =>
    conifer(backdrop, random.between(0, width * 0.34), base + 1, random.between(24, 52), 0.25),
  );
  return (
    mountains(backdrop, { ...full, height: random.between(230, 300) }, 0.66, random.chance(0.45)) +
    mountains(backdrop, { ...full, height: 160 }, 0.48) +
    hills(backdrop, { from: -60, to: width * 0.5, base, height: 70 }, 0.3, '#58734d', 'right') +
    hills(backdrop, { from: width * 0.6, to: width + 60, base, height: 52 }, 0.36, '#647a4f', 'left') +
    pines.join('')
  );
}

export function strait(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const a = width * random.between(0.2, 0.32);
  return (
    mountains(backdrop, { from: -60, to: width + 60, base, height: 170 }, 0.74) +
    hills(backdrop, { from: -40, to: width + 40, base, height: 60 }, 0.5, '#5f7d55', 'none') +
    suspensionBridge(backdrop, [a, a + width * 0.46], base, 190, 0.34) +
    canopy(backdrop, 120, base + 1, 420, 58, 0.28) +
    canopy(backdrop, width - 120, base + 1, 420, 64, 0.28)
  );
}

export function offshore(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  return (
    turbines(backdrop, base, random.int(9, 14), 0.5) +
    (random.chance(0.6)
      ? hills(backdrop, { from: width * 0.6, to: width + 40, base, height: 44 }, 0.8, '#66838b', 'left')
      : '')
  );
}

export function broads(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const x = width * random.pick([0.16, 0.24, 0.78, 0.86]);
  return (
    canopy(backdrop, width / 2, base, width * 1.1, 46, 0.6) +
    windmill(backdrop, x, base, 160, 0.2) +
    willow(backdrop, x < width / 2 ? width - 150 : 150, base + 4, 170, 0.18) +
    canopy(backdrop, width * 0.5, base + 2, 460, 64, 0.36) +
    reeds(backdrop, -10, width + 10, base + 6, 34, 0.16)
  );
}

export function lake(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  return (
    mountains(backdrop, { from: -60, to: width + 60, base, height: 230 }, 0.6) +
    farmland(backdrop, { from: -60, to: width * 0.62, base, height: 120 }, 0.4, 'right') +
    canopy(backdrop, width * 0.82, base + 1, width * 0.5, 76, 0.24) +
    Array.from({ length: 12 }, () =>
      conifer(backdrop, width * random.between(0.66, 1), base - 6, random.between(60, 100), 0.26),
    ).join('')
  );
}
