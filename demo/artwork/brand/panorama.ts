import type { Boat } from '../boats/boat.ts';
import { type BoatKind, fleet } from '../boats/fleet.ts';
import { faded, type Light } from '../lights.ts';
import { createLivery, hullColours } from '../palette.ts';
import { type Point, polygon, rect } from '../paths.ts';
import { createRandom } from '../random.ts';
import type { Backdrop } from '../scenery/backdrop.ts';
import { gulls } from '../scenery/gulls.ts';
import { farmland, hills } from '../scenery/hills.ts';
import { lighthouse } from '../scenery/lighthouse.ts';
import { reflectionVeil, seaBody, seaSurface } from '../scenery/sea.ts';
import { sky } from '../scenery/sky.ts';
import { castle } from '../scenery/strongholds.ts';
import { distantMasts, town } from '../scenery/town.ts';
import { wakeBehind, wakeInFront } from '../scenery/wake.ts';
import { createSheet, path, type Sheet } from '../sheet.ts';
import { frame } from '../space/frame.ts';
import { renderModel } from '../space/render.ts';

/** Early evening in a west-country harbour. */
const evening: Light = {
  sky: [
    [0, '#14385c'],
    [0.38, '#4a7d99'],
    [0.74, '#e6b98c'],
    [1, '#fde5b8'],
  ],
  sea: ['#f2cd98', '#4a8092', '#0c3049'],
  glint: '#fff1c9',
  haze: '#d9c3a6',
  key: '#ffe9c6',
  shade: '#7487a5',
  cloud: { lit: '#fbdcb2', shade: '#8793a3' },
  luminary: { across: 0.545, down: 0.84, radius: 58, colour: '#fffadf', halo: '#ffe8ad' },
  clouds: ['stratus'],
};

type Cast = {
  kind: BoatKind;
  hull: string;
  accent: string;
  seed: string;
  azimuth: number;
  centre: number;
  waterline: number;
  width: number;
  top: number;
  moving: boolean;
};

/** From the farthest to the nearest. */
const cast: readonly Cast[] = [
  {
    kind: 'sloop',
    hull: hullColours.white,
    accent: '#16304f',
    seed: 'b',
    azimuth: 18,
    centre: 1050,
    waterline: 690,
    width: 150,
    top: 470,
    moving: true,
  },
  {
    kind: 'fishing-boat',
    hull: hullColours.cobalt,
    accent: '#e9e3d3',
    seed: 'c',
    azimuth: 200,
    centre: 2080,
    waterline: 735,
    width: 300,
    top: 560,
    moving: false,
  },
  {
    kind: 'classic',
    hull: hullColours.ink,
    accent: '#c9a24a',
    seed: 'gaff',
    azimuth: 24,
    centre: 1650,
    waterline: 806,
    width: 650,
    top: 215,
    moving: true,
  },
  {
    kind: 'rowing-boat',
    hull: hullColours.duckEgg,
    accent: '#c8371f',
    seed: 'r',
    azimuth: 160,
    centre: 2110,
    waterline: 900,
    width: 250,
    top: 760,
    moving: true,
  },
];

function sail(sheet: Sheet, horizon: number, part: Cast) {
  const { build } = fleet[part.kind];
  const random = createRandom(`harbour/${part.seed}`);
  const livery = createLivery(random.fork('livery'), [part.hull], part);
  const boat: Boat = build({ livery, state: part.moving ? 'underway' : 'moored', random });
  const pose = part.moving ? boat.pose : {};
  const camera = frame({ ...part, model: boat.model, pose, length: boat.length, distance: 3, horizon });
  const shot = { sheet, camera, light: evening, pose, sunSide: -0.5 };
  const wake = { sheet, camera, light: evening, random: random.fork('wake'), boat, pose };
  return {
    mirror: renderModel(boat.model, { ...shot, reflection: true }),
    art:
      (part.moving ? wakeBehind(wake) : '') +
      renderModel(boat.model, shot) +
      (part.moving ? wakeInFront(wake) : ''),
  };
}

/** A rubble breakwater running out from the town to the light. */
function breakwater({ light, random }: Backdrop, from: number, to: number, base: number): string {
  const top: Point[] = Array.from({ length: 15 }, (_, i) => [
    from + ((to - from) * i) / 14,
    base - 24 + (i % 3) * 3,
  ]);
  const stones = Array.from({ length: 46 }, () => {
    const x = random.between(from + 8, to - 8);
    const y = base - random.between(2, 18);
    return polygon([
      [x - 10, y + 6],
      [x - 5, y - 5],
      [x + 7, y - 4],
      [x + 11, y + 5],
    ]);
  });
  return (
    path(polygon([[from - 26, base + 3], ...top, [to + 30, base + 3]]), {
      fill: faded('#8b8173', 0.18, light, 0.6),
    }) +
    path(stones.join(''), { fill: faded('#b5a995', 0.18, light, 0.9), opacity: 0.7 }) +
    path(rect(from, base - 32, to - from, 8), { fill: faded('#c9bda8', 0.16, light, 0.95) })
  );
}

/** The wide harbour of the home page: calm water and sky on the left, the town and its boats on the right. */
export function drawPanorama(width = 2400, height = 1028): string {
  const sheet = createSheet(width, height);
  const random = createRandom('slipway harbour');
  const horizon = 622;
  const backdrop: Backdrop = { sheet, light: evening, random, horizon, width };
  const fork = (label: string): Backdrop => ({ ...backdrop, random: random.fork(label) });
  const boats = cast.map((part) => sail(sheet, horizon, part));
  return sheet.document(
    [
      sky(backdrop),
      hills(fork('far'), { from: -40, to: width + 40, base: horizon, height: 120 }, 0.76, '#5f7f8c', 'none'),
      hills(fork('middle'), { from: -60, to: 980, base: horizon, height: 90 }, 0.6, '#5d7f7a', 'right'),
      castle(fork('castle'), 1955, horizon - 318, 104, 0.34),
      farmland(fork('fields'), { from: 1330, to: width + 260, base: horizon, height: 330 }, 0.34, 'left'),
      town(fork('town'), { from: 1480, to: width + 40, base: horizon - 6 }, 66, 0.18),
      breakwater(fork('mole'), 1150, 1560, horizon),
      lighthouse(fork('light'), 1180, horizon - 30, 132, 0.1, true),
      distantMasts(fork('masts'), 1640, 2380, horizon + 6, 120, 0.22),
      gulls(fork('gulls'), 7),
      seaBody(backdrop, 'slight'),
      boats.map((b) => b.mirror).join(''),
      reflectionVeil(backdrop, { top: horizon + 60, reach: 360, dullness: 0.6, rough: 1 }),
      seaSurface(backdrop, 'slight'),
      boats.map((b) => b.art).join(''),
    ].join(''),
  );
}
