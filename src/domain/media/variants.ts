/** The widths in which photos are served. More would only fill the storage with near copies. */
export const VARIANT_WIDTHS = [320, 640, 1280, 2000] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS)[number];

export const WIDEST: VariantWidth = 2000;

/** Smallest files first, the order in which a page offers them. */
export const VARIANT_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

export const VARIANT_CONTENT_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const satisfies Record<VariantFormat, string>;

export type Variant = { width: VariantWidth; format: VariantFormat };

/** The smallest available width that is large enough, or the widest. */
export function nearestWidth(wanted: number): VariantWidth {
  return VARIANT_WIDTHS.find((width) => width >= wanted) ?? WIDEST;
}

/** "/objects/uploads/1" → "/objects/uploads/1?w=640&f=avif" */
export function variantUrl(url: string, { width, format }: Variant): string {
  return `${url}?w=${width}&f=${format}`;
}

/** The widths of the files on offer. */
export type WidthRange = { narrowest?: VariantWidth; widest?: VariantWidth };

/** The widths to offer for a photo: up to the first that covers its full size. */
function widthsOf(
  photoWidth: number | null,
  { narrowest = 320, widest = WIDEST }: WidthRange = {},
): VariantWidth[] {
  const enough = nearestWidth(Math.min(photoWidth ?? widest, widest));
  return VARIANT_WIDTHS.filter((width) => width <= enough && width >= Math.min(narrowest, enough));
}

/** The `srcset` of one format; each entry gives the file's real width, because photos are never enlarged. */
export function variantSrcSet(
  photo: { url: string; width: number | null },
  format: VariantFormat,
  range?: WidthRange,
): string {
  return widthsOf(photo.width, range)
    .map((width) => `${variantUrl(photo.url, { width, format })} ${Math.min(width, photo.width ?? width)}w`)
    .join(', ');
}

/** Every variant that pages may request of a photo, smallest first. */
export function variantsOf(photoWidth: number | null): Variant[] {
  return widthsOf(photoWidth).flatMap((width) => VARIANT_FORMATS.map((format) => ({ width, format })));
}
