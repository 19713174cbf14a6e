import { darken, lightness } from './colour.ts';
import type { Random } from './random.ts';

/** All colours of a boat. */
export type Livery = {
  hull: string;
  accent: string;
  boot: string;
  bottom: string;
  deck: string;
  /** Cabin sides and superstructure. */
  house: string;
  roof: string;
  teak: string;
  /** Sprayhoods, covers, canopies. */
  canvas: string;
  sail: string;
  spar: string;
  glass: string;
  steel: string;
  jackets: readonly string[];
};

export const hullColours = {
  white: '#f4f3ee',
  cream: '#efe6d2',
  navy: '#16304f',
  ink: '#0f2238',
  racingGreen: '#1d4237',
  claret: '#6e1f2b',
  signalRed: '#b8321f',
  sky: '#7fb0c9',
  duckEgg: '#a9cdc6',
  teal: '#17616b',
  slate: '#55636e',
  graphite: '#2b3238',
  sand: '#d8c6a0',
  black: '#1a1d21',
  cobalt: '#1f4f9a',
  mustard: '#cf9a2b',
} as const;

const accents = [
  '#c8371f',
  '#0e5a73',
  '#d9912a',
  '#16304f',
  '#1f7a4d',
  '#8a5a0b',
  '#7a2335',
  '#2f7fb8',
  '#e0683f',
  '#2b3238',
] as const;

const canvases = [
  '#16304f',
  '#7a2335',
  '#1d4237',
  '#d8cbb0',
  '#4f5b66',
  '#0e5a73',
  '#a33b25',
  '#24618c',
] as const;
const jackets = [
  '#d8432b',
  '#e7b52f',
  '#1f4f7a',
  '#f0efe9',
  '#2d8a86',
  '#e2763b',
  '#31455e',
  '#a8c3cf',
] as const;

/** A boat's colours from its seed; a given hull or accent colour takes precedence. */
export function createLivery(
  random: Random,
  hulls: readonly string[],
  given: { hull?: string; accent?: string },
): Livery {
  const hull = given.hull ?? random.pick(hulls);
  const dark = lightness(hull) < 0.6;
  const distinct = accents.filter((a) => Math.abs(lightness(a) - lightness(hull)) > 0.18);
  const accent = given.accent ?? random.pick(distinct.length ? distinct : accents);
  const boots = dark ? ['#f1efe8', '#c8371f', accent] : [accent, '#16304f', '#1d4237'];
  return {
    hull,
    accent,
    boot: random.pick(boots),
    bottom: random.pick(['#7b2b22', '#1f2f42', '#26343a', '#6a2a2a', '#1d3f5c']),
    deck: random.pick(['#e9e6dc', '#e4e2d6', '#dfe3e2']),
    house: '#f5f4ef',
    roof: '#e9e8e1',
    teak: random.pick(['#b98a55', '#c39a68', '#a97c4a']),
    canvas: random.pick([...canvases, darken(accent, 0.15)]),
    sail: random.pick(['#fbf9f1', '#f7f4e8', '#f9f6ee', '#f1ecda']),
    spar: random.pick(['#d5dadd', '#c9cfd3', '#3a4046']),
    glass: '#1b2c3a',
    steel: '#d9dfe3',
    jackets: [random.pick(jackets), random.pick(jackets), random.pick(jackets), random.pick(jackets)],
  };
}

export const wood = {
  mahogany: '#7d3f22',
  oak: '#a67b4a',
  teak: '#b98a55',
  pine: '#d3b07c',
  dark: '#4b2f1e',
} as const;
