/** Colours are six-digit hex strings; mixing happens in OKLab so that blends do not turn grey. */
type Triple = readonly [number, number, number];

function channels(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function toHex([r, g, b]: Triple): string {
  const byte = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}`;
}

const toLinear = (c: number) => (c <= 10.31475 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number) => 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function toLab(hex: string): Triple {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return toHex(linear.map((c) => fromLinear(Math.max(0, Math.min(1, c)))) as unknown as Triple);
}

export function mix(from: string, to: string, amount: number): string {
  if (amount <= 0) return from;
  if (amount >= 1) return to;
  const a = toLab(from);
  const b = toLab(to);
  return fromLab(a.map((v, i) => v + (b[i as 0 | 1 | 2] - v) * amount) as unknown as Triple);
}

/** A plain blend of channels, as a renderer mixes the stops of a gradient. */
export function blend(from: string, to: string, amount: number): string {
  const b = channels(to);
  return toHex(channels(from).map((v, i) => v + (b[i as 0 | 1 | 2] - v) * amount) as unknown as Triple);
}

/** Light of colour `light` falling on a surface of colour `base`. */
export function multiply(base: string, light: string): string {
  const l = channels(light);
  return toHex(channels(base).map((v, i) => (v * l[i as 0 | 1 | 2]) / 255) as unknown as Triple);
}

export const lighten = (hex: string, amount: number) => mix(hex, '#ffffff', amount);
export const darken = (hex: string, amount: number) => mix(hex, '#06121f', amount);

/** Perceived lightness from 0 to 1. */
export const lightness = (hex: string) => toLab(hex)[0];
