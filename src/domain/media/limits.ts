const MEGABYTE = 1024 * 1024;

export const MEDIA_LIMITS = {
  photos: 20,
  videos: 1,
  photoBytes: 10 * MEGABYTE,
  videoBytes: 100 * MEGABYTE,
  videoSeconds: 60,
  bytesPerAccountAndDay: 2 * 1024 * MEGABYTE,
} as const;

/** The browser shrinks photos to this before uploading them. */
export const OPTIMISED_PHOTO = {
  maxBytes: 2 * MEGABYTE,
  maxPixelsOnLongerSide: 2000,
  contentType: 'image/jpeg',
} as const;
