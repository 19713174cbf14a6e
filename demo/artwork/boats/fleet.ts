import { hullColours as c } from '../palette.ts';
import { anglingBoat } from './angling-boat.ts';
import type { BoatBuilder } from './boat.ts';
import { canalCruiser } from './canal-cruiser.ts';
import { catamaran } from './catamaran.ts';
import { classic } from './classic.ts';
import { daysailer } from './daysailer.ts';
import { dinghy } from './dinghy.ts';
import { dutchBarge } from './dutch-barge.ts';
import { expeditionYacht } from './expedition-yacht.ts';
import { fishingBoat } from './fishing-boat.ts';
import { gentlemansYacht } from './gentlemans-yacht.ts';
import { houseboat } from './houseboat.ts';
import { jetski } from './jetski.ts';
import { kayak } from './kayak.ts';
import { ketch } from './ketch.ts';
import { luxuryCat } from './luxury-cat.ts';
import { motorCruiser } from './motor-cruiser.ts';
import { motorYacht } from './motor-yacht.ts';
import { narrowboat } from './narrowboat.ts';
import { paddleboard } from './paddleboard.ts';
import { racingYacht } from './racing-yacht.ts';
import { rib } from './rib.ts';
import { rowingBoat } from './rowing-boat.ts';
import { sailingSuperyacht } from './sailing-superyacht.ts';
import { scull } from './scull.ts';
import { sloop } from './sloop.ts';
import { speedboat } from './speedboat.ts';
import { sportsCruiser } from './sports-cruiser.ts';
import { superyacht } from './superyacht.ts';
import { tender } from './tender.ts';
import { trimaran } from './trimaran.ts';
import { workboat } from './workboat.ts';

/** The kind of water where a boat is usually found. */
export type Waters = 'sea' | 'sheltered' | 'canal' | 'river';

export type HelmStyle = 'cockpit' | 'dash' | 'bridge' | 'wheelhouse' | 'tiller' | 'above';
export type CabinStyle = 'yacht' | 'motor' | 'canal' | 'grand' | 'home';

export type FleetEntry = {
  build: BoatBuilder;
  hulls: readonly string[];
  waters: Waters;
  helm: HelmStyle;
  /** Floating homes stay at their moorings and are never shown under way. */
  still?: boolean;
  /** Boats without a cabin are shown ashore instead. */
  cabin?: CabinStyle;
};

const yachts = [
  c.white,
  c.white,
  c.cream,
  c.navy,
  c.ink,
  c.racingGreen,
  c.duckEgg,
  c.claret,
  c.sky,
  c.slate,
  c.signalRed,
];
const motorboats = [c.white, c.white, c.white, c.cream, c.navy, c.ink, c.slate, c.graphite, c.teal, c.sky];
const bright = [
  c.signalRed,
  c.mustard,
  c.teal,
  c.cobalt,
  c.sky,
  c.white,
  c.duckEgg,
  c.racingGreen,
  '#e0683f',
];
const painted = [
  c.racingGreen,
  c.claret,
  c.navy,
  c.teal,
  c.cobalt,
  c.signalRed,
  c.mustard,
  '#3f6b52',
  '#8a3d2e',
];
const working = [c.cobalt, c.signalRed, c.racingGreen, c.navy, c.white, c.teal, c.black, '#c05a2a'];
const grand = [c.white, c.white, c.navy, c.ink, c.slate, c.graphite, c.cream];
const tubes = [c.graphite, c.slate, c.navy, c.signalRed, c.teal, c.sky, '#c9a23a', c.black];

