import { mix } from '../colour.ts';
import type { Light } from '../lights.ts';
import type { Point } from '../paths.ts';
import { type Camera, depthOf, project } from '../space/camera.ts';
import { clipPolygon } from '../space/clip.ts';
import type { Vec } from '../space/vector.ts';
import type { Backdrop } from './backdrop.ts';

/** Fresh water is greener and darker than the sea. */
export const inland = (light: Light): Light => ({
  ...light,
  sea: [
    mix(light.sea[0], '#93a07a', 0.42),
    mix(light.sea[1], '#5f7350', 0.5),
    mix(light.sea[2], '#2e4034', 0.45),
  ],
});

export type CanalLayout = {
  near: number;
  far: number;
  length: number;
  bridge?: number;
  lock?: number /** Side of the viewer. */;
  side: 1 | -1;
};

export type CanalScene = Backdrop & { camera: Camera };

export const ground = (camera: Camera, points: readonly Vec[]): Point[] =>
  clipPolygon(points, (p) => depthOf(camera, p) - 0.5).map((p) => project(camera, p));
