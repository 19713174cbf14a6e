import { num } from './paths.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];
type Axis = { x1: number; y1: number; x2: number; y2: number };

type Style = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  cap?: 'round' | 'butt';
  dash?: string;
};

/** Collects the shared definitions of one drawing and closes it into a complete SVG document. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  linear(axis: Axis, stops: readonly Stop[]): string;
  down(top: number, bottom: number, stops: readonly Stop[]): string;
  radial(cx: number, cy: number, radius: number, stops: readonly Stop[]): string;
  clip(path: string): string;
  document(body: string): string;
};

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('');

export function createSheet(width = 1600, height = 1200): Sheet {
  const definitions = new Map<string, string>();

  const define = (build: (id: string) => string) => {
    const key = build('');
    const known = definitions.get(key);
    if (known) return `url(#${known})`;
    const id = `d${definitions.size}`;
    definitions.set(key, id);
    return `url(#${id})`;
  };

  const sheet: Sheet = {
    width,
    height,
    linear: (axis, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(axis.x1)}" y1="${num(axis.y1)}" x2="${num(axis.x2)}" y2="${num(axis.y2)}">${stopTags(stops)}</linearGradient>`,
      ),
    down: (top, bottom, stops) => sheet.linear({ x1: 0, y1: top, x2: 0, y2: bottom }, stops),
    radial: (cx, cy, radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}">${stopTags(stops)}</radialGradient>`,
      ),
    clip: (path) => define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    document: (body) => {
      const defs = [...definitions].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
    },
  };
  return sheet;
}

/** One path element. */
export function path(d: string, { fill = 'none', stroke, width, opacity, cap, dash }: Style): string {
  if (!d) return '';
  const faded = opacity !== undefined && opacity < 1;
  const alpha = faded ? Math.round(opacity * 1000) / 1000 : 1;
  return (
    `<path d="${d}" fill="${fill}"` +
    (faded && fill !== 'none' ? ` fill-opacity="${alpha}"` : '') +
    (stroke
      ? ` stroke="${stroke}" stroke-width="${num(Math.max(0.3, width ?? 1))}" stroke-linejoin="round"`
      : '') +
    (stroke && cap ? ` stroke-linecap="${cap}"` : '') +
    (stroke && dash ? ` stroke-dasharray="${dash}"` : '') +
    (stroke && faded ? ` stroke-opacity="${alpha}"` : '') +
    '/>'
  );
}

export const group = (body: string, attributes: string) => (body ? `<g ${attributes}>${body}</g>` : '');
