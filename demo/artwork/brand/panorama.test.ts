import { describe, expect, it } from 'vitest';
import { rasterise } from '../rasterise.ts';
import { drawMark, iconFile } from './mark.ts';
import { drawPanorama } from './panorama.ts';

describe('the pictures of the site itself', () => {
  it('HOME-01 the harbour of the hero is a wide drawing, the same each time it is drawn', async () => {
    const { width = 0, height = 1 } = await rasterise(drawPanorama()).metadata();
    expect(width / height).toBeCloseTo(21 / 9, 1);
    expect(drawPanorama()).toBe(drawPanorama());
  });

  it('packs the mark into an icon file that browsers read', async () => {
    const png = await rasterise(drawMark(12)).resize(32, 32).png().toBuffer();
    const icon = iconFile([{ size: 32, png }]);
    expect(icon.readUInt16LE(2)).toBe(1);
    expect(icon.readUInt8(6)).toBe(32);
    expect(icon.subarray(icon.readUInt32LE(18))).toEqual(png);
  });
});
