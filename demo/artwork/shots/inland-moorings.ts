import { onSide, structure } from '../boats/parts/house.ts';
import { box } from '../boats/parts/motor-parts.ts';
import { type LightName, lights } from '../lights.ts';
import { ellipse, num, rect, roundRect } from '../paths.ts';
import { canalBehind, canalSurface } from '../scenery/canal.ts';
import { canalCrossings } from '../scenery/canal-crossings.ts';
import { type CanalLayout, inland } from '../scenery/canal-ground.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { pontoon } from '../scenery/pontoon.ts';
import { sky } from '../scenery/sky.ts';
import { towpath } from '../scenery/towpath.ts';
import { path } from '../sheet.ts';
import { createCamera } from '../space/camera.ts';
import { line, type Model, part } from '../space/model.ts';
import { corners, outline, through } from '../space/points.ts';
import { renderModel } from '../space/render.ts';
import { acrossDimension, metres } from './dimensions.ts';
import { boatAt, farFirst, type MooringPicture, type MooringShot, type Scene } from './moored-scene.ts';
import { brightLights, moodLights } from './subject.ts';

type Bank = { scene: Scene; layout: CanalLayout };

/** Water with a bank on each side, seen from the nearer one. */
function banks({ sheet, random }: MooringPicture, lightName: LightName, side: 1 | -1): Bank {
  const horizon = random.between(470, 530);
  const camera = createCamera({
    target: [2, 0, 0],
    azimuth: (side === 1 ? 0 : 180) + random.between(-26, 26),
    distance: 27,
    scale: 58,
    x: 800,
    waterline: horizon + 260,
    horizon,
  });
  return {
    scene: { sheet, camera, light: inland(lights[lightName]), random, horizon },
    layout: {
      side,
      near: 12.5,
      far: 1.7,
      length: 16,
      bridge: random.chance(0.5) ? 44 : undefined,
      lock: undefined,
    },
  };
}

function onBanks({ scene, layout }: Bank, things: readonly string[]): string {
  const canal = { ...scene, width: scene.sheet.width };
  return [
    sky(canal),
    canalBehind(canal, layout),
    canalSurface({ ...canal, random: scene.random.fork('surface') }, layout),
    canalCrossings(canal, layout),
    ...things,
    towpath({ ...canal, random: scene.random.fork('path') }, layout),
  ].join('');
}

const shotOf = ({ sheet, camera, light }: Scene) => ({ sheet, camera, light });

/** A residential mooring: narrowboats end to end, and a gap with its landing stage. */
function canalMooring(picture: MooringPicture, lightName: LightName, side: 1 | -1): string {
  const bank = banks(picture, lightName, side);
  const { scene } = bank;
  const stage = pontoon({ from: -1, to: 10, y: -side * 1.25, width: 0.9, scale: 0.55 }, scene.random);
  return onBanks(bank, [
    renderModel(stage, shotOf(scene)),
    farFirst([boatAt(scene, [-19, 0, 0], 0, ['narrowboat']), boatAt(scene, [10.5, 0, 0], 0, ['narrowboat'])]),
  ]);
}

/** A timber day hut with a veranda, on the lawn behind the quay heading. */
function dayHut(side: 1 | -1): Model {
  const y = -side * 8;
  const half = () => 1.7;
  const green = '#5f7f6c';
  const profile = outline('-2 0.45, -2 2.6, 0.4 3.6, 2.8 2.6, 2.8 0.45');
  const at = { centre: y };
  return [
    part(0, [
      ...structure({
        profile,
        breadth: half,
        side: green,
        strips: [{ colour: green }, { colour: '#8a5a44' }, { colour: '#8a5a44' }, { colour: green }],
        centre: y,
      }),
      ...[-1, 1].flatMap((s) => [
        onSide(corners([-0.4, 0.5], [-0.4, 2.3], [0.7, 2.3], [0.7, 0.5]), half, s, '#f3efe4', at),
        onSide(corners([1.2, 1.3], [1.2, 2.2], [2.3, 2.2], [2.3, 1.3]), half, s, '#1b2c3a', {
          ...at,
          finish: 'glass',
          edge: { colour: '#f3efe4', width: 0.09 },
        }),
      ]),
    ]),
  ];
}

/** Steel quay heading with a hardwood cap and mooring posts. */
const quayHeading = (side: 1 | -1): Model => [
  part(0, [
    ...box([-14, 16], 0.2, [0, 0.5], '#6f7b82', '#a9744a').map((p) =>
      p.type === 'face' ? { ...p, points: p.points.map(([x, y, z]) => [x, y - side * 1.5, z] as const) } : p,
    ),
    ...[-12, -7, -2, 3, 8, 13].map((x) =>
      line(through([x, -side * 1.4, 0.4], [x, -side * 1.4, 1.15]), '#6b4a30', 0.22),
    ),
  ]),
];

/** A river mooring with its own lawn. */
function riverside(picture: MooringPicture, lightName: LightName, side: 1 | -1, occupied: boolean): string {
  const bank = banks(picture, lightName, side);
  const { scene } = bank;
  return onBanks(bank, [
    renderModel(dayHut(side), shotOf(scene)),
    renderModel(quayHeading(side), shotOf(scene)),
    occupied ? boatAt(scene, [-3, 0, 0], 0, ['canal-cruiser']).art : '',
    boatAt(scene, [19, 0, 0], 0, ['canal-cruiser']).art,
  ]);
}

/** The cut on the navigation's plan, with the berth marked. */
function cutPlan({ sheet, random }: MooringPicture): string {
  const berths = [0, 1, 2, 3, 4].map((i) => 190 + i * 252);
  const free = random.int(1, 3);
  return [
    chartPaper(sheet, random),
    compassRose(1400, 980, 110, INK),
    path(rect(60, 420, 1480, 300), { fill: '#cfe3e6', stroke: INK, width: 2 }),
    path(rect(60, 384, 1480, 36), { fill: '#d9c7a2', stroke: INK, width: 1.6 }),
    path(
      berths
        .filter((_, i) => i !== free)
        .map((x) => roundRect(x, 432, 232, 46, 20))
        .join(''),
      { fill: PAPER, stroke: INK, width: 1.8 },
    ),
    path(roundRect(berths[free]!, 432, 232, 46, 20), {
      fill: '#c8371f',
      stroke: INK,
      width: 2,
      opacity: 0.75,
    }),
    path(Array.from({ length: 16 }, (_, i) => ellipse(110 + i * 94, 330 - (i % 3) * 26, 26)).join(''), {
      fill: '#cbd3a8',
      stroke: INK,
      width: 1.4,
    }),
    path(`M60 ${num(790)}H1540`, { stroke: INK, width: 1.4, dash: '14 10', opacity: 0.7 }),
    acrossDimension(berths[free]!, berths[free]! + 232, 560, metres(random.between(14, 19))),
  ].join('');
}

export const canalMooringShots: readonly MooringShot[] = [
  (p) => canalMooring(p, p.random.pick(brightLights), 1),
  (p) => canalMooring(p, p.random.pick(brightLights), -1),
  (p) => canalMooring(p, p.random.pick(moodLights), 1),
  cutPlan,
];

export const riversideShots: readonly MooringShot[] = [
  (p) => riverside(p, p.random.pick(brightLights), 1, false),
  (p) => riverside(p, p.random.pick(brightLights), -1, true),
  (p) => riverside(p, p.random.pick(moodLights), 1, true),
  cutPlan,
];
