import type { Group, Model, Piece } from './model.ts';
import { add, type Vec } from './vector.ts';

function movedPiece(piece: Piece, by: Vec): Piece {
  if (piece.type === 'sprite') return { ...piece, at: add(piece.at, by) };
  if (piece.type === 'line' || piece.type === 'tube')
    return { ...piece, points: piece.points.map((p) => add(p, by)) };
  const wash = piece.wash && { ...piece.wash, from: add(piece.wash.from, by), to: add(piece.wash.to, by) };
  if (piece.type === 'skin')
    return { ...piece, wash, surface: (u: number, v: number) => add(piece.surface(u, v), by) };
  return { ...piece, wash, points: piece.points.map((p) => add(p, by)) };
}

/** The same model at another position; `layers` puts all of it before or behind its neighbours. */
export const moved = (model: Model, by: Vec, layers = 0): Group[] =>
  model.map((group) => ({
    ...group,
    layer: group.layer + layers,
    ...(group.at && { at: add(group.at, by) }),
    pieces: group.pieces.map((piece) => movedPiece(piece, by)),
  }));
