import { isHeic, type MediaType, mediaTypeOf } from './files.ts';
import type { MediaItem } from './items.ts';
import { MEDIA_LIMITS } from './limits.ts';

export type MediaRefusal = { title: string; description: string };

type ChosenFile = { name: string; type: string; size: number };

const MEGABYTES = {
  photo: MEDIA_LIMITS.photoBytes / 1024 / 1024,
  chosenPhoto: MEDIA_LIMITS.chosenPhotoBytes / 1024 / 1024,
  video: MEDIA_LIMITS.videoBytes / 1024 / 1024,
} as const;

export const MEDIA_REFUSALS = {
  videoLimit: {
    title: 'Video limit reached',
    description: `Maximum ${MEDIA_LIMITS.videos} video allowed`,
  },
  photoLimit: {
    title: 'Photo limit reached',
    description: `Maximum ${MEDIA_LIMITS.photos} photos allowed`,
  },
  videoSize: { title: 'Video too large', description: `Maximum video size is ${MEGABYTES.video}MB` },
  photoSize: { title: 'Photo too large', description: `Maximum photo size is ${MEGABYTES.photo}MB` },
  chosenPhotoSize: {
    title: 'Photo too large',
    description: `Maximum photo size is ${MEGABYTES.chosenPhoto}MB`,
  },
  heic: {
    title: 'HEIC photo not readable',
    description:
      'This browser cannot convert it. Export it as a JPEG; on an iPhone, choose Settings › Camera › Formats › Most Compatible for new photos.',
  },
  videoLength: {
    title: 'Video too long',
    description: `Maximum video length is ${MEDIA_LIMITS.videoSeconds} seconds`,
  },
} as const satisfies Record<string, MediaRefusal>;

const RULES = {
  photo: {
    maxCount: MEDIA_LIMITS.photos,
    bytes: MEDIA_LIMITS.chosenPhotoBytes,
    tooMany: MEDIA_REFUSALS.photoLimit,
    tooLarge: MEDIA_REFUSALS.chosenPhotoSize,
  },
  video: {
    maxCount: MEDIA_LIMITS.videos,
    bytes: MEDIA_LIMITS.videoBytes,
    tooMany: MEDIA_REFUSALS.videoLimit,
    tooLarge: MEDIA_REFUSALS.videoSize,
  },
} as const satisfies Record<MediaType, unknown>;

/** Whether a chosen file may be added to the list, before it is processed. */
export function admit(
  items: readonly Pick<MediaItem, 'type'>[],
  file: ChosenFile,
): { type: MediaType } | { refusal: MediaRefusal } {
  const type = mediaTypeOf(file);
  if (!type) {
    return {
      refusal: {
        title: 'Unsupported file type',
        description: 'Photos can be JPEG, PNG, WebP or HEIC, videos MP4, MOV, AVI, WMV or M4V',
      },
    };
  }
  const rule = RULES[type];
  if (items.filter((item) => item.type === type).length >= rule.maxCount) return { refusal: rule.tooMany };
  if (file.size > rule.bytes) return { refusal: rule.tooLarge };
  return { type };
}

/** Why a photo cannot be uploaded even after the attempt to shrink it. */
export function refusePrepared(file: ChosenFile): MediaRefusal | undefined {
  if (isHeic(file)) return MEDIA_REFUSALS.heic;
  return file.size > MEDIA_LIMITS.photoBytes ? MEDIA_REFUSALS.photoSize : undefined;
}

export function isVideoTooLong(seconds: number): boolean {
  return seconds > MEDIA_LIMITS.videoSeconds;
}
