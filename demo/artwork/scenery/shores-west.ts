import { faded } from '../lights.ts';
import { curveDownTo, type Point, polygon } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import { type Backdrop, landSide } from './backdrop.ts';
import { headland, skerry } from './cliffs.ts';
import { farmland, hills } from './hills.ts';
import { lighthouse } from './lighthouse.ts';
import { heightAt } from './ridge.ts';
import { castle } from './strongholds.ts';
import { beachHuts, distantMasts, town } from './town.ts';
import { canopy } from './trees.ts';

export function cornish(backdrop: Backdrop): string {
  const { width: view, random, horizon: base } = backdrop;
  const left = landSide(backdrop) === 'left';
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

export function harbour(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const left = landSide(backdrop) === 'left';
  const span = left ? { from: 20, to: width * 0.56 } : { from: width * 0.44, to: width - 20 };
  return (
    hills(backdrop, { from: -20, to: width + 20, base, height: 110 }, 0.66, '#5c7d70', 'none') +
    farmland(backdrop, { from: span.from - 160, to: span.to + 160, base, height: 190 }, 0.38) +
    town(backdrop, { ...span, base: base - 4 }, random.between(44, 56), 0.22) +
    distantMasts(backdrop, left ? span.to : 20, left ? width - 30 : span.from, base + 3, 92, 0.34)
  );
}

export function island(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const x = width * random.pick([0.2, 0.26, 0.74, 0.8]);
  const mound: Point[] = corners(
    [x - 270, base],
    [x - 190, base - 22],
    [x - 120, base - 78],
    [x - 96, base - 104],
    [x + 90, base - 108],
    [x + 130, base - 84],
    [x + 210, base - 26],
    [x + 280, base],
  );
  return (
    hills(backdrop, { from: -20, to: width + 20, base, height: 66 }, 0.76, '#66838b', 'none') +
    castle(backdrop, x, base - 98, 180, 0.26) +
    path(curveDownTo(mound, base + 1), { fill: faded('#76895a', 0.26, backdrop.light, 0.75) }) +
    path(
      polygon(
        corners(
          [x - 96, base - 104],
          [x - 40, base - 106],
          [x - 70, base - 50],
          [x - 130, base - 34],
          [x - 150, base - 50],
        ),
      ),
      { fill: faded('#8b8070', 0.26, backdrop.light, 0.7) },
    ) +
    path(
      polygon(corners([x + 20, base - 106], [x + 88, base - 107], [x + 120, base - 56], [x + 60, base - 44])),
      { fill: faded('#6d655c', 0.26, backdrop.light, 0.4), opacity: 0.8 },
    ) +
    canopy(backdrop, x - 110, base + 1, 230, 36, 0.24) +
    canopy(backdrop, x + 130, base + 1, 190, 30, 0.26) +
    skerry(backdrop, x - 300, base, 110, 0.34) +
    skerry(backdrop, x + 310, base, 80, 0.36)
  );
}

export function estuary(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const left = landSide(backdrop) === 'left';
  return (
    farmland(backdrop, { from: -40, to: width + 40, base, height: 130 }, 0.5, 'none') +
    canopy(backdrop, left ? 250 : width - 250, base + 2, 640, 70, 0.24) +
    canopy(backdrop, left ? 1180 : 420, base + 1, 520, 42, 0.38) +
    distantMasts(backdrop, left ? 640 : 300, left ? 1300 : 960, base + 3, 70, 0.4) +
    (random.chance(0.5) ? beachHuts(backdrop, left ? 1100 : 250, base, 6, 26, 0.3) : '')
  );
}
