import type { ItemBuilder } from '../equipment/item.ts';
import type { LightName } from '../lights.ts';
import { lights } from '../lights.ts';
import { createLivery, type Livery } from '../palette.ts';
import { createRandom, type Random } from '../random.ts';
import { foreshore, shallows } from '../scenery/beach.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { coast } from '../scenery/coast.ts';
import { shed } from '../scenery/shed.ts';
import { sky } from '../scenery/sky.ts';
import { contactShadow, studio, workshop } from '../scenery/workshop.ts';
import type { Sheet } from '../sheet.ts';
import { type Camera, createCamera, project } from '../space/camera.ts';
import { createDraft } from '../space/draft.ts';
import { renderModel } from '../space/render.ts';
import { acrossDimension, downDimension, metres } from './dimensions.ts';
import { brightLights, type Wishes } from './subject.ts';

/** Equipment of a listing: the same in every picture. */
type ProductPicture = {
  sheet: Sheet;
  random: Random;
  seed: string;
  wishes: Wishes;
} & Product;

/** Where an item of this kind is photographed: indoors on a bench, in a shed where a bench is too short, or outdoors. */
type Setting = 'studio' | 'workshop' | 'shed' | 'hard';

export type Product = {
  build: ItemBuilder;
  /** The settings of the first three pictures. */
  settings: readonly [Setting, Setting, Setting];
  /** The manufacturers' paint colours. */
  paints: readonly string[];
};

const liveryOf = ({ seed, wishes, paints }: ProductPicture): Livery =>
  createLivery(createRandom(`${seed}/livery`), paints, wishes);
const itemOf = (picture: ProductPicture) =>
  picture.build(liveryOf(picture), createRandom(`${picture.seed}/item`));

const GROUND = 930;

/** The maximum width of an item in the picture. */
const SPAN: Record<Setting, number> = { studio: 1040, workshop: 1040, shed: 1420, hard: 1480 };

function surroundings(
  { sheet, random }: ProductPicture,
  setting: Setting,
  light: (typeof lights)[LightName],
  horizon: number,
): string {
  const backdrop = { sheet, light, random: random.fork('set'), horizon, width: sheet.width };
  if (setting === 'studio') return studio(backdrop, GROUND);
  if (setting === 'workshop') return workshop(backdrop, GROUND - 190);
  if (setting === 'shed') return shed(backdrop, GROUND - 230);
  return (
    sky(backdrop) +
    coast(backdrop, random.pick(['harbour', 'estuary', 'solent', 'cornish'])) +
    shallows(backdrop) +
    foreshore(backdrop, horizon + 70, 'concrete')
  );
}

function show(picture: ProductPicture, setting: Setting, turn: number, lightName: LightName): string {
  const item = itemOf(picture);
  const azimuth = item.front + turn;
  const { sheet } = picture;
  const light = lights[lightName];
  const a = (azimuth * Math.PI) / 180;
  const breadth = item.length * Math.abs(Math.cos(a)) + item.width * Math.abs(Math.sin(a));
  const scale = Math.min(SPAN[setting] / breadth, 720 / item.height);
  const horizon = setting === 'hard' ? 430 : 330;
  const camera = createCamera({
    target: [centreX(item), 0, 0],
    azimuth,
    distance: Math.max(item.length, item.width, item.height) * 3.2,
    scale,
    x: 800,
    waterline: GROUND,
    horizon,
  });
  return [
    surroundings(picture, setting, light, horizon),
    contactShadow(
      800,
      GROUND + 6,
      breadth * scale * 1.06,
      Math.max(22, Math.min(64, 40 * (item.width / item.length + 0.4))),
    ),
    renderModel(item.model, {
      sheet,
      camera,
      light: setting === 'hard' ? light : { ...light, key: '#fffaf0', shade: '#8f98a6' },
      afloat: false,
      sunSide: -0.8,
    }),
  ].join('');
}

const centreX = ({ model }: ReturnType<ItemBuilder>) => {
  const xs = model.flatMap((g) => g.pieces.flatMap((p) => ('points' in p ? p.points.map((q) => q[0]) : [])));
  return (Math.min(...xs) + Math.max(...xs)) / 2;
};

/** A detail, large. */
function detail(picture: ProductPicture): string {
  const item = itemOf(picture);
  const { at, share } = item.detail;
  const horizon = 250;
  const scale = Math.min(
    1500 / (Math.max(item.length, item.height) * share),
    3400 / Math.max(item.length, item.width),
  );
  const lift = at[2] * scale;
  const camera = createCamera({
    target: [at[0], at[1], 0],
    azimuth: item.front + picture.random.between(-8, 8),
    distance: Math.max(item.length, item.height) * 2.2,
    scale,
    x: 800,
    waterline: 620 + lift,
    horizon,
  });
  const light = lights[picture.random.pick(brightLights)];
  return (
    surroundings(picture, picture.settings[2], light, horizon) +
    renderModel(item.model, {
      sheet: picture.sheet,
      camera,
      light: { ...light, key: '#fffaf0', shade: '#8f98a6' },
      afloat: false,
      sunSide: 0.7,
    })
  );
}

/** Elevations with dimensions. */
function drawing(picture: ProductPicture): string {
  const { sheet, random } = picture;
  const item = itemOf(picture);
  const centre = centreX(item);
  const scale = Math.min(700 / item.length, 640 / item.height, 420 / item.width);
  const base = 600 + (item.height * scale) / 2;
  const look = (azimuth: number, x: number): Camera =>
    createCamera({
      target: [centre, 0, 0],
      azimuth,
      distance: item.length * 400,
      scale,
      x,
      waterline: base,
      horizon: base,
    });
  const painter = createDraft(PAPER, INK);
  const draw = (azimuth: number, x: number) =>
    renderModel(item.model, { sheet, camera: look(azimuth, x), light: lights.noon, afloat: false, painter });
  const [ax, bx] = [560, 1230];
  const half = (item.length * scale) / 2;
  const side = (item.width * scale) / 2;
  const top = project(look(0, ax), [centre, 0, item.height])[1];
  return [
    chartPaper(sheet, random),
    compassRose(1430, 200, 90, INK),
    draw(0, ax),
    draw(90, bx),
    acrossDimension(ax - half, ax + half, base + 70, metres(item.length)),
    acrossDimension(bx - side, bx + side, base + 70, metres(item.width)),
    downDimension(120, top, base, metres(item.height)),
  ].join('');
}

type ProductShot = (picture: ProductPicture) => string;

const outdoors = ({ settings }: ProductPicture) => settings[0] === 'hard';

/** Three-quarter, the other way round, another place and light, detail, drawing. */
export const productShots: readonly ProductShot[] = [
  (p) => show(p, p.settings[0], p.random.between(-6, 6), p.random.pick(brightLights)),
  (p) => show(p, p.settings[1], outdoors(p) ? 180 : 44, p.random.pick(brightLights)),
  (p) => show(p, p.settings[2], -24, outdoors(p) ? p.random.pick(['golden', 'dawn', 'sunset']) : 'noon'),
  detail,
  drawing,
];
