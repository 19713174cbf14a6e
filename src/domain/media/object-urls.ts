const AFTER_UPLOADS = /(?:^|\/)uploads\/([A-Za-z0-9_-]{1,128})\/?(?:[?#]|$)/;

/** "/objects/uploads/{id}": where a stored photo or video is served. */
export function objectUrl(id: string): string {
  return `/objects/uploads/${id}`;
}

/** The id in an upload URL, its path or a served url: the segment after "uploads". */
export function objectIdOf(address: string): string | undefined {
  return AFTER_UPLOADS.exec(address)?.[1];
}
