import { mix } from '../colour.ts';
import { polyline } from '../paths.ts';
import { path } from '../sheet.ts';
import type { Painter } from './painter.ts';
import { ribbon } from './tube.ts';

/** Ink on paper with a thin wash of the boat's own colours, as a designer tints a plan. */
export function createDraft(paper: string, ink: string): Painter {
  const tinted = (colour: string, strength = 0.3) => mix(paper, colour, strength);
  return {
    face(_stage, piece, d) {
      if (piece.tone) return path(d, { fill: tinted(piece.colour, 0.4) });
      const fill = piece.finish === 'glass' ? mix(paper, '#6f93a8', 0.55) : tinted(piece.colour);
      return path(d, { fill, stroke: ink, width: 1.3, opacity: piece.opacity });
    },
    skin(_stage, piece, d) {
      if (piece.tone) return path(d, { fill: tinted(piece.colour, 0.5) });
      return path(d, { fill: tinted(piece.colour, piece.side === 0 ? 0.5 : 0.3), stroke: ink, width: 1.8 });
    },
    line(_stage, piece, points, width) {
      return path(polyline(points), {
        stroke: ink,
        width: Math.max(0.7, Math.min(2.2, width)),
        opacity: piece.tone ? 0.3 : 0.85,
        cap: 'round',
      });
    },
    tube(_stage, piece, ribs) {
      const slim = Math.max(...ribs.map((r) => r.radius)) < 1.2;
      return path(ribbon(ribs, 1, 0), {
        fill: slim ? ink : tinted(piece.colour),
        stroke: ink,
        width: slim ? 0.5 : 1.2,
      });
    },
    sprite: () => '',
  };
}
