import { openOnce } from '#server/platform/work/open-once.ts';

/** The picture library, loaded for the first picture that is worked on. The module reaches it through here alone, so that no picture of a stranger meets it unguarded. */
export const openSharp = openOnce(async () => {
  const { default: sharp } = await import('sharp');
  // Only what uploads need: a decoder that cannot run cannot be attacked.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  // Pictures are rarely worked on twice in a row; what libvips would keep is memory lost.
  sharp.cache(false);
  return sharp;
});
