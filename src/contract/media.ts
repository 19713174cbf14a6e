import { z } from 'zod';
import { VARIANT_FORMATS } from '#domain/media/variants.ts';
import { oneLine } from '#domain/text.ts';

/** POST /api/objects/upload */
export const UploadRequest = z.object({
  filename: z
    .string('Name the file')
    .overwrite(oneLine)
    .min(1, 'Name the file')
    .max(255, 'The name of the file is too long'),
  contentType: z.string('Say what kind of file it is').trim().max(255, 'The content type is too long'),
});
export type UploadRequest = z.infer<typeof UploadRequest>;

export const UploadPermission = z.object({
  uploadURL: z.url().describe('Takes the raw file by PUT, once, for 15 minutes'),
});
export type UploadPermission = z.infer<typeof UploadPermission>;

/** PUT {uploadURL} */
export const StoredMedia = z.object({
  id: z.uuid(),
  url: z.string().describe('Where it is served'),
  type: z.enum(['photo', 'video']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  placeholder: z.string().nullable().describe('A tiny picture to show until the photo arrives'),
});
export type StoredMedia = z.infer<typeof StoredMedia>;

/** GET /objects/uploads/{id}: without these, the file itself. */
export const VariantQuery = z.object({
  w: z.coerce.number('The width is a number').int().positive().max(100_000).optional(),
  f: z.enum(VARIANT_FORMATS, `The format is one of ${VARIANT_FORMATS.join(', ')}`).optional(),
});
export type VariantQuery = z.infer<typeof VariantQuery>;
