import type { Panel } from '../interiors/panel.ts';
import type { Piece } from '../space/model.ts';
import { corners } from '../space/points.ts';
import { sample } from '../space/vector.ts';

const lamp = { finish: 'lamp' } as const;

/** The position of a picture on a panel. */
type Place = readonly [u: number, v: number, width: number, height: number];

const on =
  ([u, v, width, height]: Place) =>
  (x: number, y: number) =>
    [u + width * x, v + height * y] as const;

/** Which of the seven bars light for each figure: top, upper left, upper right, middle, lower left, lower right, foot. */
const FIGURES: Readonly<Record<string, string>> = {
  '0': '1110111',
  '1': '0010010',
  '2': '1011101',
  '3': '1011011',
  '4': '0111010',
  '5': '1101011',
  '6': '1101111',
  '7': '1010010',
  '8': '1111111',
  '9': '1111011',
};

/** Figures as a liquid crystal shows them. */
export function figures(
  panel: Panel,
  text: string,
  u: number,
  v: number,
  height: number,
  colour: string,
): Piece[] {
  const [w, t] = [height * 0.5, height * 0.11];
  const bars = (x: number): readonly Place[] => [
    [x, v + height - t, w, t],
    [x, v + height / 2, t, height / 2],
    [x + w - t, v + height / 2, t, height / 2],
    [x, v + height / 2 - t / 2, w, t],
    [x, v, t, height / 2],
    [x + w - t, v, t, height / 2],
    [x, v, w, t],
  ];
  let x = u;
  return [...text].flatMap((sign) => {
    if (sign === '.') {
      const point = panel.rect(x - t * 0.6, v, t, t, colour, lamp);
      x += t * 1.2;
      return [point];
    }
    const lit = bars(x).filter((_, i) => FIGURES[sign]?.[i] === '1');
    x += w * 1.4;
    return lit.map((bar) => panel.rect(...bar, colour, lamp));
  });
}

/** A chart: land, shallows, a course and the boat on it, with a strip of figures. */
export function chart(panel: Panel, place: Place): Piece[] {
  const p = on(place);
  const [u, v, width, height] = place;
  return [
    panel.rect(...place, '#a9d6e4', lamp),
    panel.shape(
      [p(0, 1), p(0, 0.38), p(0.12, 0.46), p(0.24, 0.44), p(0.36, 0.6), p(0.5, 0.72), p(0.6, 1)],
      '#cfe8ee',
      lamp,
    ),
    panel.shape(
      [p(0, 1), p(0, 0.54), p(0.1, 0.6), p(0.2, 0.6), p(0.3, 0.76), p(0.42, 0.86), p(0.46, 1)],
      '#ecd9a0',
      lamp,
    ),
    panel.shape([p(0.56, 0), p(0.6, 0.14), p(0.7, 0.2), p(0.76, 0.16), p(0.78, 0)], '#ecd9a0', lamp),
    ...[0.3, 0.62].map((y) => panel.stroke([p(0, y), p(0.78, y + 0.04)], '#8fbfd0', width * 0.004)),
    panel.stroke([p(0.2, 0.1), p(0.4, 0.34), p(0.56, 0.5), p(0.7, 0.9)], '#c0392b', width * 0.014),
    panel.shape([p(0.36, 0.24), p(0.45, 0.3), p(0.44, 0.44)], '#10202e', lamp),
    panel.round(...p(0.62, 0.66), width * 0.018, '#1f7a4d', lamp),
    panel.round(...p(0.3, 0.5), width * 0.018, '#c8371f', lamp),
    panel.rect(u + width * 0.78, v, width * 0.22, height, '#12283a', lamp),
    ...figures(panel, '6.4', u + width * 0.81, v + height * 0.68, height * 0.17, '#eef6f8'),
    ...figures(panel, '214', u + width * 0.8, v + height * 0.4, height * 0.13, '#8fe0c0'),
    ...figures(panel, '8.2', u + width * 0.81, v + height * 0.1, height * 0.17, '#eef6f8'),
  ];
}

