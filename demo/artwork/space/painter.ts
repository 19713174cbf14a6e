import type { Point } from '../paths.ts';
import type { Face, Line, Skin, SpriteShape, Tube } from './model.ts';
import type { Stage } from './stage.ts';
import type { Rib } from './tube.ts';
import type { Vec } from './vector.ts';

/** How shapes become marks: in colour under a light, or in ink on paper. */
export type Painter = {
  face(stage: Stage, piece: Face, d: string, normal: Vec | undefined, points: readonly Vec[]): string;
  skin(stage: Stage, piece: Skin, d: string, ribs: readonly { point: Vec; normal: Vec }[]): string;
  line(stage: Stage, piece: Line, points: readonly Point[], width: number): string;
  tube(stage: Stage, piece: Tube, ribs: readonly Rib[]): string;
  sprite(stage: Stage, shape: SpriteShape, points: readonly Point[], scale: number): string;
};
