import { VARIANT_CONTENT_TYPES, type Variant } from '#domain/media/variants.ts';

/** A photo in full, or one of its sizes. */
export type Rendition = 'master' | Variant;

/** Each photo or video has its own folder, so that it can be deleted as a whole. */
export const masterKey = (id: string) => `${id}/master`;

export const renditionName = (rendition: Rendition) =>
  rendition === 'master' ? rendition : `${rendition.width}.${rendition.format}`;

export const renditionKey = (id: string, rendition: Rendition) => `${id}/${renditionName(rendition)}`;

export const renditionContentType = (rendition: Rendition) =>
  rendition === 'master' ? 'image/jpeg' : VARIANT_CONTENT_TYPES[rendition.format];
