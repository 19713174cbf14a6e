import { onSide, paneOnSpan, structure } from '../boats/parts/house.ts';
import { type Light, type LightName, lights, lit } from '../lights.ts';
import { curve, ellipse, num, type Point } from '../paths.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { buoy, jetty, pontoon } from '../scenery/pontoon.ts';
import { group, path } from '../sheet.ts';
import { createCamera } from '../space/camera.ts';
import { type Model, part, tube } from '../space/model.ts';
import { corners, outline, through } from '../space/points.ts';
import { renderModel } from '../space/render.ts';
import { acrossDimension, metres } from './dimensions.ts';
import {
  boatAt,
  farFirst,
  type MooringPicture,
  type MooringShot,
  type Scene,
  waterside,
} from './moored-scene.ts';
import { brightLights, moodLights } from './subject.ts';

/** The buoy of a swinging mooring, near, with others lying beyond. */
function swinging({ sheet, random }: MooringPicture, lightName: LightName): string {
  const horizon = random.between(470, 540);
  const light = lights[lightName];
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
    waterside(scene, ['estuary', 'cornish', 'highland', 'strait']),
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

/** A yacht on the mooring. */
function lying({ sheet, random }: MooringPicture): string {
  const horizon = random.between(560, 620);
  const light = lights[random.pick(brightLights)];
  const camera = createCamera({
    target: [6, 0, 0],
    azimuth: random.between(-10, 24),
    distance: 34,
    scale: 56,
    x: 780,
    waterline: horizon + 270,
    horizon,
  });
  const scene = { sheet, camera, light, random, horizon };
  const float = buoy([13.4, 0.4, 0], 1.1, '#e0683f');
  return [
    waterside(scene, ['cornish', 'estuary', 'harbour']),
    farFirst([boatAt(scene, [-34, -58, 0], 6), boatAt(scene, [22, -70, 0], 4)]),
    boatAt(scene, [0, 0, 0], 0, ['sloop']).art,
    renderModel(float, { sheet, camera, light }),
  ].join('');
}

/** The trots on the harbour master's chart, with the vacant one marked. */
function trots({ sheet, random }: MooringPicture): string {
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 }, (_, i): Point => [260 + i * 170 + row * 60, 420 + row * 190 - i * 22]),
  );
  const free = random.int(7, 13);
  const shore = (dy: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => [-20 + i * 205, 240 + dy - i * 12 + Math.sin(i * 1.3) * 26]);
  const swing = ([x, y]: Point, r: number) => ellipse(x, y, r);
  return [
    chartPaper(sheet, random),
    path(`${curve(shore(0))}L1660 -20L-20 -20Z`, { fill: '#e0cfa0', stroke: INK, width: 2.2 }),
    path(curve(shore(60)), { stroke: INK, width: 1.4, dash: '10 9', opacity: 0.7 }),
    compassRose(1400, 1010, 110, INK),
    path(rows.map((p) => swing(p, 62)).join(''), { stroke: INK, width: 1.2, dash: '6 8', opacity: 0.6 }),
    path(rows.map((p) => swing(p, 12)).join(''), { fill: PAPER, stroke: INK, width: 2 }),
    path(swing(rows[free]!, 62), { fill: '#c8371f', opacity: 0.2 }),
    path(swing(rows[free]!, 15), { fill: '#c8371f', stroke: INK, width: 2 }),
    path(`M${num(rows[free]![0])} ${num(rows[free]![1])}h62`, { stroke: INK, width: 1.6 }),
    acrossDimension(
      rows[free]![0] - 62,
      rows[free]![0] + 62,
      rows[free]![1] + 96,
      metres(random.between(24, 30)),
    ),
  ].join('');
}

export const swingingShots: readonly MooringShot[] = [
  (p) => swinging(p, p.random.pick(brightLights)),
  lying,
  (p) => swinging(p, p.random.pick(moodLights)),
  trots,
];

/** Mud with runnels in it, from `edge` down to the foot of the picture. */
function mud({ sheet, random }: MooringPicture, light: Light, edge: number): string {
  const line = (dy: number, wave: number): Point[] =>
    Array.from({ length: 11 }, (_, i): Point => [i * 164 - 20, edge + dy + Math.sin(i * 1.1 + wave) * 9]);
  const down = (points: Point[]) => `${curve(points)}L1660 ${sheet.height}L-40 ${sheet.height}Z`;
  const runnels = Array.from({ length: 12 }, () => {
    const [x, y] = [random.between(0, 1600), random.between(edge + 40, 1140)];
    const run = random.between(40, 130);
    return `M${num(x)} ${num(y)}q${num(run * 0.4)} ${num(-12)} ${num(run)} 4t${num(run)} ${num(8)}`;
  }).join('');
  return (
    path(down(line(-6, 0)), { fill: light.glint, opacity: 0.5 }) +
    path(down(line(0, 0)), {
      fill: sheet.down(edge, sheet.height, [
        [0, lit('#8d8068', 0.8, light)],
        [0.5, lit('#7a6d57', 0.7, light)],
        [1, lit('#5e5342', 0.55, light)],
      ]),
    }) +
    path(runnels, { stroke: light.glint, width: 4, opacity: 0.35 }) +
    path(runnels, { stroke: lit('#4b4234', 0.5, light), width: 2, opacity: 0.5 })
  );
}

