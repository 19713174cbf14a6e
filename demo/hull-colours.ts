import { hullColours } from './artwork/palette.ts';

/** Colour names in adverts, with the colours in the artwork. */
export const HULL_COLOURS = {
  white: hullColours.white,
  cream: hullColours.cream,
  navy: hullColours.navy,
  blue: hullColours.cobalt,
  green: hullColours.racingGreen,
  red: hullColours.signalRed,
  yellow: hullColours.mustard,
  grey: hullColours.slate,
  black: hullColours.black,
  graphite: hullColours.graphite,
  orange: '#d9672b',
  silver: '#a9b2b7',
  varnish: '#8a4b22',
} as const satisfies Record<string, `#${string}`>;

export type HullColour = keyof typeof HULL_COLOURS;
