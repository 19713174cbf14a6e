import type { Boat } from '../boats/boat.ts';
import { lights } from '../lights.ts';
import { num } from '../paths.ts';
import { chartPaper, compassRose, INK, PAPER } from '../scenery/chart-paper.ts';
import { path, type Sheet } from '../sheet.ts';
import { createCamera } from '../space/camera.ts';
import { createDraft } from '../space/draft.ts';
import { extent } from '../space/frame.ts';
import type { Pose } from '../space/model.ts';
import { renderModel } from '../space/render.ts';
import { acrossDimension, downDimension, metres } from './dimensions.ts';
import type { Picture, Wishes } from './subject.ts';

type Elevation = { azimuth: number; x: number; waterline: number; scale: number; pose?: Pose };

/** Far enough away that the view is parallel. */
function elevation(sheet: Sheet, boat: Boat, { azimuth, x, waterline, scale, pose }: Elevation): string {
  const camera = createCamera({
    target: [boat.length / 2, 0, 0],
    azimuth,
    distance: boat.length * 400,
    scale,
    x,
    waterline,
    horizon: waterline,
  });
  return renderModel(boat.model, {
    sheet,
    camera,
    light: lights.noon,
    pose,
    afloat: false,
    painter: createDraft(PAPER, INK),
  });
}

const DECK_PLAN: Pose = { heel: 90 };

const water = (x0: number, x1: number, y: number) =>
  path(`M${num(x0)} ${num(y)}H${num(x1)}`, { stroke: '#2a7a96', width: 1.4, dash: '18 5 3 5' });

type Sizes = Record<'length' | 'beam' | 'draught' | 'height', string>;

/** What the plan states: the listing's own figures, and the rest in proportion to its length. */
function statedSizes(boat: Boat, wishes: Wishes): Sizes {
  const ratio = (wishes.length ?? boat.length) / boat.length;
  return {
    length: metres(boat.length * ratio),
    beam: metres(wishes.beam ?? boat.beam * ratio),
    draught: metres(wishes.draught ?? boat.draught * ratio),
    height: metres(boat.height * ratio),
  };
}

/** Tall rigs: the sail plan on the left, deck plan and end view on the right. */
function uprightSheet(sheet: Sheet, set: Boat, stowed: Boat, sizes: Sizes): string {
  const { aft, fore } = extent(set.model);
  const scale = Math.min(860 / (set.height + set.draught), 590 / (fore - aft));
  const base = 1080 - set.draught * scale;
  const stern = 160 - aft * scale;
  const bow = stern + set.length * scale;
  const deckScale = Math.min(560 / stowed.length, 300 / stowed.beam);
  const [dx, dy] = [1140, 900];
  const deck = (stowed.length * deckScale) / 2;
  const endScale = Math.min(scale, 400 / stowed.beam, 560 / (stowed.height + stowed.draught));
  const endBase = 690 - stowed.draught * endScale;
  const side = (stowed.beam * deckScale) / 2;
  return [
    compassRose(1380, 240, 120, INK),
    water(80, 800, base),
    elevation(sheet, set, { azimuth: 0, x: (stern + bow) / 2, waterline: base, scale }),
    acrossDimension(stern, bow, base + set.draught * scale + 36, sizes.length),
    downDimension(96, base - set.height * scale, base, sizes.height),
    water(930, 1190, endBase),
    elevation(sheet, stowed, { azimuth: 90, x: 1060, waterline: endBase, scale: endScale }),
    downDimension(1230, endBase, endBase + stowed.draught * endScale, sizes.draught),
    elevation(sheet, stowed, { azimuth: 0, x: dx, waterline: dy, scale: deckScale, pose: DECK_PLAN }),
    acrossDimension(dx - deck, dx + deck, dy + side + 46, sizes.length),
    downDimension(dx + deck + 90, dy - side, dy + side, sizes.beam),
  ].join('');
}

/** Low boats: profile above, deck plan below, end view beside the one or the other. */
function levelSheet(sheet: Sheet, boat: Boat, sizes: Sizes): string {
  const slender = boat.length / boat.beam > 5 && boat.height / boat.length < 0.25;
  const rows = boat.height + boat.draught + boat.beam;
  const { aft, fore } = extent(boat.model);
  const reach = fore - aft;
  const scale = Math.min(slender ? 1240 / reach : 1130 / (reach + boat.beam), 700 / rows);
  const endScale = slender ? Math.min(scale * 2.6, 230 / (boat.height + boat.draught)) : scale;
  const used = rows * scale + 150 + (slender ? (boat.height + boat.draught) * endScale + 110 : 0);
  const top = (1200 - used) / 2 - 20;
  const px = 110 - aft * scale + (boat.length * scale) / 2;
  const [x0, x1] = [px - (boat.length * scale) / 2, px + (boat.length * scale) / 2];
  const base = top + boat.height * scale;
  const keel = base + boat.draught * scale;
  const side = (boat.beam * scale) / 2;
  const dy = keel + 130 + side;
  const endHalf = (boat.beam * endScale) / 2;
  const ex = slender ? 460 : x1 + Math.max(130, (fore - boat.length) * scale + 90) + endHalf;
  const endBase = slender ? dy + side + 110 + boat.height * endScale : base;
  return [
    compassRose(1400, slender ? endBase - 60 : 985, slender ? 100 : 110, INK),
    water(80, 1520, base),
    elevation(sheet, boat, { azimuth: 0, x: px, waterline: base, scale }),
    acrossDimension(x0, x1, keel + 44, sizes.length),
    slender ? water(ex - endHalf - 90, ex + endHalf + 90, endBase) : '',
    elevation(sheet, boat, { azimuth: 90, x: ex, waterline: endBase, scale: endScale }),
    acrossDimension(ex - endHalf, ex + endHalf, endBase + boat.draught * endScale + 44, sizes.beam),
    downDimension(ex + endHalf + 70, endBase - boat.height * endScale, endBase, sizes.height),
    path(`M${num(x0)} ${num(dy)}H${num(x1)}`, { stroke: INK, width: 0.9, opacity: 0.6, dash: '20 6 4 6' }),
    elevation(sheet, boat, { azimuth: 0, x: px, waterline: dy, scale, pose: DECK_PLAN }),
    downDimension(x1 + 62, dy - side, dy + side, sizes.beam),
  ].join('');
}

/** The designer's drawing on chart paper. */
export function plan({ sheet, random, subject }: Picture): string {
  // Without its crew an open boat is lower than it looks under way.
  const moored = subject.boat('moored');
  const stowed = { ...moored, height: extent(moored.model).top };
  const sizes = statedSizes(stowed, subject.wishes);
  const views =
    stowed.height / stowed.length > 0.75
      ? uprightSheet(sheet, subject.boat('underway'), stowed, sizes)
      : levelSheet(sheet, stowed, sizes);
  return chartPaper(sheet, random) + views;
}
