import { sail } from '../boats/parts/rig.ts';
import { darken, lighten, mix } from '../colour.ts';
import { type SailItem, sailItem } from '../equipment/sail.ts';
import { room } from '../interiors/room.ts';
import { type Light, type LightName, lights, lit } from '../lights.ts';
import { createLivery, hullColours } from '../palette.ts';
import { ellipse, num, type Point, polygon } from '../paths.ts';
import { createRandom, type Random } from '../random.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { coast } from '../scenery/coast.ts';
import { gulls } from '../scenery/gulls.ts';
import { seaBody, seaSurface } from '../scenery/sea.ts';
import { sky } from '../scenery/sky.ts';
import { path, type Sheet } from '../sheet.ts';
import { createCamera, project } from '../space/camera.ts';
import { createDraft } from '../space/draft.ts';
import { face, line, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { renderModel } from '../space/render.ts';
import { sample, type Vec } from '../space/vector.ts';
import { acrossDimension, downDimension, metres } from './dimensions.ts';
import { brightLights, moodLights, type Wishes } from './subject.ts';

type SailPicture = { sheet: Sheet; random: Random; seed: string; wishes: Wishes };

const itemOf = ({ seed, wishes }: SailPicture): SailItem =>
  sailItem(
    createLivery(createRandom(`${seed}/livery`), Object.values(hullColours), wishes),
    createRandom(`${seed}/item`),
  );

/** The sail drawing, against sky and a low shore. */
function hoisted(picture: SailPicture, lightName: LightName, azimuth: number): string {
  const { sheet, random } = picture;
  const light = lights[lightName];
  const horizon = 1010;
  const camera = createCamera({
    target: [4.9, 0, 0],
    azimuth,
    distance: 30,
    scale: 76,
    x: 800,
    waterline: 1085,
    horizon,
  });
  const backdrop = { sheet, light, random, horizon, width: sheet.width };
  return [
    sky(backdrop),
    coast(backdrop, random.pick(['solent', 'cornish', 'estuary', 'needles', 'seven'])),
    gulls({ ...backdrop, random: random.fork('gulls') }, 5),
    seaBody(backdrop, 'slight'),
    seaSurface(backdrop, 'slight'),
    renderModel(itemOf(picture).rig, { sheet, camera, light, afloat: false }),
  ].join('');
}

/** Spread on the floor of a sail loft. */
function loft(picture: SailPicture): string {
  const { sheet, random } = picture;
  const { cloth } = itemOf(picture);
  const light: Light = {
    ...lights[random.pick(['morning', 'noon', 'pastel'] as const)],
    key: '#fffaf0',
    shade: '#a79c90',
  };
  const walls = room({
    length: 17,
    floor: 7,
    top: 7,
    height: 4.4,
    walls: '#ece6d9',
    dado: { height: 1.1, colour: '#c4a477' },
    sole: '#c9a26d',
    soleStripe: '#a37f4e',
    ceiling: '#f6f2e8',
    frame: '#f7f4ec',
    openings: [1, 4.6, 8.2, 11.8].map((from) => ({ from, to: from + 2.6, low: 1.5, high: 3.4 })),
    beams: '#a9804f',
    skylights: [5, 9, 13],
  });
  const flat = (p: Vec): Vec => [3 + (p[2] - cloth.tack[2]) * 0.86, (p[0] - 5) * 1.05, 0.02];
  const [tack, head, clew] = [flat(cloth.tack), flat(cloth.head), flat(cloth.clew)];
  const spread = part(
    6,
    sail({
      ...cloth,
      tack,
      head,
      clew,
      peak: cloth.peak && flat(cloth.peak),
      belly: 0,
      foot: 0,
      luff: 0,
      roach: 0,
    }).map((piece) => (piece.type === 'skin' ? { ...piece, side: 0 as const } : piece)),
  );
  const bag = part(
    10,
    [
      tube(trace('3.3 -3.6 0.5, 4.6 -3.3 0.5'), 0.5, cloth.colour === '#9f4a2b' ? '#31567d' : '#a33b25'),
      tube(trace('4.55 -3.31 0.5, 4.75 -3.27 0.5'), [0.5, 0.2], '#7a2a1c'),
    ],
    { at: [4, -3.4, 0.5] },
  );
  const machine = part(
    10,
    [
      ...[-0.5, 0.5].map((d) => line(through([6 + d, 4.6, 0], [6 + d, 4.6, 0.8]), '#5b666d', 0.08)),
      face(trace('5.2 4.1 0.82, 6.8 4.1 0.82, 6.8 5.3 0.82, 5.2 5.3 0.82'), '#b08a5a'),
      tube(trace('5.6 4.7 0.84, 5.6 4.7 1.25, 6.3 4.7 1.25, 6.3 4.7 0.95'), 0.1, '#23292f'),
    ],
    { at: [6, 4.7, 0.8] },
  );
  const camera = createCamera({
    target: [0, 0, 0],
    azimuth: -90,
    distance: 1.2,
    scale: 820,
    x: 800,
    waterline: 400 + 2.5 * 820,
    horizon: 400,
  });
  return renderModel([...walls, spread, bag, machine], { sheet, camera, light, afloat: false });
}

/** The clew: ring, patches, webbing and stitches. */
function corner(picture: SailPicture): string {
  const { sheet, random } = picture;
  const { cloth } = itemOf(picture);
  const light = lights[random.pick(['morning', 'noon', 'breezy', 'golden'] as const)];
  const colour = cloth.colour;
  const tone = (b: number) => lit(colour, b, light);
  const ring: Point = [420, 860];
  const fan = (r: number, a0: number, a1: number): Point[] => [
    ring,
    ...sample(
      16,
      (t): Point => [ring[0] + Math.cos(a0 + (a1 - a0) * t) * r, ring[1] + Math.sin(a0 + (a1 - a0) * t) * r],
    ),
  ];
  const body: Point[] = outline('300 1000, 250 860, 560 -40, 1660 -40, 1660 1010');
  const panels = [240, 470, 700, 930]
    .map((y) => `M${num(260 + (900 - y) * 0.32)} ${num(y)}Q900 ${num(y - 90)} 1640 ${num(y - 40)}`)
    .join('');
  const stitches = (r: number) =>
    sample(44, (t) => {
      const a = -1.32 + 1.42 * t;
      return `M${num(ring[0] + Math.cos(a) * r)} ${num(ring[1] + Math.sin(a) * r)}l${num(-Math.sin(a) * 9 + Math.cos(a) * 6)} ${num(Math.cos(a) * 9 + Math.sin(a) * 6)}`;
    }).join('');
  const backdrop = { sheet, light, random, horizon: 860, width: sheet.width };
  return [
    sky(backdrop),
    seaBody(backdrop, 'slight'),
    seaSurface(backdrop, 'slight'),
    path(polygon(body), {
      fill: sheet.linear({ x1: 260, y1: 0, x2: 1600, y2: 400 }, [
        [0, tone(1)],
        [0.5, tone(0.85)],
        [1, tone(0.55)],
      ]),
    }),
    path(panels, { stroke: darken(colour, 0.3), width: 3, opacity: 0.5 }),
    ...[620, 470, 330, 210].map(
      (r, i) =>
        path(polygon(fan(r, -1.34, 0.12)), {
          fill: mix(tone(0.9), i % 2 ? darken(colour, 0.25) : lighten(colour, 0.4), 0.22),
          opacity: 0.8,
        }) + path(stitches(r - 12), { stroke: darken(colour, 0.45), width: 2.4, opacity: 0.7 }),
    ),
    path(polygon(outline('250 860, 560 -40, 590 -40, 284 866')), { fill: mix(tone(0.9), '#2b3a52', 0.75) }),
    ...[-1.2, -0.75, -0.3].map((a) =>
      path(
        polygon(
          corners(
            [ring[0] - Math.sin(a) * 26, ring[1] + Math.cos(a) * 26],
            [ring[0] + Math.cos(a) * 300 - Math.sin(a) * 26, ring[1] + Math.sin(a) * 300 + Math.cos(a) * 26],
            [ring[0] + Math.cos(a) * 300 + Math.sin(a) * 26, ring[1] + Math.sin(a) * 300 - Math.cos(a) * 26],
            [ring[0] + Math.sin(a) * 26, ring[1] - Math.cos(a) * 26],
          ),
        ),
        { fill: lit('#e9ebea', 0.85, light) },
      ),
    ),
    path(ellipse(ring[0], ring[1], 92), { fill: lit('#8a9399', 0.8, light) }),
    path(ellipse(ring[0], ring[1], 84), { fill: lit('#dfe4e7', 1, light) }),
    path(ellipse(ring[0], ring[1], 58), { fill: light.sea[1] }),
    path(`M-20 1120Q200 1010 ${ring[0]} ${ring[1] + 20}`, {
      stroke: lit('#f0ede2', 0.9, light),
      width: 40,
      cap: 'round',
    }),
    path(`M-20 1120Q200 1010 ${ring[0]} ${ring[1] + 20}`, {
      stroke: lit('#c8371f', 0.8, light),
      width: 40,
      dash: '12 34',
      opacity: 0.85,
    }),
  ].join('');
}

/** Measured on chart paper. */
function drawing(picture: SailPicture): string {
  const { sheet, random } = picture;
  const item = itemOf(picture);
  const camera = createCamera({
    target: [4.9, 0, 0],
    azimuth: 0,
    distance: 4000,
    scale: 68,
    x: 760,
    waterline: 1060,
    horizon: 1060,
  });
  const at = (p: Vec) => project(camera, p);
  const { tack, head, clew } = item.cloth;
  return [
    chartPaper(sheet, random),
    compassRose(1380, 260, 120, INK),
    renderModel(item.rig, {
      sheet,
      camera,
      light: lights.noon,
      afloat: false,
      painter: createDraft(PAPER, INK),
    }),
    downDimension(1130, at(head)[1], at(tack)[1], metres(item.luff)),
    downDimension(330, at(head)[1], at(clew)[1], metres(item.leech)),
    acrossDimension(
      Math.min(at(clew)[0], at(tack)[0]),
      Math.max(at(clew)[0], at(tack)[0]),
      1110,
      metres(item.foot),
    ),
  ].join('');
}

type SailShot = (picture: SailPicture) => string;

export const sailShots: readonly SailShot[] = [
  (p) => hoisted(p, p.random.pick(brightLights), p.random.between(-8, 22)),
  loft,
  (p) => hoisted(p, p.random.pick(moodLights), p.random.between(165, 200)),
  corner,
  drawing,
];