/** What a fish finder sees: blue water, a hard bottom in red and yellow, arches over it. */
export function sonar(panel: Panel, place: Place): Piece[] {
  const p = on(place);
  const [u, v, width, height] = place;
  const bed = (lift: number) =>
    sample(18, (t) => p(t * 0.86, 0.2 + lift + 0.07 * Math.sin(t * 7) + 0.12 * t));
  const ground = (lift: number, colour: string) =>
    panel.shape([p(0.86, 0), p(0, 0), ...bed(lift)], colour, lamp);
  const arch = (x: number, y: number, k: number) =>
    panel.stroke(
      sample(8, (t) => p(x + (t - 0.5) * 0.1 * k, y + 0.05 * k * Math.sin(t * Math.PI))),
      '#f2a33a',
      width * 0.014 * k,
    );
  return [
    panel.rect(...place, '#0d2f63', lamp),
    panel.rect(...p(0, 0.92), width * 0.86, height * 0.08, '#4fb0d8', lamp),
    ground(0.07, '#3f8f5a'),
    ground(0.03, '#e3c23a'),
    ground(-0.02, '#c8441f'),
    ground(-0.1, '#5a1a14'),
    arch(0.2, 0.52, 1.1),
    arch(0.36, 0.6, 0.8),
    arch(0.58, 0.66, 1),
    arch(0.7, 0.56, 0.7),
    ...sample(9, (t) =>
      panel.round(...p(0.42 + 0.1 * Math.sin(t * 9), 0.44 + t * 0.05), width * 0.008, '#7fd0a0', lamp),
    ),
    panel.rect(u + width * 0.86, v, width * 0.14, height, '#0a1f40', lamp),
    panel.stroke([p(0.88, 0.06), p(0.88, 0.94)], '#dfe9ee', width * 0.006),
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map((y) => panel.stroke([p(0.88, y), p(0.92, y)], '#dfe9ee', width * 0.006)),
    ...figures(panel, '18.6', u + width * 0.03, v + height * 0.76, height * 0.14, '#ffffff'),
  ];
}

/** A wind display: dial, pointer and the figures inside it. */
export function wind(panel: Panel, [u, v, width, height]: Place): Piece[] {
  const [cx, cy] = [u + width / 2, v + height * 0.5];
  const r = Math.min(width, height) * 0.45;
  const ray = (a: number, from: number, to: number) =>
    corners(
      [cx + Math.cos(a) * r * from, cy + Math.sin(a) * r * from],
      [cx + Math.cos(a) * r * to, cy + Math.sin(a) * r * to],
    );
  return [
    panel.rect(u, v, width, height, '#0f1d2a', lamp),
    panel.round(cx, cy, r, '#e9eef0', lamp),
    panel.round(cx, cy, r * 0.86, '#0f1d2a', lamp),
    panel.stroke(
      sample(6, (t) => ray(0.7 + t * 0.6, 0.93, 0.93)[0]!),
      '#1f9a4d',
      r * 0.13,
    ),
    panel.stroke(
      sample(6, (t) => ray(1.84 + t * 0.6, 0.93, 0.93)[0]!),
      '#c8371f',
      r * 0.13,
    ),
    panel.stroke(ray(1.15, 0.5, 0.98), '#ffb02e', r * 0.1),
    ...figures(panel, '14', cx - r * 0.3, cy - r * 0.24, r * 0.5, '#ffffff'),
  ];
}

/** Two readings, one above the other. */
export function readings(panel: Panel, [u, v, width, height]: Place, upper: string, lower: string): Piece[] {
  return [
    panel.rect(u, v, width, height, '#e9eef0', lamp),
    panel.rect(u, v + height * 0.49, width, height * 0.02, '#7d8a94', lamp),
    ...figures(panel, upper, u + width * 0.16, v + height * 0.58, height * 0.3, '#10202e'),
    ...figures(panel, lower, u + width * 0.16, v + height * 0.12, height * 0.3, '#10202e'),
  ];
}
