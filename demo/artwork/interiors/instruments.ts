import type { Random } from '../random.ts';
import type { Piece } from '../space/model.ts';
import { corners } from '../space/points.ts';
import type { Panel } from './panel.ts';

const lamp = { finish: 'lamp' } as const;

/** A plotter with coast, track and own ship. */
export function plotter(
  panel: Panel,
  u: number,
  v: number,
  width: number,
  height: number,
  random: Random,
): Piece[] {
  const p = (x: number, y: number) => [u + width * x, v + height * y] as const;
  const bend = random.between(0.1, 0.3);
  return [
    panel.rect(u - 0.02, v - 0.02, width + 0.04, height + 0.04, '#14191e'),
    panel.rect(u, v, width, height, '#8fc6d8', lamp),
    panel.shape(
      [
        p(0, 1),
        p(0, 0.42),
        p(0.14, 0.5),
        p(0.26, 0.36 + bend),
        p(0.4, 0.62),
        p(0.52, 0.7 + bend * 0.5),
        p(0.6, 1),
      ],
      '#bfe0e6',
      lamp,
    ),
    panel.shape(
      [p(0, 1), p(0, 0.58), p(0.12, 0.66), p(0.22, 0.58 + bend), p(0.34, 0.8), p(0.42, 1)],
      '#e9d59a',
      lamp,
    ),
    panel.shape([p(0.82, 0), p(0.8, 0.14), p(0.9, 0.24), p(1, 0.2), p(1, 0)], '#e9d59a', lamp),
    panel.stroke([p(0.34, 0.08), p(0.5, 0.34), p(0.68, 0.52), p(0.88, 0.9)], '#c8371f', 0.008),
    panel.shape([p(0.47, 0.26), p(0.55, 0.3), p(0.53, 0.44)], '#12314a', lamp),
    panel.rect(u, v, width, height * 0.1, '#12314a', lamp),
  ];
}

/** A radar picture. */
export function radarScreen(panel: Panel, u: number, v: number, width: number, height: number): Piece[] {
  const [cx, cy] = [u + width / 2, v + height / 2];
  const r = Math.min(width, height) * 0.44;
  return [
    panel.rect(u - 0.02, v - 0.02, width + 0.04, height + 0.04, '#14191e'),
    panel.rect(u, v, width, height, '#0d2420', lamp),
    panel.round(cx, cy, r, '#123b34', lamp),
    panel.round(cx, cy, r * 0.66, '#16493f', lamp),
    panel.round(cx, cy, r * 0.33, '#1b5a4c', lamp),
    panel.shape(corners([cx, cy], [cx + r * 0.7, cy + r * 0.7], [cx + r * 0.95, cy + r * 0.25]), '#3fae7d', {
      ...lamp,
      opacity: 0.7,
    }),
    panel.shape(
      corners(
        [cx - r * 0.5, cy + r * 0.3],
        [cx - r * 0.3, cy + r * 0.55],
        [cx - r * 0.1, cy + r * 0.6],
        [cx - r * 0.3, cy + r * 0.36],
      ),
      '#e3b13a',
      lamp,
    ),
    panel.round(cx + r * 0.3, cy - r * 0.4, r * 0.06, '#e3b13a', lamp),
  ];
}

/** A round dial with its needle. */
export function gauge(
  panel: Panel,
  u: number,
  v: number,
  radius: number,
  turn: number,
  face = '#f2f0e8',
): Piece[] {
  const hand = face === '#f2f0e8' ? '#c8371f' : '#ffb35c';
  return [
    panel.round(u, v, radius, '#9aa4aa'),
    panel.round(u, v, radius * 0.88, face),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const a = Math.PI * (1.2 - i * 0.233);
      return panel.stroke(
        corners(
          [u + Math.cos(a) * radius * 0.66, v + Math.sin(a) * radius * 0.66],
          [u + Math.cos(a) * radius * 0.8, v + Math.sin(a) * radius * 0.8],
        ),
        '#55636e',
        radius * 0.06,
      );
    }),
    panel.stroke(
      corners([u, v], [u + Math.cos(turn) * radius * 0.62, v + Math.sin(turn) * radius * 0.62]),
      hand,
      radius * 0.09,
    ),
    panel.round(u, v, radius * 0.12, '#20262c'),
  ];
}

/** Rocker switches in a row. */
export const switches = (panel: Panel, u: number, v: number, count: number, size = 0.045): Piece[] =>
  Array.from({ length: count }, (_, i) => [
    panel.rect(u + i * size * 1.5, v, size, size * 1.7, '#1c2228'),
    panel.rect(
      u + i * size * 1.5 + size * 0.3,
      v + size * 1.1,
      size * 0.4,
      size * 0.28,
      i % 3 === 0 ? '#5fd18a' : '#e9863f',
      lamp,
    ),
  ]).flat();
