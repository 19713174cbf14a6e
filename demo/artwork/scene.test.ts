import { describe, expect, it } from 'vitest';
import { artworkKinds } from './kinds.ts';
import { rasterise } from './rasterise.ts';
import { drawScene } from './scene.ts';
import { shotCount } from './shots.ts';

/** A sixth of the full size: enough to prove that the renderer understands every mark. */
const SMALL = { density: 12 };
const PLAIN_TAGS = ['svg', 'defs', 'g', 'path', 'stop', 'linearGradient'];

function checkMarks(svg: string) {
  const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map((m) => m[1]!));
  expect([...tags].filter((tag) => !PLAIN_TAGS.includes(tag))).toEqual([]);
  expect(svg).not.toMatch(/href|script|javascript|data:|style=|on[a-z]+=/i);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  const defined = new Set([...svg.matchAll(/id="(\w+)"/g)].map((m) => m[1]!));
  const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map((m) => m[1]!));
  expect([...used].filter((id) => !defined.has(id))).toEqual([]);
}

/** How far the values of one channel are from their mean. */
function deviation(data: Uint8Array, channel: number, channels: number): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let at = channel; at < data.length; at += channels) {
    const value = data[at]!;
    sum += value;
    squares += value * value;
    count += 1;
  }
  return Math.sqrt(squares / count - (sum / count) ** 2);
}

async function checkRendering(svg: string) {
  const { data, info } = await rasterise(svg, SMALL).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([267, 200]);
  const deviations = [0, 1, 2].map((channel) => deviation(data, channel, info.channels));
  expect(Math.max(...deviations)).toBeGreaterThan(8);
}

describe('the demo artwork', () => {
  it.each(artworkKinds)('DETAIL-09 shows every picture of a listing whole and plain: %s', async (kind) => {
    const shots = Array.from({ length: shotCount(kind) }, (_, shot) =>
      drawScene({ kind, seed: 'listing', shot }),
    );
    expect(shots.length).toBeGreaterThanOrEqual(4);
    expect(new Set(shots).size).toBe(shots.length);
    for (const svg of shots) {
      checkMarks(svg);
      // Keeps one rendering well inside its time; the slowest scenes hold several boats.
      expect(svg.length).toBeLessThan(420_000);
    }
    // All are made of the same few marks: the first and the last show that the renderer understands them.
    for (const svg of [shots[0]!, shots.at(-1)!]) await checkRendering(svg);
  });

  it.each(artworkKinds)('CARD-01 draws one cover per listing, the same every time: %s', (kind) => {
    const cover = (seed: number) => drawScene({ kind, seed, shot: 0 });
    const drawn = [1, 2, 3].map(cover);
    expect(cover(1)).toBe(drawn[0]);
    expect(new Set(drawn).size).toBe(3);
  });

  it('repeats pictures when a listing needs more than a kind has', () => {
    const first = drawScene({ kind: 'outboard', seed: 1, shot: 0 });
    expect(drawScene({ kind: 'outboard', seed: 1, shot: shotCount('outboard') })).toBe(first);
  });

  it('shows the size of the listing on its plan', () => {
    const plan = (length?: number) => drawScene({ kind: 'sloop', seed: 1, shot: 6, length });
    expect(plan(9.75)).not.toBe(plan(12.2));
    expect(plan(11)).toBe(plan());
  });

  it('paints a boat in the requested hull and accent colours', () => {
    const sloop = { kind: 'sloop', seed: 1, shot: 0 } as const;
    const red = drawScene({ ...sloop, hull: '#b8321f' });
    expect(red).not.toBe(drawScene({ ...sloop, hull: '#16304f' }));
    expect(red).not.toBe(drawScene({ ...sloop, hull: '#b8321f', accent: '#f4f3ee' }));
  });
});
