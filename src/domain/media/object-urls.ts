const AFTER_UPLOADS = /(?:^|\/)uploads\/([A-Za-z0-9_-]{1,128})\/?(?:[?#]|$)/;

/** "/objects/uploads/{id}": where a stored photo or video is served. */
export function objectUrl(id: string): string {
  return `/objects/uploads/${id}`;
}

const UPLOAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids are UUIDs, as the server makes them. */
export function isUploadId(text: string): boolean {
  return UPLOAD_ID.test(text);
}

/** The id in an upload URL, its path or a served url: the segment after "uploads". */
export function objectIdOf(address: string): string | undefined {
  return AFTER_UPLOADS.exec(address)?.[1];
}
