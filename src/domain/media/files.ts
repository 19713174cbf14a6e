export type MediaType = 'photo' | 'video';

const PHOTO_CONTENT_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const;
const PHOTO_NAME = /\.(jpe?g|png|webp)$/i;

/** Taken by iPhones. Browsers that cannot read it use our decoder; it is never uploaded. */
const HEIC_CONTENT_TYPES: readonly string[] = ['image/heic', 'image/heif'];
const HEIC_NAME = /\.(heic|heif)$/i;

const VIDEO_EXTENSIONS = ['.mp4', '.mov', '.avi', '.wmv', '.m4v'] as const;

const VIDEO_CONTENT_TYPES: Readonly<Record<(typeof VIDEO_EXTENSIONS)[number], string>> = {
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.avi': 'video/x-msvideo',
  '.wmv': 'video/x-ms-wmv',
  '.m4v': 'video/x-m4v',
};

type NamedFile = { name: string; type: string };

/** Videos are recognised by file name, photos by content type. */
export function mediaTypeOf({ name, type }: NamedFile): MediaType | undefined {
  if (videoExtension(name)) return 'video';
  return isPhoto({ name, type }) || isHeic({ name, type }) ? 'photo' : undefined;
}

/** Most systems do not know its content type. */
export function isHeic({ name, type }: NamedFile): boolean {
  return type ? HEIC_CONTENT_TYPES.includes(type.toLowerCase()) : HEIC_NAME.test(name);
}

/** The content type to upload a file with: browsers leave it out for some videos. */
export function contentTypeOf({ name, type }: NamedFile): string {
  const extension = videoExtension(name);
  return type || (extension ? VIDEO_CONTENT_TYPES[extension] : 'application/octet-stream');
}

/** "cockpit.png" → "cockpit_optimized.jpg" */
export function optimisedName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}_optimized.jpg`;
}

function videoExtension(name: string): (typeof VIDEO_EXTENSIONS)[number] | undefined {
  return VIDEO_EXTENSIONS.find((extension) => name.toLowerCase().endsWith(extension));
}

function isPhoto({ name, type }: NamedFile): boolean {
  const types: readonly string[] = PHOTO_CONTENT_TYPES;
  return type ? types.includes(type.toLowerCase()) : PHOTO_NAME.test(name);
}
