const MEGABYTE = 1024 * 1024;

export const MEDIA_LIMITS = {
  photos: 20,
  videos: 1,
  photoBytes: 10 * MEGABYTE,
  /** What the browser takes and shrinks before uploading. */
  chosenPhotoBytes: 30 * MEGABYTE,
  videoBytes: 100 * MEGABYTE,
  videoSeconds: 60,
  /** Of one listing. */
  documents: 10,
  documentBytes: 15 * MEGABYTE,
  documentPages: 200,
  bytesPerAccountAndDay: 2 * 1024 * MEGABYTE,
} as const;

/** More would exhaust the memory of a phone while decoding. The largest photos of current phones have 50 million. */
export const MAX_DECODED_PIXELS = 60_000_000;

/** The browser shrinks photos to this before uploading them. */
export const OPTIMISED_PHOTO = {
  maxBytes: 2 * MEGABYTE,
  maxPixelsOnLongerSide: 2000,
  contentType: 'image/jpeg',
} as const;
