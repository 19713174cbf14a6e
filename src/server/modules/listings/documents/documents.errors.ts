import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { named } from '#server/errors.ts';

export const documentNotFound = named('document-not-found', 404, 'There is no such document');
export const tooManyDocuments = named(
  'too-many-documents',
  409,
  `A listing can have up to ${MEDIA_LIMITS.documents} documents. Please delete one first.`,
);
