import { fleet } from '../boats/fleet.ts';
import { type Light, type LightName, lights } from '../lights.ts';
import { createLivery } from '../palette.ts';
import { ellipse, num, roundRect } from '../paths.ts';
import type { Random } from '../random.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { type CoastName, coast } from '../scenery/coast.ts';
import { gulls } from '../scenery/gulls.ts';
import { buoy, pontoon } from '../scenery/pontoon.ts';
import { seaBody, seaSurface } from '../scenery/sea.ts';
import { sky } from '../scenery/sky.ts';
import { group, path, type Sheet } from '../sheet.ts';
import { type Camera, createCamera, depthOf } from '../space/camera.ts';
import { displaced } from '../space/frame.ts';
import { renderModel } from '../space/render.ts';
import type { Vec } from '../space/vector.ts';
import { acrossDimension, metres } from './dimensions.ts';
import { brightLights, moodLights } from './subject.ts';

type MooringPicture = { sheet: Sheet; random: Random };

type Scene = { sheet: Sheet; camera: Camera; light: Light; random: Random; horizon: number };

const berthed = ['sloop', 'motor-cruiser', 'daysailer', 'ketch', 'sports-cruiser', 'sloop'] as const;

type Moored = { art: string; depth: number };

function boatAt({ sheet, camera, light, random }: Scene, offset: Vec, turn: number): Moored {
  const { build, hulls } = fleet[random.pick(berthed)];
  const boat = build({ livery: createLivery(random, hulls, {}), state: 'moored', random });
  const view = displaced(camera, offset, turn);
  return {
    depth: depthOf(camera, offset),
    art: renderModel(boat.model, { sheet, camera: view, light, coarse: true }),
  };
}

const farFirst = (boats: readonly Moored[]) =>
  [...boats]
    .sort((a, b) => b.depth - a.depth)
    .map((b) => b.art)
    .join('');

function waterside({ sheet, light, random, horizon }: Scene, shores: readonly CoastName[]): string {
  const backdrop = { sheet, light, random, horizon, width: sheet.width };
  return (
    sky(backdrop) +
    coast(backdrop, random.pick(shores)) +
    gulls({ ...backdrop, random: random.fork('gulls') }, 4) +
    seaBody(backdrop, 'calm') +
    seaSurface(backdrop, 'slight')
  );
}

/** A finger of pontoon reaching towards the viewer. */
const finger = ({ sheet, camera, light, random }: Scene, x: number, y: number, length: number) =>
  renderModel(pontoon({ from: 0, to: length, y: 0, width: 1.1, scale: 1, bare: true }, random), {
    sheet,
    camera: displaced(camera, [x, y, 0], -90),
    light,
  });

/** An empty berth between two neighbours. */
function berth(picture: MooringPicture, lightName: LightName): string {
  const { sheet, random } = picture;
  const horizon = random.between(480, 540);
  const camera = createCamera({
    target: [0, 0, 0],
    azimuth: random.between(-14, 14),
    distance: 34,
    scale: 62,
    x: 800,
    waterline: horizon + 330,
    horizon,
  });
  const scene = { sheet, camera, light: lights[lightName], random, horizon };
  const walkway = renderModel(pontoon({ from: -60, to: 60, y: -6, width: 2.4, scale: 1.1 }, random), {
    sheet,
    camera,
    light: scene.light,
  });
  return [
    waterside(scene, ['harbour', 'solent', 'estuary', 'seaside']),
    farFirst([boatAt(scene, [-16, -20, 0], 0), boatAt(scene, [4, -22, 0], 0)]),
    walkway,
    farFirst([boatAt(scene, [-6.6, 6.2, 0], 90), boatAt(scene, [9.8, 6.2, 0], 90)]),
    finger(scene, -3.2, -4.8, 9.5),
    finger(scene, 3.4, -4.8, 9.5),
  ].join('');
}

/** A swinging mooring in the river. */
function swinging({ sheet, random }: MooringPicture): string {
  const horizon = random.between(470, 540);
  const light = lights[random.pick(brightLights)];
  const camera = createCamera({
    target: [0, 0, 0],
    azimuth: 0,
    distance: 7,
    scale: 250,
    x: random.pick([620, 980]),
    waterline: 890,
    horizon,
  });
  const scene = { sheet, camera, light, random, horizon };
  const float = buoy([0, 0, 0], 1.6, random.pick(['#e0683f', '#e7b52f', '#f1efe8']));
  return [
    waterside(scene, ['estuary', 'broads', 'cornish', 'highland', 'lake']),
    farFirst([
      boatAt(scene, [-26, -62, 0], 12),
      boatAt(scene, [6, -80, 0], 8),
      boatAt(scene, [-4, -44, 0], 10),
    ]),
    group(renderModel(float, { sheet, camera, light, reflection: true }), 'opacity="0.4"'),
    renderModel(float, { sheet, camera, light }),
    path([1, 1.7, 2.5].map((k) => ellipse(camera.centre, 892, 120 * k, 14 * k)).join(''), {
      stroke: light.glint,
      width: 2.5,
      opacity: 0.4,
    }),
  ].join('');
}

