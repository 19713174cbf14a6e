import { writeFileSync } from 'node:fs';
import { formatCount } from '#domain/money.ts';

export interface Timing {
  name: string;
  /** The number of boats found, up to the limit; NaN for facets. */
  found: number;
  /** Milliseconds for the first request since a listing changed. */
  app: number;
  /** The same for a repeated request. */
  again: number;
  bare: number;
}

export interface Throughput {
  name: string;
  app: number;
  bare: number;
}

const row = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('  ');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  return [head, ...rows].map((cells) => `  ${row(cells, widths)}`).join('\n');
}

const ms = (value: number) => value.toFixed(2);
export const times = (value: number) => `${value.toFixed(1)}×`;
const percent = (value: number) => `${Math.round(value * 100)}%`;

export function timingTable(boats: number, timings: readonly Timing[]): string {
  const rows = timings.map(({ name, found, app, again, bare }) => [
    name,
    Number.isNaN(found) ? '' : formatCount(found),
    ms(app),
    ms(again),
    ms(bare),
    percent(bare / app),
  ]);
  return `\n${formatCount(boats)} boats, milliseconds\n${table(['search', 'found', 'app', 'again', 'bare', 'bare/app'], rows)}`;
}

export function throughputTable(title: string, beside: string, rates: readonly Throughput[]): string {
  const rows = rates.map(({ name, app, bare }) => [
    name,
    app.toFixed(0),
    bare.toFixed(0),
    percent(app / bare),
  ]);
  return `\n${title}\n${table(['', 'app', beside, 'share'], rows)}`;
}

/** How much slower each search is with the most boats than with the fewest. */
export function growthTable(results: ReadonlyMap<number, readonly Timing[]>): string {
  const sizes = [...results.keys()];
  const first = results.get(sizes[0] ?? 0) ?? [];
  const rows = first.map(({ name, app, again }, at) => [
    name,
    ...sizes.slice(1).flatMap((size) => {
      const grown = results.get(size)?.[at];
      return [times((grown?.app ?? Number.NaN) / app), times((grown?.again ?? Number.NaN) / again)];
    }),
  ]);
  const head = [
    'search',
    ...sizes
      .slice(1)
      .flatMap((size) => [`${formatCount(sizes[0] ?? 0)} → ${formatCount(size)}`, 'asked again']),
  ];
  return `\nGrowth of the app's time\n${table(head, rows)}`;
}

/** Prints progress to stderr, separate from the results. */
export const logProgress = (line: string) => void process.stderr.write(`${line}\n`);

const results: Record<string, unknown> = {};

/** Records a benchmark's results for the results file. */
export function recordResults(name: string, found: unknown) {
  results[name] = found;
}

export function writeResults(file: string) {
  const { version, platform, arch } = process;
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), version, platform, arch, results }, null, 2)}\n`,
  );
}
