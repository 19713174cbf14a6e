import { darken, lighten, mix } from '../colour.ts';
import { type CutName, cutNamed, reachOf, spreadSail, stowedSail } from '../equipment/sail.ts';
import { room } from '../interiors/room.ts';
import { type Light, type LightName, lights, lit } from '../lights.ts';
import { ellipse, num, type Point, polygon, rect } from '../paths.ts';
import type { Random } from '../random.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { path, type Sheet } from '../sheet.ts';
import { createCamera, project } from '../space/camera.ts';
import { createDraft } from '../space/draft.ts';
import { face, type Group, line, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { renderModel } from '../space/render.ts';
import { sample, type Vec } from '../space/vector.ts';
import { acrossDimension, downDimension, metres } from './dimensions.ts';

/** Sails for sale lie in the loft; which cuts belong to one advert. */
export const sailKinds = {
  mainsail: ['main'],
  genoa: ['genoa'],
  spinnaker: ['spinnaker'],
  'storm-sails': ['storm jib', 'trysail'],
} as const satisfies Record<string, readonly CutName[]>;

export type SailKind = keyof typeof sailKinds;

type SailPicture = { sheet: Sheet; random: Random; cuts: readonly CutName[] };

/** Room on the floor, in metres across. */
const FLOOR = 10.5;
const NEAREST = 6.1;

/** The sails side by side on the floor, the larger the farther into the room. */
function spread(cuts: readonly CutName[], turn: 1 | -1): Group[] {
  const total = cuts.reduce((sum, name) => sum + cutNamed(name).luff, 0) + (cuts.length - 1) * 0.8;
  const scale = Math.min(1.5, FLOOR / total);
  let from = (-turn * total * scale) / 2;
  return cuts.map((name) => {
    // The clew comes within a few steps of the gallery's foot.
    const group = part(
      6,
      spreadSail(name, { at: [NEAREST + reachOf(name) * scale, from, 0.02], turn, scale }),
    );
    from += turn * (cutNamed(name).luff + 0.8) * scale;
    return group;
  });
}

/** A dousing sock with its bell mouth, drawn out along the floor. */
const snuffer = (): Group =>
  part(8, [
    tube(trace('5.4 -4.6 0.16, 5.0 -1.5 0.16, 5.3 2.4 0.16'), 0.15, '#24406b'),
    ...[-3.4, -1.4, 0.6].map((y) => tube(through([5.15, y, 0.16], [5.14, y + 0.12, 0.16]), 0.16, '#c8371f')),
    tube(trace('5.3 2.4 0.22, 5.32 2.75 0.24'), [0.2, 0.32], '#e9ebea'),
    line(trace('5.32 2.75 0.24, 5.0 3.6 0.02, 5.4 4.4 0.02'), '#f0ede2', 0.03),
  ]);

/** The sail loft from its gallery: bare boards, windows, a sewing machine in its pit. */
function loft({ sheet, random, cuts }: SailPicture, hour: LightName, turn: 1 | -1): string {
  const light: Light = { ...lights[hour], key: '#fffaf0', shade: '#a79c90' };
  const walls = room({
    length: 17,
    floor: 7.4,
    top: 7.4,
    height: 6.2,
    walls: random.pick(['#ece6d9', '#e3e7e4', '#e9e0cf']),
    dado: { height: 1.2, colour: random.pick(['#c4a477', '#9fb0ac', '#b59a78']) },
    sole: random.pick(['#c9a26d', '#bf9560', '#cbb083']),
    soleStripe: '#a37f4e',
    ceiling: '#f6f2e8',
    frame: '#f7f4ec',
    openings: [1, 4.6, 8.2, 11.8].map((from) => ({ from, to: from + 2.6, low: 1.7, high: 4.4 })),
    beams: '#a9804f',
    skylights: [5, 9, 13],
  });
  const side = turn * 5.4;
  const machine = part(
    10,
    [
      ...[-0.6, 0.6].map((d) => line(through([13 + d, side, 0], [13 + d, side, 0.8]), '#5b666d', 0.08)),
      face(
        through(
          [12.2, side - 0.7, 0.82],
          [13.8, side - 0.7, 0.82],
          [13.8, side + 0.7, 0.82],
          [12.2, side + 0.7, 0.82],
        ),
        '#b08a5a',
      ),
      tube(
        through([12.6, side, 0.84], [12.6, side, 1.3], [13.4, side, 1.3], [13.4, side, 0.95]),
        0.11,
        '#23292f',
      ),
    ],
    { at: [13, side, 0.8] },
  );
  const bags = part(
    10,
    cuts.flatMap((name, i) => {
      const colour = cutNamed(name).colour === '#f7f4ea' ? '#31567d' : '#3a434b';
      const y = -turn * (5 - i * 1.1);
      return [
        tube(through([4.6, y, 0.32], [5.6, y + 0.2, 0.32]), 0.32, colour),
        tube(through([5.58, y + 0.2, 0.32], [5.75, y + 0.24, 0.32]), [0.32, 0.1], darken(colour, 0.3)),
      ];
    }),
    { at: [5, -turn * 5, 0.3] },
  );
  const eye = 4.4;
  const camera = createCamera({
    target: [2.2, 0, 0],
    azimuth: -90 + turn * random.between(1, 5),
    distance: 1.2,
    scale: 900,
    x: 800,
    waterline: 250 + eye * 900,
    horizon: 250,
  });
  const sock = cuts.includes('spinnaker') ? [snuffer()] : [];
  return renderModel([...walls, ...spread(cuts, turn), machine, bags, ...sock], {
    sheet,
    camera,
    light,
    afloat: false,
  });
}

/** Boards of a loft floor, seen from straight above. */
const boards = (sheet: Sheet): string =>
  path(rect(0, 0, sheet.width, sheet.height), {
    fill: sheet.linear({ x1: 0, y1: 0, x2: sheet.width, y2: sheet.height }, [
      [0, '#d3b07c'],
      [0.6, '#c29c66'],
      [1, '#a98450'],
    ]),
  }) +
  path(
    Array.from({ length: 11 }, (_, i) => `M0 ${num(40 + i * 116)}H${sheet.width}`).join('') +
      Array.from({ length: 22 }, (_, i) => `M${num((i * 337) % 1600)} ${num(40 + (i % 11) * 116)}v116`).join(
        '',
      ),
    { stroke: '#8c6b3f', width: 3, opacity: 0.5 },
  );

/** The clew: ring, patches, webbing and stitches. */
function corner({ sheet, random, cuts }: SailPicture): string {
  const light = lights[random.pick(['morning', 'noon', 'breezy', 'golden'] as const)];
  const { colour, panels } = cutNamed(cuts[0]!);
  const cloth = panels?.[0]?.[2] ?? colour;
  const tone = (b: number) => lit(cloth, b, light);
  const ring: Point = [420, 860];
  const fan = (r: number, a0: number, a1: number): Point[] => [
    ring,
    ...sample(
      16,
      (t): Point => [ring[0] + Math.cos(a0 + (a1 - a0) * t) * r, ring[1] + Math.sin(a0 + (a1 - a0) * t) * r],
    ),
  ];
  const body: Point[] = outline('300 1000, 250 860, 560 -40, 1660 -40, 1660 1010');
  const seams = [240, 470, 700, 930]
    .map((y) => `M${num(260 + (900 - y) * 0.32)} ${num(y)}Q900 ${num(y - 90)} 1640 ${num(y - 40)}`)
    .join('');
  const stitches = (r: number) =>
    sample(44, (t) => {
      const a = -1.32 + 1.42 * t;
      return `M${num(ring[0] + Math.cos(a) * r)} ${num(ring[1] + Math.sin(a) * r)}l${num(-Math.sin(a) * 9 + Math.cos(a) * 6)} ${num(Math.cos(a) * 9 + Math.sin(a) * 6)}`;
    }).join('');
  return [
    boards(sheet),
    path(polygon(body.map(([x, y]): Point => [x + 16, y + 22])), { fill: '#3b2c1e', opacity: 0.25 }),
    path(polygon(body), {
      fill: sheet.linear({ x1: 260, y1: 0, x2: 1600, y2: 400 }, [
        [0, tone(1)],
        [0.5, tone(0.9)],
        [1, tone(0.65)],
      ]),
    }),
    path(seams, { stroke: darken(cloth, 0.3), width: 3, opacity: 0.5 }),
    ...[620, 470, 330, 210].map(
      (r, i) =>
        path(polygon(fan(r, -1.34, 0.12)), {
          fill: mix(tone(0.9), i % 2 ? darken(cloth, 0.25) : lighten(cloth, 0.4), 0.22),
          opacity: 0.8,
        }) + path(stitches(r - 12), { stroke: darken(cloth, 0.45), width: 2.4, opacity: 0.7 }),
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
    path(ellipse(ring[0], ring[1], 58), { fill: '#b08a58' }),
  ].join('');
}

/** Flaked and tied beside its bag. */
function stowed({ sheet, random, cuts }: SailPicture): string {
  const light: Light = {
    ...lights[random.pick(['morning', 'noon', 'pastel'] as const)],
    key: '#fffaf0',
    shade: '#9d9488',
  };
  const camera = createCamera({
    target: [0, 0.2, 0],
    azimuth: random.between(24, 40),
    distance: 4,
    scale: cuts.length > 1 ? 520 : 640,
    x: 800,
    waterline: 860,
    horizon: 180,
  });
  const model = cuts.map((name, i) =>
    part(
      i * 2,
      stowedSail(name).map((piece) =>
        'points' in piece
          ? {
              ...piece,
              points: piece.points.map(([x, y, z]): Vec => [x + (i - (cuts.length - 1) / 2) * 1.25, y, z]),
            }
          : piece,
      ),
    ),
  );
  return (
    boards(sheet) +
    path(ellipse(800, 880, cuts.length > 1 ? 760 : 520, 120), { fill: '#3b2c1e', opacity: 0.22 }) +
    renderModel(model, { sheet, camera, light, afloat: false })
  );
}

/** Measured on chart paper. */
function drawing({ sheet, random, cuts }: SailPicture): string {
  const cut = cutNamed(cuts[0]!);
  const scale = 800 / cut.luff;
  const camera = createCamera({
    target: [0, 0, 0],
    azimuth: 0,
    distance: 4000,
    scale,
    x: 980,
    waterline: 1010,
    horizon: 1010,
  });
  // Stood upright: what lies along the floor runs up the mast, what lies towards the viewer runs aft.
  const upright = spreadSail(cuts[0]!, { at: [0, 0, 0], scale: 1 }).map((piece) => {
    const turned = ([x, y, z]: Vec): Vec => [x, z, y];
    if (piece.type === 'skin')
      return { ...piece, surface: (u: number, v: number) => turned(piece.surface(u, v)) };
    return 'points' in piece ? { ...piece, points: piece.points.map(turned), outward: undefined } : piece;
  });
  const at = (p: Vec) => project(camera, p);
  const along = (cut.foot ** 2 + cut.luff ** 2 - cut.leech ** 2) / (2 * cut.luff);
  const clew: Vec = [-Math.sqrt(cut.foot ** 2 - along ** 2), 0, along];
  const head: Vec = [0, 0, cut.luff];
  return [
    chartPaper(sheet, random),
    compassRose(1380, 260, 120, INK),
    renderModel([part(0, upright)], {
      sheet,
      camera,
      light: lights.noon,
      afloat: false,
      painter: createDraft(PAPER, INK),
    }),
    downDimension(1090, at(head)[1], at([0, 0, 0])[1], metres(cut.luff)),
    downDimension(at(clew)[0] - 90, at(head)[1], at(clew)[1], metres(cut.leech)),
    acrossDimension(at(clew)[0], at([0, 0, 0])[0], 1090, metres(cut.foot)),
  ].join('');
}

type SailShot = (picture: SailPicture) => string;

export const sailShots: readonly SailShot[] = [
  (p) => loft(p, p.random.pick(['morning', 'noon', 'breezy']), 1),
  stowed,
  corner,
  (p) => loft(p, p.random.pick(['pastel', 'golden', 'dawn']), -1),
  drawing,
];
