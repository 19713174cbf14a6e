import { lettering, letteringWidth } from '../lettering.ts';
import { num, polygon, rect } from '../paths.ts';
import { INK, PAPER } from '../scenery/chart-paper.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';

export const metres = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)}m`;

function label(text: string, cx: number, y: number, height = 17): string {
  const width = letteringWidth(text, height);
  return (
    path(rect(cx - width / 2 - 9, y - height - 7, width + 18, height + 14), { fill: PAPER }) +
    path(lettering(text, cx - width / 2, y, height), { stroke: INK, width: 2, cap: 'round' })
  );
}

const arrow = (x: number, y: number, dx: number, dy: number) =>
  polygon(
    corners(
      [x, y],
      [x + dx * 14 - dy * 5, y + dy * 14 - dx * 5],
      [x + dx * 14 + dy * 5, y + dy * 14 + dx * 5],
    ),
  );

const rule = (d: string) => path(d, { stroke: INK, width: 1.1 });

export function acrossDimension(x0: number, x1: number, y: number, text: string): string {
  return (
    rule(
      `M${num(x0)} ${num(y - 16)}V${num(y + 10)}M${num(x1)} ${num(y - 16)}V${num(y + 10)}M${num(x0)} ${num(y)}H${num(x1)}`,
    ) +
    path(arrow(x0, y, 1, 0) + arrow(x1, y, -1, 0), { fill: INK }) +
    label(text, (x0 + x1) / 2, y + 8)
  );
}

export function downDimension(x: number, y0: number, y1: number, text: string): string {
  return (
    rule(
      `M${num(x - 10)} ${num(y0)}H${num(x + 10)}M${num(x - 10)} ${num(y1)}H${num(x + 10)}M${num(x)} ${num(y0)}V${num(y1)}`,
    ) +
    path(arrow(x, y0, 0, 1) + arrow(x, y1, 0, -1), { fill: INK }) +
    label(text, x, (y0 + y1) / 2 + 8)
  );
}
