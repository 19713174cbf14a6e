import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colours = Record<string, string>;

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const [lightBlock = '', darkBlock = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

const light = coloursOf(lightBlock);
const dark = { ...light, ...coloursOf(darkBlock) };

const TEXT_PAIRS = [
  ['ink', ['paper', 'card', 'foam', 'line', 'signal-quiet']],
  ['muted', ['paper', 'card', 'foam']],
  ['sea', ['paper', 'card', 'foam']],
  ['sea-strong', ['paper', 'card', 'foam']],
  ['on-sea', ['sea', 'sea-strong']],
  ['signal', ['paper', 'card', 'signal-quiet']],
  ['on-signal', ['signal', 'signal-strong']],
  ['brass', ['paper', 'card', 'brass-quiet']],
  ['on-brass', ['brass']],
  ['starboard', ['paper', 'card', 'starboard-quiet']],
  ['on-starboard', ['starboard']],
  ['on-deck', ['deck', 'deck-raised']],
  ['on-deck-muted', ['deck', 'deck-raised']],
] as const;

const CONTROL_PAIRS = [
  ['control', ['paper', 'card']],
  ['deck-brass', ['deck', 'deck-raised']],
  ['on-sea', ['sea']],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, colours) => {
  it.each(flat(TEXT_PAIRS))('reads %s on %s with at least 4.5 to 1', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(flat(CONTROL_PAIRS))('shows %s on %s with at least 3 to 1', (edge, ground) => {
    expect(contrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('gives every colour of the light theme its twin in the dark one', () => {
  expect(Object.keys(coloursOf(darkBlock)).sort()).toEqual(Object.keys(light).sort());
});

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

function flat(pairs: readonly (readonly [string, readonly string[]])[]): [string, string][] {
  return pairs.flatMap(([front, grounds]) => grounds.map((ground): [string, string] => [front, ground]));
}

function coloursOf(block: string): Colours {
  const found = block.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6,8});/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

function contrast(a: string | undefined, b: string | undefined): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('A colour of the pair is missing from theme.css');
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function channel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
