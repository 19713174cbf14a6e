import { describe, expect, it } from 'vitest';
import type { Fit } from './artwork/boats/fit.ts';
import { fleet } from './artwork/boats/fleet.ts';
import type { ArtworkKind } from './artwork/kinds.ts';
import { createLivery } from './artwork/palette.ts';
import { createRandom } from './artwork/random.ts';
import { drawScene } from './artwork/scene.ts';
import { isBoat, shotCount } from './artwork/shots.ts';
import { createDemoData } from './create-demo-data.ts';
import type { DemoListing } from './demo-listing.ts';
import { HULL_COLOURS, type HullColour } from './hull-colours.ts';
import { artworksOf } from './pictures/artwork.ts';

const { listings } = createDemoData({ seed: 'slipway', now: new Date('2026-06-15T12:00:00Z') });

type Expectation = readonly [words: RegExp, kinds: readonly ArtworkKind[], fit?: Partial<Fit>];

/** Titles of engines, parts, sails, trailers and moorings, with what their pictures must show. */
const THINGS: readonly Expectation[] = [
  [/\bVHF\b/, ['vhf']],
  [/radome/i, ['radome']],
  [/fish finder/i, ['fish-finder']],
  [/instrument package/i, ['instruments']],
  [/with .*transducer/i, ['plotter-and-transducer']],
  [/GPSMAP/, ['chartplotter']],
  [/windlass/i, ['windlass']],
  [/^PRM .*gearbox/i, ['gearbox']],
  [/cylinder head/i, ['cylinder-head']],
  [/autoprop/i, ['propeller']],
  [/outdrive, /i, ['outdrive']],
  [/duoprop leg/i, ['duoprop-leg']],
  [/^Pair .*outdrives/i, ['engine-pair']],
  [/saildrive/i, ['saildrive']],
  [/marine diesel|narrowboat engine|TMC gearbox/i, ['inboard-engine']],
  [/Torqeedo/, ['electric-outboard']],
  [/BF2\.3|6hp|15hp/, ['tiller-outboard']],
  [/F70A|DF140A|F20 EFI/, ['outboard']],
  [/mainsail/i, ['mainsail']],
  [/genoa/i, ['genoa']],
  [/spinnaker with/i, ['spinnaker']],
  [/storm jib/i, ['storm-sails']],
  [/mast and boom/i, ['mast-and-boom']],
  [/single-axle bunk/i, ['bunk-trailer']],
  [/^Extreme .*roller trailer/i, ['roller-trailer']],
  [/twin-axle roller/i, ['twin-axle-trailer']],
  [/tri-axle/i, ['tri-axle-trailer']],
  [/yacht trailer/i, ['yacht-trailer']],
  [/dinghy combi/i, ['combi-trailer']],
  [/marina berth|berth wanted/i, ['marina-berth']],
  [/pontoon berth/i, ['creek-berth']],
  [/swinging mooring/i, ['swinging-mooring']],
  [/canal mooring/i, ['canal-mooring']],
  [/riverside mooring/i, ['riverside-mooring']],
  [/^mud berth/i, ['mud-berth']],
];

/** Titles of boats that mention something that not every boat of their type has. */
const BOATS: readonly Expectation[] = [
  [/\bketch\b(?! rigged)/i, ['ketch', 'sailing-superyacht']],
  [/ketch rigged/i, ['ketch-houseboat']],
  [/gaff/i, ['classic']],
  [/clinker/i, ['rowing-boat']],
  [/\bscull\b|sculls included/i, ['scull']],
  [/canoe|prospector/i, ['kayak'], { open: true }],
  [/sea kayak/i, ['kayak'], { seats: 1 }],
  [/stand-up/i, ['jetski'], { standUp: true }],
  [/laser|topper|aero/i, ['dinghy'], { rig: 'una' }],
  [/tan sails/i, ['daysailer'], { tanSails: true, masts: 2 }],
  [/pilothouse|fisher,|merry fisher|angling/i, ['angling-boat']],
  [/potter/i, ['fishing-boat']],
  [/crane/i, ['workboat']],
  [/landing craft/i, ['workboat'], { ramp: true }],
  [/catamaran, windfarm/i, ['workboat'], { twinHulls: true }],
  [/coupé|sedan/i, ['motor-cruiser'], { flybridge: false }],
  [/gentleman’s motor yacht/i, ['gentlemans-yacht']],
  [/mahogany/i, ['speedboat', 'rowing-boat'], { timber: true }],
  [/sailing rig ashore/i, ['dutch-barge'], { masts: 0 }],
  [/cruiser stern/i, ['narrowboat'], { stern: 'cruiser' }],
  [/semi-trad/i, ['narrowboat'], { stern: 'semi-trad' }],
  [/(?<!semi-)\btrad\b|traditional, engine room/i, ['narrowboat'], { stern: 'traditional' }],
  [/x 10 widebeam/i, ['narrowboat'], { wideBeam: true }],
  [/\boars\b/i, ['tender'], { engine: 'none' }],
  [/no engine/i, ['houseboat'], { engine: 'none' }],
  [
    /inboard diesel|diesel RIB|sterndrives|MerCruiser|shaft drive/,
    [
      'canal-cruiser',
      'angling-boat',
      'daysailer',
      'rib',
      'speedboat',
      'sports-cruiser',
      'motor-yacht',
      'catamaran',
    ],
    { engine: 'inboard' },
  ],
  [
    /(?:Mercury|Suzuki|Yamaha|Honda|(?<!Hardy )Mariner|Tohatsu) F?\d/,
    ['rib', 'tender', 'speedboat', 'angling-boat', 'sports-cruiser'],
    { engine: 'outboard' },
  ],
  [/twin Yamaha/, ['angling-boat'], { outboards: 2 }],
];