export const fleet = {
  sloop: { build: sloop, hulls: yachts, waters: 'sea', helm: 'cockpit', cabin: 'yacht' },
  'racing-yacht': {
    build: racingYacht,
    hulls: [...yachts, c.graphite, c.black],
    waters: 'sea',
    helm: 'cockpit',
    cabin: 'yacht',
  },
  ketch: { build: ketch, hulls: yachts, waters: 'sea', helm: 'cockpit', cabin: 'yacht' },
  daysailer: { build: daysailer, hulls: yachts, waters: 'sheltered', helm: 'above', cabin: undefined },
  catamaran: {
    build: catamaran,
    hulls: [c.white, c.white, c.cream, c.slate, c.navy, c.sky],
    waters: 'sea',
    helm: 'cockpit',
    cabin: 'motor',
  },
  trimaran: {
    build: trimaran,
    hulls: [c.white, c.signalRed, c.sky, c.mustard, c.navy, c.duckEgg],
    waters: 'sea',
    helm: 'above',
    cabin: 'yacht',
  },
  'motor-cruiser': { build: motorCruiser, hulls: motorboats, waters: 'sea', helm: 'dash', cabin: 'motor' },
  'sports-cruiser': { build: sportsCruiser, hulls: motorboats, waters: 'sea', helm: 'dash', cabin: 'motor' },
  'motor-yacht': { build: motorYacht, hulls: motorboats, waters: 'sea', helm: 'dash', cabin: 'grand' },
  speedboat: {
    build: speedboat,
    hulls: [...bright, c.black, c.white],
    waters: 'sheltered',
    helm: 'dash',
    cabin: undefined,
  },
  'canal-cruiser': {
    build: canalCruiser,
    hulls: [c.white, c.cream, c.navy, c.claret, c.racingGreen, c.sky],
    waters: 'river',
    helm: 'dash',
    cabin: 'canal',
  },
  dinghy: { build: dinghy, hulls: bright, waters: 'sheltered', helm: 'above', cabin: undefined },
  rib: { build: rib, hulls: tubes, waters: 'sea', helm: 'above', cabin: undefined },
  jetski: { build: jetski, hulls: bright, waters: 'sea', helm: 'above', cabin: undefined },
  kayak: { build: kayak, hulls: bright, waters: 'sheltered', helm: 'above', cabin: undefined },
  paddleboard: { build: paddleboard, hulls: bright, waters: 'sheltered', helm: 'above', cabin: undefined },
  tender: { build: tender, hulls: [...tubes, c.white], waters: 'sheltered', helm: 'above', cabin: undefined },
  'rowing-boat': {
    build: rowingBoat,
    hulls: [...painted, c.white, c.duckEgg],
    waters: 'sheltered',
    helm: 'above',
    cabin: undefined,
  },
  scull: {
    build: scull,
    hulls: [c.white, c.mustard, c.signalRed, c.cobalt],
    waters: 'sheltered',
    helm: 'above',
    cabin: undefined,
  },
  narrowboat: { build: narrowboat, hulls: painted, waters: 'canal', helm: 'tiller', cabin: 'canal' },
  houseboat: {
    build: houseboat,
    hulls: [c.teal, c.sand, c.slate, c.duckEgg, c.claret],
    waters: 'river',
    helm: 'above',
    cabin: 'home',
    still: true,
  },
  'ketch-houseboat': {
    build: ketch,
    hulls: [c.black, c.navy],
    waters: 'sheltered',
    helm: 'above',
    cabin: 'canal',
    still: true,
  },
  'angling-boat': { build: anglingBoat, hulls: motorboats, waters: 'sea', helm: 'dash', cabin: 'motor' },
  'fishing-boat': { build: fishingBoat, hulls: working, waters: 'sea', helm: 'wheelhouse', cabin: 'yacht' },
  'dutch-barge': {
    build: dutchBarge,
    hulls: [c.racingGreen, c.navy, c.black, c.claret, c.slate, c.cream],
    waters: 'river',
    helm: 'wheelhouse',
    cabin: 'canal',
  },
  workboat: { build: workboat, hulls: working, waters: 'sea', helm: 'wheelhouse', cabin: 'yacht' },
  classic: {
    build: classic,
    hulls: [c.white, c.cream, c.navy, c.racingGreen, c.ink, c.claret, c.black],
    waters: 'sea',
    helm: 'above',
    cabin: 'yacht',
  },
  'gentlemans-yacht': {
    build: gentlemansYacht,
    hulls: [c.white, c.cream, c.navy],
    waters: 'sea',
    helm: 'wheelhouse',
    cabin: 'yacht',
  },
  superyacht: { build: superyacht, hulls: grand, waters: 'sea', helm: 'bridge', cabin: 'grand' },
  'sailing-superyacht': {
    build: sailingSuperyacht,
    hulls: grand,
    waters: 'sea',
    helm: 'cockpit',
    cabin: 'grand',
  },
  'expedition-yacht': {
    build: expeditionYacht,
    hulls: [c.navy, c.slate, c.white, c.signalRed, c.teal, c.graphite],
    waters: 'sea',
    helm: 'bridge',
    cabin: 'grand',
  },
  'luxury-cat': { build: luxuryCat, hulls: grand, waters: 'sea', helm: 'dash', cabin: 'grand' },
} as const satisfies Record<string, FleetEntry>;

export type BoatKind = keyof typeof fleet;
