import { mix, multiply } from './colour.ts';
import type { Stop } from './sheet.ts';

type Luminary = {
  /** Place in the sky: across from 0 to 1, down from 0 (top) to 1 (horizon). */
  across: number;
  down: number;
  radius: number;
  colour: string;
  halo: string;
  moon?: boolean;
};

export type Light = {
  sky: readonly Stop[];
  sea: readonly [horizon: string, middle: string, near: string];
  glint: string;
  haze: string;
  /** Colour of what falls on sunlit and on shaded surfaces. */
  key: string;
  shade: string;
  cloud: { lit: string; shade: string };
  luminary?: Luminary;
  lamps?: boolean;
  stars?: boolean;
  clouds: readonly ('cumulus' | 'cirrus' | 'stratus' | 'none')[];
};

export const lights = {
  morning: {
    sky: [
      [0, '#5fa8d3'],
      [0.55, '#a9d6e5'],
      [1, '#f2eedb'],
    ],
    sea: ['#a5d3d6', '#3f94a9', '#14566f'],
    glint: '#eefaf6',
    haze: '#cfe4e8',
    key: '#fffaf0',
    shade: '#93a8c6',
    cloud: { lit: '#ffffff', shade: '#d4e3ea' },
    clouds: ['cumulus', 'cirrus', 'none'],
  },
  noon: {
    sky: [
      [0, '#2477b8'],
      [0.6, '#79bbe0'],
      [1, '#d6ecf1'],
    ],
    sea: ['#86c5d2', '#1d7fa2', '#0a466a'],
    glint: '#e8fbff',
    haze: '#c3deea',
    key: '#ffffff',
    shade: '#8ba5c9',
    cloud: { lit: '#ffffff', shade: '#c9dfec' },
    clouds: ['cumulus', 'cumulus', 'cirrus'],
  },
  breezy: {
    sky: [
      [0, '#3a80b0'],
      [0.6, '#98c5dc'],
      [1, '#e6efe9'],
    ],
    sea: ['#6facba', '#22677f', '#0b3a54'],
    glint: '#f3fbfb',
    haze: '#bdd6de',
    key: '#fffdf6',
    shade: '#8499b8',
    cloud: { lit: '#ffffff', shade: '#bccfd9' },
    clouds: ['cumulus'],
  },
  pastel: {
    sky: [
      [0, '#8fc7d4'],
      [0.55, '#d8e6d8'],
      [1, '#fae5c8'],
    ],
    sea: ['#c4dfd5', '#58a5aa', '#1c6c7f'],
    glint: '#fff8e6',
    haze: '#dfe8dc',
    key: '#fff6e4',
    shade: '#97a9bd',
    cloud: { lit: '#fffaf0', shade: '#e6e4d8' },
    clouds: ['cirrus', 'stratus', 'cumulus'],
  },
  dawn: {
    sky: [
      [0, '#5d82ad'],
      [0.45, '#c0aabf'],
      [0.78, '#f5c6a6'],
      [1, '#fde8c6'],
    ],
    sea: ['#f3cdb0', '#8ea3b8', '#395c7d'],
    glint: '#fff0d4',
    haze: '#e6c9bd',
    key: '#ffe9d2',
    shade: '#8390b4',
    cloud: { lit: '#ffe3cc', shade: '#c6a7b5' },
    luminary: { across: 0.24, down: 0.84, radius: 46, colour: '#fff4d8', halo: '#ffe2b0' },
    clouds: ['stratus', 'cirrus'],
  },
  golden: {
    sky: [
      [0, '#5f93ab'],
      [0.4, '#c7b98c'],
      [0.75, '#f6cd83'],
      [1, '#feecb9'],
    ],
    sea: ['#f4d08f', '#6f9492', '#184b60'],
    glint: '#fff0bf',
    haze: '#ecd2a0',
    key: '#ffe6b8',
    shade: '#7d8aa3',
    cloud: { lit: '#fff0cc', shade: '#d9b88d' },
    luminary: { across: 0.8, down: 0.72, radius: 52, colour: '#fff7dd', halo: '#ffe39a' },
    clouds: ['stratus', 'cirrus'],
  },
  sunset: {
    sky: [
      [0, '#33456f'],
      [0.4, '#8d5f86'],
      [0.72, '#e77e5f'],
      [1, '#fbc17c'],
    ],
    sea: ['#ef9f70', '#6f5a80', '#1d2c52'],
    glint: '#ffd49a',
    haze: '#d6907f',
    key: '#ffcfa0',
    shade: '#63608c',
    cloud: { lit: '#ffb98a', shade: '#7d5b83' },
    luminary: { across: 0.72, down: 0.88, radius: 62, colour: '#fff0c4', halo: '#ffc98a' },
    clouds: ['stratus', 'cirrus'],
  },
  dusk: {
    sky: [
      [0, '#15294e'],
      [0.5, '#46588a'],
      [0.8, '#a2829f'],
      [1, '#efb496'],
    ],
    sea: ['#c0959b', '#4b5a86', '#12213f'],
    glint: '#f3cdb0',
    haze: '#8c7d9d',
    key: '#d9bccb',
    shade: '#525f8c',
    cloud: { lit: '#d79d9c', shade: '#54608c' },
    lamps: true,
    clouds: ['stratus', 'cirrus'],
  },
  afterglow: {
    sky: [
      [0, '#0f3852'],
      [0.45, '#347a8a'],
      [0.78, '#dfc384'],
      [1, '#f5aa6c'],
    ],
    sea: ['#eab27a', '#3f7483', '#0c2d44'],
    glint: '#ffdf9f',
    haze: '#86968a',
    key: '#ecd3b0',
    shade: '#5b7890',
    cloud: { lit: '#f0b98a', shade: '#3e6f80' },
    lamps: true,
    clouds: ['stratus', 'cirrus'],
  },
  overcast: {
    sky: [
      [0, '#8799a6'],
      [0.55, '#b6c4ca'],
      [1, '#e2e6e1'],
    ],
    sea: ['#b4c5c5', '#688a91', '#2d4f5b'],
    glint: '#e9efec',
    haze: '#c5d0d1',
    key: '#eef1f0',
    shade: '#8c9bab',
    cloud: { lit: '#dfe5e5', shade: '#a9b8c0' },
    clouds: ['stratus', 'cumulus'],
  },
  mist: {
    sky: [
      [0, '#bccbca'],
      [0.6, '#dee2d8'],
      [1, '#f3efe1'],
    ],
    sea: ['#e0e5dc', '#a3bcba', '#557f85'],
    glint: '#fbf8ea',
    haze: '#e0e4da',
    key: '#f8f3e6',
    shade: '#93a5ac',
    cloud: { lit: '#f4f1e5', shade: '#ced6d1' },
    luminary: { across: 0.7, down: 0.5, radius: 44, colour: '#fffaec', halo: '#fdf3d8' },
    clouds: ['none'],
  },
  squall: {
    sky: [
      [0, '#46596b'],
      [0.55, '#80939d'],
      [0.85, '#d8d2b8'],
      [1, '#f0e4bd'],
    ],
    sea: ['#c9cbb2', '#4d6f78', '#1b3845'],
    glint: '#f5ecc9',
    haze: '#aeb9b4',
    key: '#f8efd6',
    shade: '#73879b',
    cloud: { lit: '#8fa1ab', shade: '#566b7c' },
    clouds: ['cumulus', 'stratus'],
  },
  moon: {
    sky: [
      [0, '#071529'],
      [0.55, '#14305a'],
      [1, '#3a5d86'],
    ],
    sea: ['#46688f', '#16355c', '#061223'],
    glint: '#e4ecf2',
    haze: '#2f4f78',
    key: '#a9bdd6',
    shade: '#3a5078',
    cloud: { lit: '#4f6c93', shade: '#22406a' },
    luminary: { across: 0.74, down: 0.3, radius: 44, colour: '#f6f3df', halo: '#b8cbe0', moon: true },
    lamps: true,
    stars: true,
    clouds: ['cirrus', 'stratus'],
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

/** A surface colour under this light; brightness 1 faces the light, 0 turns away. */
export function lit(colour: string, brightness: number, light: Light): string {
  return mix(
    multiply(colour, light.shade),
    multiply(colour, light.key),
    Math.max(0, Math.min(1, brightness)),
  );
}

/** A surface colour seen through air: distance 0 is close, 1 is lost in the haze. */
export const faded = (colour: string, distance: number, light: Light, brightness = 0.8) =>
  mix(lit(colour, brightness, light), light.haze, distance);

/** Windows and lanterns after sunset. */
export const LAMPLIGHT = '#ffdb8e';
