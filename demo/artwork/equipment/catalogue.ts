import type { Product } from '../shots/product.ts';
import { chartplotter, fishFinder, instruments, plotterAndTransducer, radome, vhf } from './electronics.ts';
import { bronzePropeller, cylinderHead, gearbox } from './engine-part.ts';
import { enginePair, inboardEngine, saildrive } from './inboard-engine.ts';
import { outboard } from './outboard.ts';
import { duopropLeg, outdrive } from './outdrive.ts';
import { electricOutboard, tillerOutboard } from './small-outboards.ts';
import { mastAndBoom } from './spars.ts';
import {
  bunkTrailer,
  combiTrailer,
  rollerTrailer,
  triAxleTrailer,
  twinAxleTrailer,
  yachtTrailer,
} from './trailer.ts';
import { windlass } from './windlass.ts';

const COWLS = ['#23292f', '#e9ebea', '#2b3a52', '#3a4046'] as const;
const CASTINGS = ['#2f6f52', '#8a9399', '#2f5f9a', '#b8321f', '#e6e6e0'] as const;
const LEGS = ['#2b3238', '#b4bcc1'] as const;

const onBench = (build: Product['build'], paints: Product['paints'] = CASTINGS): Product => ({
  build,
  settings: ['workshop', 'studio', 'workshop'],
  paints,
});
const inStudio = (build: Product['build'], paints: Product['paints'] = CASTINGS): Product => ({
  build,
  settings: ['studio', 'workshop', 'studio'],
  paints,
});
const outside = (build: Product['build']): Product => ({
  build,
  settings: ['hard', 'hard', 'hard'],
  paints: CASTINGS,
});

/** Everything for sale that is neither a boat, a sail nor a mooring. */
export const catalogue = {
  outboard: inStudio(outboard, COWLS),
  'tiller-outboard': onBench(tillerOutboard, COWLS),
  'electric-outboard': inStudio(electricOutboard, COWLS),
  'inboard-engine': onBench(inboardEngine),
  saildrive: inStudio(saildrive),
  'engine-pair': { build: enginePair, settings: ['shed', 'workshop', 'studio'], paints: CASTINGS },
  outdrive: inStudio(outdrive, LEGS),
  'duoprop-leg': onBench(duopropLeg, LEGS),
  propeller: inStudio(bronzePropeller),
  gearbox: onBench(gearbox),
  'cylinder-head': onBench(cylinderHead),
  windlass: inStudio(windlass),
  chartplotter: inStudio(chartplotter),
  'plotter-and-transducer': inStudio(plotterAndTransducer),
  'fish-finder': onBench(fishFinder),
  instruments: onBench(instruments),
  radome: inStudio(radome),
  vhf: onBench(vhf),
  'mast-and-boom': { build: mastAndBoom, settings: ['shed', 'shed', 'shed'], paints: CASTINGS },
  'bunk-trailer': outside(bunkTrailer),
  'roller-trailer': outside(rollerTrailer),
  'twin-axle-trailer': outside(twinAxleTrailer),
  'tri-axle-trailer': outside(triAxleTrailer),
  'yacht-trailer': outside(yachtTrailer),
  'combi-trailer': outside(combiTrailer),
} as const satisfies Record<string, Product>;

export type EquipmentKind = keyof typeof catalogue;
