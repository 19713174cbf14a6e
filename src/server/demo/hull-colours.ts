/** The colours that adverts name, as the artwork paints them. */
export const HULL_COLOURS = {
  white: '#f4f3ee',
  cream: '#efe3c6',
  navy: '#16294a',
  blue: '#2f6fa8',
  green: '#1f4a3a',
  red: '#a32a24',
  orange: '#d9672b',
  yellow: '#e0b23c',
  grey: '#8d979e',
  black: '#1d2023',
  varnish: '#8a4b22',
} as const satisfies Record<string, `#${string}`>;

export type HullColour = keyof typeof HULL_COLOURS;
