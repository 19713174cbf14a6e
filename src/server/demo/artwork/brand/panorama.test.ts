import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconFile } from './icon-file.ts';
import { drawMark } from './mark.ts';
import { drawPanorama } from './panorama.ts';

describe('the pictures of the site itself', () => {
  it('HOME-01 the harbour of the hero leaves calm, dark water and sky behind the words on the left', async () => {
    const image = sharp(Buffer.from(drawPanorama()), { density: 24 });
    const { width, height } = await image.metadata();
    expect(width! / height!).toBeCloseTo(21 / 9, 1);
    const spread = async (left: number) => {
      // Statistics are taken of a finished picture: asked of a pipeline they would describe its source.
      const edges = await sharp(await image.clone().png().toBuffer())
        .extract({ left, top: 0, width: Math.floor(width! * 0.3), height: height! })
        .greyscale()
        .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] })
        .png()
        .toBuffer();
      const { channels } = await sharp(edges).stats();
      return channels[0]!.mean;
    };
    expect(await spread(0)).toBeLessThan((await spread(Math.floor(width! * 0.65))) / 2);
  });

  it('packs the mark into an icon file that browsers read', async () => {
    const png = await sharp(Buffer.from(drawMark(12)))
      .resize(32, 32)
      .png()
      .toBuffer();
    const icon = iconFile([{ size: 32, png }]);
    expect(icon.readUInt16LE(2)).toBe(1);
    expect(icon.readUInt8(6)).toBe(32);
    expect(icon.subarray(icon.readUInt32LE(18))).toEqual(png);
  });
});
