import { type Camera, createCamera, project, type View } from './camera.ts';
import type { Model, Piece, Pose } from './model.ts';
import { posed } from './pose.ts';
import { sample, type Vec } from './vector.ts';

type Framing = {
  model: Model;
  pose: Pose;
  length: number;
  azimuth: number;
  /** Viewing distance in boat lengths: near is dramatic, far is flat. */
  distance: number;
  horizon: number;
  waterline: number;
  /** The space available for the boat: the maximum width, and the line of its top. */
  width: number;
  top: number;
  centre: number;
};

function outline(piece: Piece): readonly Vec[] {
  if (piece.type === 'sprite') return [piece.at];
  if (piece.type !== 'skin') return piece.points;
  return sample(4, (u) => u).flatMap((u) => [
    piece.surface(u, piece.low(u)),
    piece.surface(u, piece.high(u)),
  ]);
}

/** How far a model reaches aft, forward and up, spars included. */
export function extent(model: Model): { aft: number; fore: number; top: number } {
  const points = model.flatMap((g) => g.pieces.filter((p) => p.type !== 'sprite').flatMap(outline));
  const xs = points.map((p) => p[0]);
  return { aft: Math.min(...xs), fore: Math.max(...xs), top: Math.max(...points.map((p) => p[2])) };
}

/** A camera that shows the whole boat in the available space. */
export function frame(framing: Framing): Camera {
  const { model, length, azimuth, horizon, waterline, width, top, centre } = framing;
  const place = posed(framing.pose);
  const points = model
    .flatMap((g) => g.pieces.flatMap(outline))
    .map(place)
    .filter((p) => p[2] >= 0);
  const view: View = {
    target: [length / 2, 0, 0],
    azimuth,
    distance: framing.distance * length,
    scale: width / length,
    x: centre,
    waterline,
    horizon,
  };
  const bounds = () => {
    const camera = createCamera(view);
    const seen = points.map((p) => project(camera, p));
    const xs = seen.map((p) => p[0]);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...seen.map((p) => p[1])) };
  };
  for (let i = 0; i < 3; i++) {
    const b = bounds();
    view.scale *= Math.min(width / (b.right - b.left), (waterline - top) / (waterline - b.top));
  }
  const b = bounds();
  view.x += centre - (b.left + b.right) / 2;
  return createCamera(view);
}

/** The same camera, looking at an object elsewhere, turned to port by some degrees. */
export function displaced(camera: Camera, offset: Vec, turn = 0): Camera {
  const a = (turn * Math.PI) / 180;
  const turned = ([x, y, z]: Vec): Vec => [
    x * Math.cos(a) - y * Math.sin(a),
    x * Math.sin(a) + y * Math.cos(a),
    z,
  ];
  return {
    ...camera,
    eye: turned([camera.eye[0] - offset[0], camera.eye[1] - offset[1], camera.eye[2] - offset[2]]),
    towards: turned(camera.towards),
    right: turned(camera.right),
  };
}
