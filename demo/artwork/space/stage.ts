import type { Light } from '../lights.ts';
import type { Point } from '../paths.ts';
import type { Sheet } from '../sheet.ts';
import { type Camera, depthOf, project } from './camera.ts';
import { clipPolygon } from './clip.ts';
import type { Pose } from './model.ts';
import type { Painter } from './painter.ts';
import { posed } from './pose.ts';
import { add, dot, scale, unit, type Vec } from './vector.ts';

export type Shot = {
  sheet: Sheet;
  camera: Camera;
  light: Light;
  pose?: Pose;
  /** From which side the sun falls, −1 left to 1 right of the viewer. */
  sunSide?: number;
  /** Draws the mirror image in the water. */
  reflection?: boolean;
  /** Leaves out wires and pinstripes, for what is small or rippled. */
  coarse?: boolean;
  /** Whether anything under the water surface is hidden (default) or shown, as ashore. */
  afloat?: boolean;
  painter?: Painter;
};

/** A shot with the values that every piece needs, computed once. */
export type Stage = Shot & {
  sunSide: number;
  place: (p: Vec) => Vec;
  eye: Vec;
  sun: Vec;
  toScreen: (p: Vec) => Point;
  clip: (points: readonly Vec[]) => Vec[];
};

export const NEAR_PLANE = 0.1;

export function createStage(shot: Shot): Stage {
  const { camera, reflection, afloat = true, sunSide = -0.6 } = shot;
  const flip = (p: Vec): Vec => (reflection ? [p[0], p[1], -p[2]] : p);
  return {
    ...shot,
    sunSide,
    place: posed(shot.pose ?? {}),
    eye: flip(camera.eye),
    sun: unit(add(add(scale(camera.right, sunSide), [0, 0, 0.75]), scale(camera.towards, -0.6))),
    toScreen: (p) => project(camera, flip(p)),
    clip: (points) => {
      const above = afloat ? clipPolygon(points, (p) => p[2]) : [...points];
      return clipPolygon(above, (p) => depthOf(camera, p) - NEAR_PLANE);
    },
  };
}

/** How much sunlight a surface catches, from 0 to about 1. */
export const brightness = (stage: Stage, normal: Vec) =>
  0.22 + 0.9 * Math.max(0, dot(unit(normal), stage.sun));
