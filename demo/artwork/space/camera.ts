import type { Point } from '../paths.ts';
import { dot, subtract, type Vec } from './vector.ts';

/**
 * A view camera with a level axis: uprights stay upright, and the sea's horizon is a straight line at `horizon`.
 * Azimuth 0 looks at the starboard beam, +90 at the bow, 180 at the port beam, −90 at the stern.
 */
export type Camera = {
  eye: Vec;
  towards: Vec;
  right: Vec;
  focal: number;
  centre: number;
  horizon: number;
};

export type View = {
  target: Vec;
  /** Degrees. */
  azimuth: number;
  distance: number;
  /** Pixels per metre at the target. */
  scale: number;
  /** Where the target's waterline falls on the picture. */
  x: number;
  waterline: number;
  horizon: number;
};

export function createCamera(view: View): Camera {
  const a = (view.azimuth * Math.PI) / 180;
  const focal = view.scale * view.distance;
  const height = (view.waterline - view.horizon) / view.scale;
  return {
    eye: [view.target[0] + Math.sin(a) * view.distance, view.target[1] + Math.cos(a) * view.distance, height],
    towards: [-Math.sin(a), -Math.cos(a), 0],
    right: [Math.cos(a), -Math.sin(a), 0],
    focal,
    centre: view.x,
    horizon: view.horizon,
  };
}

const NEAREST = 0.05;

export const depthOf = (camera: Camera, p: Vec) => dot(subtract(p, camera.eye), camera.towards);

/** Pixels per metre at a point. */
export const scaleAt = (camera: Camera, p: Vec) => camera.focal / Math.max(NEAREST, depthOf(camera, p));

export function project(camera: Camera, p: Vec): Point {
  const k = scaleAt(camera, p);
  const offset = subtract(p, camera.eye);
  return [camera.centre + dot(offset, camera.right) * k, camera.horizon - offset[2] * k];
}
