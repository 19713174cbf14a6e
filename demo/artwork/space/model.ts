import type { Vec } from './vector.ts';

/** The material of a surface, which decides how it is shaded; a view is an opening to the sky and sea outside. */
export type Finish = 'paint' | 'glass' | 'lamp' | 'plain' | 'view';

export type Wash = { from: Vec; to: Vec; colour: string; opacity: readonly [number, number] };

export type Face = {
  type: 'face';
  points: readonly Vec[];
  colour: string;
  /** Faces turned away from the viewer are left out; without it the face shows from both sides. */
  outward?: Vec;
  finish?: Finish;
  opacity?: number;
  wash?: Wash;
  edge?: { colour: string; width: number };
  /** Left out of plans where it would only be noise. */
  tone?: boolean;
};

/** A curved skin over (u, v): hull sides, stripes that follow the sheer, sails. */
export type Skin = {
  type: 'skin';
  surface: (u: number, v: number) => Vec;
  u: readonly [number, number];
  low: (u: number) => number;
  high: (u: number) => number;
  colour: string;
  /** Sign of y on the outside; sails show both sides. */
  side: -1 | 0 | 1;
  opacity?: number;
  wash?: Wash;
  steps?: number;
  tone?: boolean;
};

export type Line = {
  type: 'line';
  points: readonly Vec[];
  colour: string;
  width: number;
  opacity?: number;
  tone?: boolean;
};

/** A round bar: spars, inflatable tubes, fenders, pipes. */
export type Tube = {
  type: 'tube';
  points: readonly Vec[];
  radius: number | readonly number[];
  colour: string;
  gloss?: boolean;
};

export type SpriteShape = {
  points: readonly (readonly [x: number, z: number])[];
  colour: string;
  /** Rounds the outline through its points. */
  smooth?: boolean;
  /** Draws a stroke of this width instead of a filled shape. */
  width?: number;
  finish?: Finish;
};

/** A flat cut-out that always faces the viewer: people, bushes. */
export type Sprite = { type: 'sprite'; at: Vec; shapes: readonly SpriteShape[]; faces?: 1 | -1 };

export type Piece = Face | Skin | Line | Tube | Sprite;

export type Group = {
  pieces: readonly Piece[];
  layer: number;
  /** Groups of one layer are drawn from the farthest to the nearest. */
  at?: Vec;
  /** Fittings of one side: in front of the centre line's when that side is near, behind otherwise. */
  side?: -1 | 1;
  /** Outside the hull: hidden from the other side. */
  outside?: boolean;
};

export type Model = readonly Group[];

export type Pose = { pitch?: number; heel?: number; rise?: number; pivot?: number };

export const layers = {
  deck: 0,
  /** Sunk below the deck: the shell, drawn later, hides what lies under its edge. */
  well: 4,
  shell: 10,
  farSide: 20,
  house: 30,
  upper: 40,
  rig: 50,
  sails: 60,
  nearSide: 80,
  front: 90,
} as const;

export const face = (
  points: readonly Vec[],
  colour: string,
  options: Omit<Face, 'type' | 'points' | 'colour'> = {},
): Face => ({
  type: 'face',
  points,
  colour,
  ...options,
});

export const line = (
  points: readonly Vec[],
  colour: string,
  width: number,
  options: { opacity?: number; tone?: boolean } = {},
): Line => ({
  type: 'line',
  points,
  colour,
  width,
  ...options,
});

export const tube = (
  points: readonly Vec[],
  radius: number | readonly number[],
  colour: string,
  gloss = false,
): Tube => ({
  type: 'tube',
  points,
  radius,
  colour,
  gloss,
});

export const part = (
  layer: number,
  pieces: readonly Piece[],
  placed: Omit<Group, 'layer' | 'pieces'> = {},
): Group => ({
  layer,
  pieces,
  ...placed,
});
