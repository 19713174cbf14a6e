import { describe, expect, it } from 'vitest';
import { optimisePhoto } from './optimise-photo.ts';
import { fittedSize, shrinkPicture } from './shrink-photo.ts';

const photo = new File(['original'], 'cockpit.png', { type: 'image/png' });
const cannot = () => Promise.reject(new Error('no canvas here'));

describe('a photo before it is uploaded', () => {
  it('MEDIA-19 becomes a JPEG named after the original', async () => {
    const made = await optimisePhoto(photo, [async () => new Blob(['smaller'])]);
    expect([made.name, made.type, await made.text()]).toEqual([
      'cockpit_optimized.jpg',
      'image/jpeg',
      'smaller',
    ]);
  });

  it('is made in the page where the worker cannot', async () => {
    const made = await optimisePhoto(photo, [cannot, async () => new Blob(['in the page'])]);
    expect(await made.text()).toBe('in the page');
  });

  it('MEDIA-18 stays the original, silently, where no way of making it smaller works', async () => {
    expect(await optimisePhoto(photo, [cannot, cannot])).toBe(photo);
  });

  it('CONST-43 has its longer side within 2000 pixels, keeps its shape and is never enlarged', () => {
    expect(fittedSize({ width: 6000, height: 4000 })).toEqual({ width: 2000, height: 1333 });
    expect(fittedSize({ width: 3000, height: 4000 })).toEqual({ width: 1500, height: 2000 });
    expect(fittedSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
    expect(fittedSize({ width: 40_000, height: 3 })).toEqual({ width: 2000, height: 1 });
  });

  describe('is compressed', () => {
    const MB = 1024 * 1024;
    /** A canvas whose JPEGs have this many bytes, and what was asked of it. */
    async function compress(bytesOf: (quality: number, width: number) => number) {
      const tried: [width: number, quality: number][] = [];
      let isClosed = false;
      const picture = { width: 4000, height: 3000, close: () => (isClosed = true) } as unknown as ImageBitmap;
      const made = shrinkPicture(picture, (width) => ({
        draw: () => undefined,
        async toJpeg(quality) {
          tried.push([width, quality]);
          return { size: bytesOf(quality, width) } as Blob;
        },
      }));
      const size = await made.then(
        (jpeg) => jpeg.size,
        () => undefined,
      );
      return { size, tried, isClosed };
    }

    it('CONST-42 only as far as 2MB need', async () => {
      const small = await compress(() => 2 * MB);
      expect([small.size, small.tried]).toEqual([2 * MB, [[2000, 0.88]]]);
      const large = await compress((quality) => (quality > 0.7 ? 2 * MB + 1 : MB));
      expect([large.size, large.tried.map(([, quality]) => quality)]).toEqual([MB, [0.88, 0.8, 0.7]]);
    });

    it('CONST-42 and drawn smaller if the lowest quality is still above 2MB', async () => {
      const { size, tried } = await compress((_quality, width) => (width === 2000 ? 2 * MB + 1 : MB));
      expect([size, tried.at(-1)]).toEqual([MB, [1500, 0.88]]);
    });

    it('not at all if nothing helps; its memory is freed either way', async () => {
      const { size, isClosed } = await compress(() => 2 * MB + 1);
      expect([size, isClosed]).toEqual([undefined, true]);
      expect((await compress(() => 1)).isClosed).toBe(true);
    });
  });
});
