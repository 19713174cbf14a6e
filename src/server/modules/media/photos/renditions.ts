import { VARIANT_CONTENT_TYPES, type Variant } from '#domain/media/variants.ts';

/** A photo in full, or one of its listed sizes. */
export type Rendition = 'master' | Variant;

/** One folder for each photo or video, so that all of it can be deleted at once. */
export const masterKey = (id: string) => `${id}/master`;

export const renditionName = (rendition: Rendition) =>
  rendition === 'master' ? rendition : `${rendition.width}.${rendition.format}`;

export const renditionKey = (id: string, rendition: Rendition) => `${id}/${renditionName(rendition)}`;

export const renditionContentType = (rendition: Rendition) =>
  rendition === 'master' ? 'image/jpeg' : VARIANT_CONTENT_TYPES[rendition.format];