/** Along the walkway between two rows of boats. */
function walkway({ sheet, random }: MooringPicture): string {
  const horizon = random.between(430, 480);
  const light = lights[random.pick(brightLights)];
  const camera = createCamera({
    target: [0, 0, 0],
    azimuth: -90,
    distance: 3,
    scale: 330,
    x: 800 + random.between(-90, 90),
    waterline: horizon + 2.1 * 330,
    horizon,
  });
  const scene = { sheet, camera, light, random, horizon };
  const rows = [4, 11].flatMap((x) => [boatAt(scene, [x, 2.6, 0], 90), boatAt(scene, [x, -14, 0], 90)]);
  return [
    waterside(scene, ['harbour', 'solent', 'seaside']),
    farFirst(rows),
    renderModel(pontoon({ from: -4, to: 60, y: 0, width: 2.2, scale: 1 }, random), { sheet, camera, light }),
  ].join('');
}

/** The basin from above. */
function fromAbove({ sheet, random }: MooringPicture): string {
  const horizon = -520;
  const light = lights[random.pick(brightLights)];
  const camera = createCamera({
    target: [0, 0, 0],
    azimuth: random.between(-24, 24),
    distance: 60,
    scale: 38,
    x: 800,
    waterline: 620,
    horizon,
  });
  const scene = { sheet, camera, light, random, horizon };
  const backdrop = { sheet, light, random, horizon, width: sheet.width };
  const slots = [-15, -9, 9];
  return [
    seaBody(backdrop, 'calm') + seaSurface(backdrop, 'slight'),
    renderModel(pontoon({ from: -50, to: 50, y: 0, width: 2.4, scale: 1 }, random), { sheet, camera, light }),
    ...[-18, -12, -6, 0, 6, 12].flatMap((x) => [finger(scene, x, 1.2, 8.6), finger(scene, x, -9.8, 8.6)]),
    farFirst(
      slots.flatMap((x, i) => [
        boatAt(scene, [x, 1.8, 0], -90),
        ...(i % 2 ? [] : [boatAt(scene, [x, -2, 0], 90)]),
      ]),
    ),
  ].join('');
}

/** The harbour master's plan of the berths. */
function plan({ sheet, random }: MooringPicture): string {
  const outline = (x: number, y: number, length: number, beam: number, up: number) =>
    `M${num(x - beam / 2)} ${num(y)}V${num(y - up * length * 0.55)}Q${num(x - beam / 2)} ${num(y - up * length * 0.85)} ${num(x)} ${num(y - up * length)}Q${num(x + beam / 2)} ${num(y - up * length * 0.85)} ${num(x + beam / 2)} ${num(y - up * length * 0.55)}V${num(y)}Z`;
  const rows = [430, 770];
  const slots = Array.from({ length: 12 }, (_, i) => 215 + i * 106);
  const free = `${rows[random.int(0, 1)]}/${random.int(3, 8)}`;
  const boats = rows.flatMap((row) =>
    [1, -1].flatMap((up) =>
      slots.flatMap((x, i) =>
        random.chance(0.82) && `${row}/${i}` !== free
          ? [outline(x, row - up * 30, random.between(92, 128), 34, up)]
          : [],
      ),
    ),
  );
  const fingers = rows.flatMap((row) => slots.map((x) => roundRect(x + 48, row - 140, 10, 280, 4))).join('');
  const [freeRow, freeSlot] = free.split('/').map(Number);
  const berthX = slots[freeSlot!]!;
  return [
    chartPaper(sheet, random),
    compassRose(1410, 1020, 100, INK),
    path(
      fingers +
        rows.map((row) => roundRect(150, row - 16, 1290, 32, 6)).join('') +
        roundRect(134, 330, 30, 540, 6),
      { fill: '#d9c7a2', stroke: INK, width: 1.6 },
    ),
    path(boats.join(''), { fill: PAPER, stroke: INK, width: 1.8 }),
    path(outline(berthX, freeRow! - 30, 118, 42, 1), {
      fill: '#c8371f',
      stroke: INK,
      width: 2,
      opacity: 0.75,
    }),
    path([0, 1, 2, 3].map((i) => ellipse(320 + i * 210, 1020 + (i % 2) * 50, 15)).join(''), {
      fill: '#e0683f',
      stroke: INK,
      width: 2,
    }),
    acrossDimension(berthX - 53, berthX + 53, freeRow! - 200, metres(random.between(3.8, 5))),
  ].join('');
}

type MooringShot = (picture: MooringPicture) => string;

export const mooringShots: readonly MooringShot[] = [
  (p) => berth(p, p.random.pick(brightLights)),
  swinging,
  (p) => berth(p, p.random.pick(moodLights)),
  walkway,
  fromAbove,
  plan,
];
