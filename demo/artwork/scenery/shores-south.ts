import { rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { type Backdrop, landSide } from './backdrop.ts';
import { chalkCliffs, stacks } from './cliffs.ts';
import { farmland, hills } from './hills.ts';
import { lighthouse } from './lighthouse.ts';
import { pier } from './spans.ts';
import { seaFort } from './strongholds.ts';
import { beachHuts, distantMasts, town } from './town.ts';

export function seven(backdrop: Backdrop): string {
  const { width: view, random, horizon: base } = backdrop;
  const at = landSide(backdrop);
  const width = view * random.between(0.55, 0.8);
  const span = at === 'left' ? { from: -20, to: width } : { from: view - width, to: view + 20 };
  return chalkCliffs(
    backdrop,
    { ...span, base, height: random.between(120, 170) },
    0.3,
    at === 'left' ? 'right' : 'left',
  );
}

export function needles(backdrop: Backdrop): string {
  const { width: view, random, horizon: base } = backdrop;
  const at = landSide(backdrop);
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

export function solent(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const fort = width * random.pick([0.16, 0.84]);
  return (
    hills(backdrop, { from: -20, to: width + 20, base, height: 62 }, 0.72, '#5c7f79', 'none') +
    farmland(backdrop, { from: width * 0.3, to: width * 1.05, base, height: 62 }, 0.55, 'left') +
    distantMasts(backdrop, width * 0.5, width * 0.9, base + 1, 50, 0.5) +
    seaFort(backdrop, fort, base + 2, 190, 0.25)
  );
}

export function seaside(backdrop: Backdrop): string {
  const { width, random, horizon: base } = backdrop;
  const left = landSide(backdrop) === 'left';
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
