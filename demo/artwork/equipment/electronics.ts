import { darken } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { gauge, plotter, radarScreen } from '../interiors/instruments.ts';
import { createPanel } from '../interiors/panel.ts';
import type { Random } from '../random.ts';
import { type Piece, part, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { drum } from './drum.ts';
import type { Item, ItemBuilder } from './item.ts';

const CASE = '#23292f';

/** A display on its bracket, facing +x. */
function display(width: number, height: number, radar: boolean, random: Random): Piece[] {
  const foot = 0.05;
  const board = createPanel([0.062, -width / 2, foot], [0, 1, 0], [-0.18, 0, 0.98]);
  const screen: [number, number, number, number] = [width * 0.05, height * 0.1, width * 0.74, height * 0.8];
  const knobs = [0.2, 0.5, 0.8].flatMap((t) => [
    board.round(width * 0.9, height * t, width * 0.045, '#4b565e'),
    board.round(width * 0.9, height * t, width * 0.028, '#8a9399'),
  ]);
  return [
    ...block([-0.06, 0.05], [-width * 0.28, width * 0.28], [0, 0.02], '#3a434b'),
    tube(through([-0.02, 0, 0.02], [-0.03, 0, foot + height * 0.4]), 0.02, '#3a434b'),
    board.rect(-0.004, -0.004, width + 0.008, height + 0.008, darken(CASE, 0.3)),
    ...block([-0.05, -0.02], [-width / 2, width / 2], [foot + 0.02, foot + height * 0.96], darken(CASE, 0.3)),
    board.rect(0, 0, width, height, CASE),
    ...(radar ? radarScreen(board, ...screen) : plotter(board, ...screen, random)),
    ...knobs,
  ];
}

function radarSet(random: Random): Item {
  return {
    length: 0.5,
    width: 0.95,
    height: 0.4,
    front: 72,
    detail: { at: [0.1, 0.12, 0.18], share: 0.8 },
    model: [
      part(-5, [
        ...drum([-0.18, -0.34, 0], [-0.18, -0.34, 0.05], 0.2, '#c9cfd3'),
        ...drum([-0.18, -0.34, 0.05], [-0.18, -0.34, 0.16], [0.25, 0.245], '#f7f8f6'),
        ...drum([-0.18, -0.34, 0.16], [-0.18, -0.34, 0.2], [0.245, 0.17], '#f7f8f6', '#ffffff'),
      ]),
      part(
        0,
        display(0.42, 0.28, true, random).map((piece) => shift(piece, 0.18)),
      ),
    ],
  };
}

/** Moves a piece sideways. */
function shift(piece: Piece, dy: number): Piece {
  if (piece.type === 'face' || piece.type === 'line' || piece.type === 'tube') {
    return { ...piece, points: piece.points.map(([x, y, z]) => [x, y + dy, z] as const) };
  }
  return piece;
}

function instrumentSet(): Item {
  const one = (y: number, turn: number): Piece[] => {
    const board = createPanel([0.03, y - 0.06, 0.01], [0, 1, 0], [-0.2, 0, 0.98]);
    return [
      ...block([-0.03, 0.02], [y - 0.06, y + 0.06], [0.01, 0.12], darken(CASE, 0.2)),
      board.rect(0, 0, 0.12, 0.12, CASE),
      ...gauge(board, 0.06, 0.062, 0.05, turn),
    ];
  };
  return {
    length: 0.12,
    width: 0.46,
    height: 0.14,
    front: 70,
    detail: { at: [0.03, 0, 0.07], share: 1.2 },
    model: [part(0, [...one(-0.15, 2.3), ...one(0, 1.2), ...one(0.15, 0.5)])],
  };
}

/** A chart plotter, a radar set or sailing instruments. */
export const electronics: ItemBuilder = (_livery, random) => {
  const choice = random.next();
  if (choice < 0.25) return instrumentSet();
  if (choice < 0.6) return radarSet(random);
  return {
    length: 0.2,
    width: 0.44,
    height: 0.34,
    front: 70,
    detail: { at: [0.06, 0.05, 0.2], share: 1.1 },
    model: [part(0, display(0.42, 0.28, false, random))],
  };
};
