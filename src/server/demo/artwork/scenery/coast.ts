import { faded } from '../lights.ts';
import { curveDownTo, type Point, polygon, rect } from '../paths.ts';
import { group, path } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';
import { chalkCliffs, headland, skerry, stacks } from './cliffs.ts';
import { farmland, hills, mountains } from './hills.ts';
import { castle, lighthouse, pier, seaFort, suspensionBridge, turbines, windmill } from './landmarks.ts';
import { heightAt } from './ridge.ts';
import { beachHuts, distantMasts, town } from './town.ts';
import { canopy, conifer, reeds, willow } from './trees.ts';

type CoastPainter = (backdrop: Backdrop) => string;

const side = ({ random }: Backdrop) => (random.chance(0.5) ? 'left' : 'right');

function seven(backdrop: Backdrop): string {
  const { width: view, random, horizon: base } = backdrop;
  const at = side(backdrop);
  const width = view * random.between(0.55, 0.8);
  const span = at === 'left' ? { from: -20, to: width } : { from: view - width, to: view + 20 };
  return chalkCliffs(
    backdrop,
    { ...span, base, height: random.between(120, 170) },
    0.3,
    at === 'left' ? 'right' : 'left',
  );
}

function needles(backdrop: Backdrop): string {
  const { width: view, random, horizon: base } = backdrop;
  const at = side(backdrop);
  const width = view * random.between(0.3, 0.42);
  const left = at === 'left';
  const span = left ? { from: -20, to: width } : { from: view - width, to: view + 20 };
  const tip = left ? width : view - width;
  const dir = left ? 1 : -1;
  return (
    hills(
      backdrop,
      { from: left ? width * 0.6 : -10, to: left ? view + 10 : view - width * 0.6, base, height: 46 },
      0.78,
      '#5d7d84',
      'none',
    ) +
    chalkCliffs(backdrop, { ...span, base, height: 150 }, 0.25, left ? 'right' : 'left') +
    stacks(backdrop, tip, base, 84, 0.25, dir) +
    lighthouse(backdrop, tip + dir * 310, base, 78, 0.25, true)
  );
}

function cornish(backdrop: Backdrop): string {
  const { width: view, random, horizon: base } = backdrop;
  const left = side(backdrop) === 'left';
  const width = view * random.between(0.34, 0.46);
  const span = left ? { from: -20, to: width } : { from: view - width, to: view + 20 };
  const { art, line } = headland(
    backdrop,
    { ...span, base, height: random.between(120, 165) },
    0.2,
    left ? 'right' : 'left',
    random.pick(['#7b6f66', '#8a7565', '#6d6a68']),
  );
  const lx = left ? width * random.between(0.36, 0.55) : view - width * random.between(0.36, 0.55);
  return (
    hills(backdrop, { from: -20, to: view + 20, base, height: 84 }, 0.74, '#60808a', 'none') +
    lighthouse(backdrop, lx, heightAt(line, lx) + 8, random.between(110, 140), 0.14) +
    art +
    skerry(backdrop, left ? width + 60 : view - width - 60, base, 80, 0.3)
  );
}

