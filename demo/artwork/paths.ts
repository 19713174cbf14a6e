/** Builders of SVG path data. */
export type Point = readonly [x: number, y: number];

export const num = (v: number) => {
  const rounded = Math.round(v * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};
export const at = ([x, y]: Point) => `${num(x)} ${num(y)}`;

export const polyline = (points: readonly Point[]) => (points.length ? `M${points.map(at).join('L')}` : '');
export const polygon = (points: readonly Point[]) => (points.length ? `${polyline(points)}Z` : '');

/** A Catmull-Rom curve through all points. */
export function curve(points: readonly Point[], tension = 1): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${at(first)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const k = tension / 6;
    d += `C${at([p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k])} ${at([
      p2[0] - (p3[0] - p1[0]) * k,
      p2[1] - (p3[1] - p1[1]) * k,
    ])} ${at(p2)}`;
  }
  return d;
}

/** A closed shape: a curve along the points, then straight down to `floor` and back. */
export function curveDownTo(points: readonly Point[], floor: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  return `${curve(points)}L${at([last[0], floor])}L${at([first[0], floor])}Z`;
}

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${at([x, y])}h${num(width)}v${num(height)}h${num(-width)}Z`;

export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, Math.abs(width) / 2, Math.abs(height) / 2);
  const a = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return (
    `M${at([x + r, y])}h${num(width - 2 * r)}${a(r, r)}v${num(height - 2 * r)}${a(-r, r)}` +
    `h${num(2 * r - width)}${a(-r, -r)}v${num(2 * r - height)}${a(r, -r)}Z`
  );
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${at([cx - rx, cy])}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;

/** A thin horizontal lens, the unit of ripples, glitter and streaks. */
export const lens = (x: number, y: number, width: number, height: number) =>
  `M${at([x - width / 2, y])}q${num(width / 2)} ${num(-height)} ${num(width)} 0q${num(-width / 2)} ${num(height)} ${num(-width)} 0`;
