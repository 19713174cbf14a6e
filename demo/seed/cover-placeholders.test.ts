import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isBoat } from '../artwork/shots.ts';
import { createDemoData } from '../create-demo-data.ts';
import { createDrawer } from '../pictures/drawer.ts';
import { createPlaceholderFinder } from './cover-placeholders.ts';

type Colour = readonly [number, number, number];

/** The average colour of the sky, in a part without boats. */
async function skyOf(image: Buffer): Promise<Colour> {
  const { data } = await sharp(image)
    .resize({ width: 16, height: 12, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = (channel: number) => {
    const values = [...data.subarray(0, 16 * 3)].filter((_, at) => at % 3 === channel);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return [mean(0), mean(1), mean(2)];
}

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

it('a cover’s placeholder has the colours of its sky, computed without drawing it', async () => {
  const placeholderFor = await createPlaceholderFinder();
  const covers = createDemoData({ seed: 'slipway', now: new Date('2026-11-15T12:00:00Z') })
    .listings.filter(({ art }) => isBoat(art.kind))
    .slice(0, 12)
    .map(({ art }) => ({ kind: art.kind, seed: art.seed, shot: 0 }));
  const drawer = createDrawer();
  const distances = [];
  for (const artwork of covers) {
    const placeholder = placeholderFor(artwork);
    expect(placeholder?.length).toBeLessThan(300);
    const tiny = Buffer.from(placeholder?.split(',')[1] ?? '', 'base64');
    distances.push(distance(await skyOf(tiny), await skyOf(await drawer.draw(artwork))));
  }
  drawer.end();
  const median = distances.toSorted((a, b) => a - b)[6] ?? Number.NaN;
  expect(median).toBeLessThan(30);
});

it('other pictures have none', async () => {
  const placeholderFor = await createPlaceholderFinder();
  expect(placeholderFor({ kind: 'sloop', seed: 1, shot: 3 })).toBeNull();
  expect(placeholderFor({ kind: 'outboard', seed: 1, shot: 0 })).toBeNull();
});