function highland(backdrop: Backdrop): string {
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

function harbour(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const left = side(backdrop) === 'left';
  const span = left ? { from: 20, to: width * 0.56 } : { from: width * 0.44, to: width - 20 };
  return (
    hills(backdrop, { from: -20, to: width + 20, base, height: 110 }, 0.66, '#5c7d70', 'none') +
    farmland(backdrop, { from: span.from - 160, to: span.to + 160, base, height: 190 }, 0.38) +
    town(backdrop, { ...span, base: base - 4 }, random.between(44, 56), 0.22) +
    distantMasts(backdrop, left ? span.to : 20, left ? width - 30 : span.from, base + 3, 92, 0.34)
  );
}

function island(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const x = width * random.pick([0.2, 0.26, 0.74, 0.8]);
  const mound: Point[] = [
    [x - 270, base],
    [x - 190, base - 22],
    [x - 120, base - 78],
    [x - 96, base - 104],
    [x + 90, base - 108],
    [x + 130, base - 84],
    [x + 210, base - 26],
    [x + 280, base],
  ];
  return (
    hills(backdrop, { from: -20, to: width + 20, base, height: 66 }, 0.76, '#66838b', 'none') +
    castle(backdrop, x, base - 98, 180, 0.26) +
    path(curveDownTo(mound, base + 1), { fill: faded('#76895a', 0.26, backdrop.light, 0.75) }) +
    path(
      polygon([
        [x - 96, base - 104],
        [x - 40, base - 106],
        [x - 70, base - 50],
        [x - 130, base - 34],
        [x - 150, base - 50],
      ]),
      { fill: faded('#8b8070', 0.26, backdrop.light, 0.7) },
    ) +
    path(
      polygon([
        [x + 20, base - 106],
        [x + 88, base - 107],
        [x + 120, base - 56],
        [x + 60, base - 44],
      ]),
      { fill: faded('#6d655c', 0.26, backdrop.light, 0.4), opacity: 0.8 },
    ) +
    canopy(backdrop, x - 110, base + 1, 230, 36, 0.24) +
    canopy(backdrop, x + 130, base + 1, 190, 30, 0.26) +
    skerry(backdrop, x - 300, base, 110, 0.34) +
    skerry(backdrop, x + 310, base, 80, 0.36)
  );
}

function solent(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const fort = width * random.pick([0.16, 0.84]);
  return (
    hills(backdrop, { from: -20, to: width + 20, base, height: 62 }, 0.72, '#5c7f79', 'none') +
    farmland(backdrop, { from: width * 0.3, to: width * 1.05, base, height: 62 }, 0.55, 'left') +
    distantMasts(backdrop, width * 0.5, width * 0.9, base + 1, 50, 0.5) +
    seaFort(backdrop, fort, base + 2, 190, 0.25)
  );
}

function estuary(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const left = side(backdrop) === 'left';
  return (
    farmland(backdrop, { from: -40, to: width + 40, base, height: 130 }, 0.5, 'none') +
    canopy(backdrop, left ? 250 : width - 250, base + 2, 640, 70, 0.24) +
    canopy(backdrop, left ? 1180 : 420, base + 1, 520, 42, 0.38) +
    distantMasts(backdrop, left ? 640 : 300, left ? 1300 : 960, base + 3, 70, 0.4) +
    (random.chance(0.5) ? beachHuts(backdrop, left ? 1100 : 250, base, 6, 26, 0.3) : '')
  );
}

function seaside(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const left = side(backdrop) === 'left';
  return (
    hills(backdrop, { from: -20, to: width + 20, base, height: 80 }, 0.7, '#65847c', 'none') +
    town(
      backdrop,
      { from: left ? -60 : width * 0.62, to: left ? width * 0.38 : width + 60, base: base - 8 },
      46,
      0.36,
    ) +
    path(rect(0, base - 5, width, 6), { fill: '#e6d4ac', opacity: 0.55 }) +
    beachHuts(backdrop, left ? width * 0.44 : width * 0.24, base - 4, 9, 22, 0.3) +
    pier(
      backdrop,
      left ? width * 0.3 : width * 0.7,
      left ? width * 0.86 : width * 0.14,
      base + 4,
      random.between(88, 108),
      0.3,
    )
  );
}

function strait(backdrop: Backdrop): string {
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

function offshore(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  return (
    turbines(backdrop, base, random.int(9, 14), 0.5) +
    (random.chance(0.6)
      ? hills(backdrop, { from: width * 0.6, to: width + 40, base, height: 44 }, 0.8, '#66838b', 'left')
      : '')
  );
}

function broads(backdrop: Backdrop): string {
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

function lake(backdrop: Backdrop): string {
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

export const coasts = {
  seven,
  needles,
  cornish,
  highland,
  harbour,
  island,
  solent,
  estuary,
  seaside,
  strait,
  offshore,
  broads,
  lake,
} as const satisfies Record<string, CoastPainter>;

export type CoastName = keyof typeof coasts;

/** One stretch of coast along the horizon, nearer or farther by chance. */
export function coast(backdrop: Backdrop, name: CoastName): string {
  const random = backdrop.random.fork(`coast-${name}`);
  const zoom = random.between(1.25, 1.7);
  const art = coasts[name]({ ...backdrop, random, width: backdrop.width / zoom });
  const shift = backdrop.horizon * (1 - zoom);
  return group(art, `transform="matrix(${zoom.toFixed(3)} 0 0 ${zoom.toFixed(3)} 0 ${shift.toFixed(1)})"`);
}
