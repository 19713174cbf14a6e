import { path } from '../sheet.ts';
import type { Wash } from './model.ts';
import type { Stage } from './stage.ts';

/** A transparent gradient over a shape already painted. */
export function paintWash(stage: Stage, d: string, wash: Wash | undefined): string {
  if (!wash) return '';
  const [from, to] = [stage.toScreen(stage.place(wash.from)), stage.toScreen(stage.place(wash.to))];
  const fill = stage.sheet.linear({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, [
    [0, wash.colour, wash.opacity[0]],
    [1, wash.colour, wash.opacity[1]],
  ]);
  return path(d, { fill });
}