/** Phrases in descriptions about the hull or tubes, and the colour that they mean. */
const COLOURS: readonly (readonly [words: RegExp, colour: HullColour])[] = [
  [/white tubes|original white|hull is white/i, 'white'],
  [/navy tubes|repainted in dark blue/i, 'navy'],
  [/black tubes|black hypalon|two coats of black/i, 'black'],
  [/grey hypalon|metallic grey/i, 'grey'],
  [/dark green gelcoat/i, 'green'],
  [/red metal-flake/i, 'red'],
];

const isGoods = ({ category }: DemoListing) => category === 'engines' || category === 'moorings';

function mismatches(listing: DemoListing, table: readonly Expectation[]): string[] {
  const { title, art } = listing;
  return table
    .filter(([words]) => words.test(title))
    .flatMap(([words, kinds, fit = {}]) => [
      ...(kinds.includes(art.kind) ? [] : [`${title}: ${words} is pictured as ${art.kind}`]),
      ...Object.entries(fit)
        .filter(([name, wanted]) => art.fit[name as keyof Fit] !== wanted)
        .map(([name, wanted]) => `${title}: ${words} asks for ${name} ${wanted}`),
    ]);
}

/** A listing's boat as its pictures show it at its berth. */
function boatOf({ kind, seed, hullColour, fit }: DemoListing['art']) {
  if (!isBoat(kind)) throw new Error(`${kind} is no boat`);
  const { build, hulls } = fleet[kind];
  const livery = createLivery(createRandom(seed), hulls, { hull: hullColour ?? undefined });
  return build({ livery, state: 'moored', random: createRandom(`${kind}/${seed}/boat`), fit });
}

describe('the pictures of the demo', () => {
  it('CARD-01 every engine, part, sail, trailer and mooring is pictured as what its title names', () => {
    const goods = listings.filter(isGoods);
    expect(goods.flatMap((listing) => mismatches(listing, THINGS))).toEqual([]);
    const unnamed = goods.filter(({ title }) => !THINGS.some(([words]) => words.test(title)));
    expect(unnamed.map(({ title }) => title)).toEqual([]);
  });

  it('boats show what their titles say of rig, engine, hull and stern', () => {
    const boats = listings.filter((listing) => !isGoods(listing));
    expect(boats.flatMap((listing) => mismatches(listing, BOATS))).toEqual([]);
    const unused = BOATS.filter(([words]) => !boats.some(({ title }) => words.test(title)));
    expect(unused.map(([words]) => String(words))).toEqual([]);
  });

  it('every sailing boat carries a mast, two on a ketch, and no motor boat does', () => {
    const tall = ({ art }: DemoListing) => {
      const { height, length } = boatOf(art);
      return height / length;
    };
    const sailing = listings.filter(
      ({ category, subcategory }) =>
        category === 'sailing' ||
        (category === 'superyachts' && (subcategory === 'sailing-yacht' || subcategory === 'luxury-cat')),
    );
    expect(sailing.filter((listing) => tall(listing) < 1).map(({ title }) => title)).toEqual([]);
    const motor = listings.filter(({ category }) => category === 'motor');
    expect(motor.filter((listing) => tall(listing) > 0.75).map(({ title }) => title)).toEqual([]);
    const sloops = listings.filter(({ art }) => art.kind === 'sailing-superyacht');
    for (const { title, art } of sloops) expect(art.fit.masts, title).toBe(/ketch/i.test(title) ? 2 : 1);
  });

  it('a boat without an engine has no outboard, one with two has both', () => {
    const pieces = (fit: Fit) => {
      const random = createRandom('outboards');
      const livery = createLivery(random, fleet.tender.hulls, {});
      return (kind: 'tender' | 'angling-boat' | 'rib') =>
        JSON.stringify(
          fleet[kind].build({ livery, state: 'moored', random: createRandom('one'), fit }).model,
        );
    };
    const cowl = '#123456';
    expect(pieces({ engine: 'outboard', cowl })('tender')).toContain(cowl);
    expect(pieces({ engine: 'none', cowl })('tender')).not.toContain(cowl);
    expect(pieces({ engine: 'inboard', cowl })('rib')).not.toContain(cowl);
    const count = (fit: Fit) => pieces(fit)('angling-boat').split(cowl).length - 1;
    expect(count({ engine: 'outboard', outboards: 2, cowl })).toBe(2 * count({ engine: 'outboard', cowl }));
  });

  it('a hull has the colour that its description gives it', () => {
    for (const [words, colour] of COLOURS) {
      const named = listings.filter(({ description }) => words.test(description));
      expect(named, String(words)).not.toEqual([]);
      for (const { title, art } of named) expect(art.hullColour, title).toBe(HULL_COLOURS[colour]);
    }
  });

  it('a hull whose colour the advert names is painted in it', () => {
    const named = listings.filter(({ art }) => art.hullColour !== null && isBoat(art.kind));
    expect(named.length).toBeGreaterThan(80);
    const painted = ({ art }: DemoListing) =>
      JSON.stringify(boatOf({ ...art, hullColour: '#fe01fe' }).model).includes('#fe01fe');
    expect(named.filter((listing) => !painted(listing)).map(({ title }) => title)).toEqual([]);
  });

  it('no listing shows one picture twice, and no two share their cover', () => {
    for (const { title, art } of listings) expect(art.count, title).toBeLessThanOrEqual(shotCount(art.kind));
    const covers = listings.map((listing) => artworksOf(listing)[0]!);
    expect(new Set(covers.map(({ kind, seed }) => `${kind} ${seed}`)).size).toBe(listings.length);
    // Boats differ in hull, rig and weather; goods in little more than their setting, so only these are drawn.
    const drawn = covers.filter(({ kind }) => !isBoat(kind)).map(drawScene);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
