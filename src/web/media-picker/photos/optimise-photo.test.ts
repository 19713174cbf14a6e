import { describe, expect, it } from 'vitest';
import { optimisePhoto } from './optimise-photo.ts';
import { fittedSize } from './shrink-photo.ts';

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
});