/** A tarred shed on the saltings, its door to the staging. */
function tarredShed(): Model {
  const half = () => 2;
  const profile = outline('0 1.2, 0 3.6, 2.4 5, 4.8 3.6, 4.8 1.2');
  const black = '#26292c';
  const roof = { colour: '#7a4a38' };
  return [
    part(
      0,
      [0.2, 2.4, 4.6].flatMap((x) =>
        [-1.7, 1.7].map((y) => tube(through([x, y, 0], [x, y, 1.3]), 0.12, '#4b4234')),
      ),
    ),
    part(1, [
      ...structure({
        profile,
        breadth: half,
        side: black,
        strips: [{ colour: black }, roof, roof, { colour: black }],
      }),
      ...[-1, 1].flatMap((s) => [
        onSide(corners([0.8, 1.3], [0.8, 3.1], [1.9, 3.1], [1.9, 1.3]), half, s, '#8a3d2e'),
        onSide(corners([2.8, 2.1], [2.8, 3.1], [4, 3.1], [4, 2.1]), half, s, '#1b2c3a', {
          finish: 'glass',
          edge: { colour: '#e9e3d3', width: 0.1 },
        }),
      ]),
      paneOnSpan(profile[0]!, profile[1]!, half, [0.35, 0.65], [0.35, 0.8], '#1b2c3a', {
        finish: 'glass',
        edge: { colour: '#e9e3d3', width: 0.1 },
      }),
    ]),
  ];
}

/** A berth in the mud with its staging and shed; at low water the boat sits upright. */
function mudBerth(picture: MooringPicture, lightName: LightName, occupied: boolean): string {
  const { sheet, random } = picture;
  const horizon = random.between(470, 520);
  const light = lights[lightName];
  const camera = createCamera({
    target: [2, 0, 0],
    azimuth: random.between(-22, 22),
    distance: 30,
    scale: 62,
    x: 800,
    waterline: horizon + 330,
    horizon,
  });
  const scene: Scene = { sheet, camera, light, random, horizon };
  const shot = { sheet, camera, light };
  return [
    waterside(scene, ['broads', 'estuary']),
    farFirst([boatAt(scene, [-30, -70, 0], 10, ['classic']), boatAt(scene, [24, -84, 0], 6, ['classic'])]),
    mud({ ...picture, random: random.fork('mud') }, light, horizon + 120),
    renderModel(
      tarredShed().map((g) => ({
        ...g,
        pieces: g.pieces.map((p) =>
          'points' in p ? { ...p, points: p.points.map(([x, y, z]) => [x - 9, y - 9, z] as const) } : p,
        ),
      })),
      shot,
    ),
    renderModel(jetty({ from: -12, to: 14, y: -4.4, width: 1.6, scale: 0.9 }), shot),
    occupied ? boatAt(scene, [-3, -1.4, 0.15], 0, ['classic']).art : '',
  ].join('');
}

export const mudBerthShots: readonly MooringShot[] = [
  (p) => mudBerth(p, p.random.pick(brightLights), true),
  (p) => mudBerth(p, p.random.pick(brightLights), false),
  (p) => mudBerth(p, p.random.pick(moodLights), true),
  trots,
];

/** A private pontoon along a creek, room for one more. */
function creekside(picture: MooringPicture, lightName: LightName, occupied: boolean): string {
  const { sheet, random } = picture;
  const horizon = random.between(480, 540);
  const light = lights[lightName];
  const camera = createCamera({
    target: [2, 0, 0],
    azimuth: random.between(-20, 20),
    distance: 28,
    scale: 66,
    x: 800,
    waterline: horizon + 320,
    horizon,
  });
  const scene: Scene = { sheet, camera, light, random, horizon };
  return [
    waterside(scene, ['estuary', 'broads', 'solent']),
    boatAt(scene, [-20, -46, 0], 4, ['daysailer']).art,
    renderModel(pontoon({ from: -26, to: 15, y: -3.4, width: 1.6, scale: 0.8 }, random), {
      sheet,
      camera,
      light,
    }),
    boatAt(scene, [-18.5, -1, 0], 0, ['sloop']).art,
    occupied ? boatAt(scene, [-2, -1.2, 0], 0, ['daysailer']).art : '',
  ].join('');
}

export const creekBerthShots: readonly MooringShot[] = [
  (p) => creekside(p, p.random.pick(brightLights), true),
  (p) => creekside(p, p.random.pick(brightLights), false),
  (p) => creekside(p, p.random.pick(moodLights), false),
  trots,
];
