import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { named } from '#server/errors.ts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

export const noSuchObject = named('no-such-object', 404, 'This file does not exist');
export const rangeOutside = named('range-outside', 416, 'The requested range is outside the file');

export const filesNotThere = named(
  'files-not-there',
  400,
  'Some of the photos or the video are no longer there. Please add them again.',
);

export const uploadForged = named('upload-forged', 403, 'This upload address is not valid');
export const uploadLate = named('upload-late', 403, 'This upload address has expired. Please try again.');
export const uploadUsed = named('upload-used', 409, 'This upload address has already been used');
export const uploadSlow = named('upload-slow', 408, 'The upload was too slow. Please try again.');
export const uploadCut = named('upload-cut', 400, 'The upload was interrupted. Please try again.');
export const uploadedTooMuch = named(
  'uploaded-too-much',
  429,
  'You have reached the upload limit for one day. Please carry on tomorrow.',
);
export const fileEmpty = named('file-empty', 400, 'The file is empty');

export const photoTooLarge = named(
  'photo-too-large',
  413,
  `Photos can have up to ${megabytes(MEDIA_LIMITS.photoBytes)}`,
);
export const notAPhoto = named('not-a-photo', 400, 'Photos must be JPEG, PNG or WebP files');
export const photoDamaged = named('photo-damaged', 400, 'This photo is damaged and cannot be read');
export const photoTooManyPixels = named('photo-too-many-pixels', 400, 'Photos can have up to 40 megapixels');
export const photoTooLong = named('photo-too-long', 400, 'Photos can have up to 12,000 pixels on a side');
export const photoTooManyBytes = named(
  'photo-too-many-bytes',
  400,
  'This photo is too large to be read. Please save it again as an ordinary JPEG file.',
);

export const videoTooLarge = named(
  'video-too-large',
  413,
  `Videos can have up to ${megabytes(MEDIA_LIMITS.videoBytes)}`,
);
export const notAVideo = named('not-a-video', 400, 'Videos must be MP4, MOV, AVI, WMV or M4V files');
export const videoDamaged = named('video-damaged', 400, 'This video is incomplete or damaged');
export const videoLengthUnknown = named(
  'video-length-unknown',
  400,
  'This video does not say how long it is. Please save it again as an MP4 file.',
);
export const videoInPieces = named(
  'video-in-pieces',
  400,
  'This video is stored in fragments that we cannot check. Please save it again as an MP4 file.',
);
export const videoTooComplex = named(
  'video-too-complex',
  400,
  'This video takes too long to check. Please save it again as an MP4 file.',
);
export const videoTooLong = named(
  'video-too-long',
  400,
  `Videos can last up to ${MEDIA_LIMITS.videoSeconds} seconds`,
);

export const documentTooLarge = named(
  'document-too-large',
  413,
  `Documents can have up to ${megabytes(MEDIA_LIMITS.documentBytes)}`,
);
export const notADocument = named('not-a-document', 400, 'Documents must be PDF, JPEG or PNG files');
export const pdfDamaged = named('pdf-damaged', 400, 'This PDF is incomplete or damaged');
export const pdfLocked = named(
  'pdf-locked',
  400,
  'This PDF is protected. Please print it to a new PDF without a password and upload that.',
);
export const pdfActive = named(
  'pdf-active',
  400,
  'This PDF has scripts or attached files. Please print it to a new PDF and upload that.',
);
export const pdfTooLong = named(
  'pdf-too-long',
  400,
  `A PDF can have up to ${MEDIA_LIMITS.documentPages} pages`,
);
export const pdfTooComplex = named(
  'pdf-too-complex',
  400,
  'This PDF takes too long to check. Please print it to a new PDF and upload that.',
);
