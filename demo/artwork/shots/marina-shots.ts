import { type LightName, lights } from '../lights.ts';
import { ellipse, num, roundRect } from '../paths.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { pontoon } from '../scenery/pontoon.ts';
import { seaBody, seaSurface } from '../scenery/sea.ts';
import { path } from '../sheet.ts';
import { createCamera } from '../space/camera.ts';
import { displaced } from '../space/frame.ts';
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

/** The pictures of a marina berth. */
export const marinaShots: readonly MooringShot[] = [
  (p) => berth(p, p.random.pick(brightLights)),
  fromAbove,
  (p) => berth(p, p.random.pick(moodLights)),
  walkway,
  plan,
];
