import { polygon } from '../paths.ts';
import { type Camera, depthOf, scaleAt } from './camera.ts';
import { clipLine } from './clip.ts';
import { daylight } from './daylight.ts';
import type { Face, Group, Line, Model, Piece, Skin, Sprite, Tube } from './model.ts';
import { layers } from './model.ts';
import type { Painter } from './painter.ts';
import { visiblePatch } from './skin.ts';
import { createStage, NEAR_PLANE, type Shot, type Stage } from './stage.ts';
import { ribsOf } from './tube.ts';
import { centroid, dot, subtract, type Vec } from './vector.ts';

function drawFace(stage: Stage, painter: Painter, piece: Face): string {
  const placed = piece.points.map(stage.place);
  const normal = piece.outward && subtract(stage.place(piece.outward), stage.place([0, 0, 0]));
  if (normal && dot(normal, subtract(stage.eye, centroid(placed))) <= 0) return '';
  const points = stage.clip(placed);
  if (points.length < 3) return '';
  return painter.face(stage, piece, polygon(points.map(stage.toScreen)), normal, points);
}

function drawSkin(stage: Stage, painter: Painter, piece: Skin): string {
  const patch = visiblePatch(piece, stage.place, stage.eye);
  if (!patch) return '';
  const points = stage.clip(patch.outline);
  if (points.length < 3) return '';
  return painter.skin(stage, piece, polygon(points.map(stage.toScreen)), patch.ribs);
}

function visibleLine(stage: Stage, points: readonly Vec[]): Vec[] {
  const placed = points.map(stage.place);
  const above = stage.afloat === false ? placed : clipLine(placed, (p) => p[2]);
  return clipLine(above, (p) => depthOf(stage.camera, p) - NEAR_PLANE);
}

function drawLine(stage: Stage, painter: Painter, piece: Line): string {
  const points = visibleLine(stage, piece.points);
  if (points.length < 2) return '';
  const width = piece.width * scaleAt(stage.camera, centroid(points));
  return painter.line(stage, piece, points.map(stage.toScreen), width);
}

function drawTube(stage: Stage, painter: Painter, piece: Tube): string {
  const points = visibleLine(stage, piece.points);
  return points.length < 2 ? '' : painter.tube(stage, piece, ribsOf(stage, piece, points));
}

function drawSprite(stage: Stage, painter: Painter, piece: Sprite): string {
  const at = stage.place(piece.at);
  if (depthOf(stage.camera, at) < NEAR_PLANE) return '';
  const k = scaleAt(stage.camera, at);
  const [x0, y0] = stage.toScreen(at);
  const facing = (stage.camera.right[0] >= 0 ? 1 : -1) * (piece.faces ?? 1);
  const up = stage.reflection ? 1 : -1;
  return piece.shapes
    .map((shape) =>
      painter.sprite(
        stage,
        shape,
        shape.points.map(([x, z]) => [x0 + x * k * facing, y0 + z * k * up] as const),
        k,
      ),
    )
    .join('');
}

function drawPiece(stage: Stage, painter: Painter, piece: Piece): string {
  switch (piece.type) {
    case 'face':
      return drawFace(stage, painter, piece);
    case 'skin':
      return drawSkin(stage, painter, piece);
    case 'line':
      return drawLine(stage, painter, piece);
    case 'tube':
      return drawTube(stage, painter, piece);
    case 'sprite':
      return drawSprite(stage, painter, piece);
  }
}

const isNear = (group: Group, eye: Vec) => (eye[1] >= 0 ? 1 : -1) === group.side;

/** The layer of a group, which depends on the viewer's side. */
function layerOf(group: Group, eye: Vec): number {
  if (!group.side) return group.layer;
  return group.layer + (isNear(group, eye) ? layers.nearSide : layers.farSide);
}

/** Far groups first, so that near ones cover them. */
function paintOrder(model: Model, camera: Camera, place: (p: Vec) => Vec): Group[] {
  return model
    .filter((group) => !group.outside || isNear(group, camera.eye))
    .map((group, index) => ({
      group,
      index,
      layer: layerOf(group, camera.eye),
      depth: group.at ? depthOf(camera, place(group.at)) : 0,
    }))
    .sort((a, b) => a.layer - b.layer || b.depth - a.depth || a.index - b.index)
    .map(({ group }) => group);
}

const LONG = 5;

/** Whether a piece is still visible on a small or rippled boat: rigging is, guard wires and pinstripes are not. */
function carries(piece: Piece): boolean {
  if ('tone' in piece && piece.tone) return false;
  if (piece.type !== 'line' || piece.width >= 0.04) return true;
  return Math.hypot(...subtract(piece.points.at(-1)!, piece.points[0]!)) > LONG && piece.points.length < 5;
}

export function renderModel(model: Model, shot: Shot): string {
  const stage = createStage(shot);
  const painter = shot.painter ?? daylight;
  return paintOrder(model, shot.camera, stage.place)
    .flatMap(({ pieces }) => (shot.reflection || shot.coarse ? pieces.filter(carries) : pieces))
    .map((piece) => drawPiece(stage, painter, piece))
    .join('');
}
