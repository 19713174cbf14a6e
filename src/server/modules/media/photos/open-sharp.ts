import { openOnce } from '#server/platform/work/open-once.ts';

/** Loads sharp for the first picture. Always use it through here, so that untrusted pictures only reach the decoders below. */
export const openSharp = openOnce(async () => {
  const { default: sharp } = await import('sharp');
  // Only what uploads need: a decoder that cannot run cannot be attacked.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  // Pictures are rarely processed twice in a row, so libvips' cache would only waste memory.
  sharp.cache(false);
  return sharp;
});
