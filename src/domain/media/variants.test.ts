import { describe, expect, it } from 'vitest';
import { nearestWidth, VARIANT_WIDTHS, variantSrcSet, variantsOf, variantUrl } from './variants.ts';

describe('sized photos', () => {
  it('CARD-02 an address names the width and the format', () => {
    expect(variantUrl('/objects/uploads/7', { width: 640, format: 'avif' })).toBe(
      '/objects/uploads/7?w=640&f=avif',
    );
  });

  it.each([
    [1, 320],
    [320, 320],
    [321, 640],
    [1000, 1280],
    [1281, 2000],
    [99_999, 2000],
  ])('a wish for %i pixels is answered with %i', (wanted, width) => {
    expect(nearestWidth(wanted)).toBe(width);
  });

  it('a page offers every useful width, and no copy wider than the photo', () => {
    expect(variantSrcSet({ url: '/p', width: 700 }, 'webp')).toBe(
      '/p?w=320&f=webp 320w, /p?w=640&f=webp 640w, /p?w=1280&f=webp 700w',
    );
    expect(variantSrcSet({ url: '/p', width: 100 }, 'webp')).toBe('/p?w=320&f=webp 100w');
    expect(variantSrcSet({ url: '/p', width: 2000 }, 'avif').split(', ')).toHaveLength(VARIANT_WIDTHS.length);
  });

  it('a card offers no more than it can show', () => {
    expect(variantSrcSet({ url: '/p', width: 2000 }, 'avif', { widest: 640 })).toBe(
      '/p?w=320&f=avif 320w, /p?w=640&f=avif 640w',
    );
    expect(variantSrcSet({ url: '/p', width: null }, 'avif', { widest: 320 })).toBe('/p?w=320&f=avif 320w');
    const fromMedium = (width: number) =>
      variantSrcSet({ url: '/p', width }, 'avif', { narrowest: 640, widest: 1280 });
    expect(fromMedium(2000)).toBe('/p?w=640&f=avif 640w, /p?w=1280&f=avif 1280w');
    expect(fromMedium(200)).toBe('/p?w=320&f=avif 200w');
  });

  it('a small photo is rendered in its own size only, a large one in all', () => {
    expect(variantsOf(300).map(({ width, format }) => `${width}.${format}`)).toEqual([
      '320.avif',
      '320.webp',
      '320.jpeg',
    ]);
    expect(variantsOf(2000)).toHaveLength(12);
  });
});
