import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPlaceholder } from './placeholder.ts';

it('CARD-02 DETAIL-10 a listing without photographs has a calm drawing of the same shape', async () => {
  const svg = drawPlaceholder();
  expect(svg).toBe(drawPlaceholder());
  expect(svg).not.toMatch(/<text|href|script/);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([1600, 1200]);
});
