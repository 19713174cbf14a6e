import { z } from 'zod';
import { VARIANT_FORMATS } from '#domain/media/variants.ts';
import { oneLine } from '#domain/one-line.ts';

export const UploadRequest = z
  .object({
    filename: z
      .string('Name the file')
      .overwrite(oneLine)
      .min(1, 'Name the file')
      .max(255, 'The name of the file is too long'),
    contentType: z.string('Say what kind of file it is').trim().max(255, 'The content type is too long'),
  })
  .meta({
    id: 'UploadRequest',
    description: 'The file that you want to upload.',
    examples: [{ filename: 'deck.jpg', contentType: 'image/jpeg' }],
  });
export type UploadRequest = z.infer<typeof UploadRequest>;

export const UploadPermission = z
  .object({
    uploadURL: z.url().describe('Send the raw file to it with PUT within 15 minutes. It works once'),
  })
  .meta({
    id: 'UploadPermission',
    description: 'Where to send the file.',
    examples: [
      {
        uploadURL:
          'https://slipway.example/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10?expires=1778053500&signature=hK3v',
      },
    ],
  });
export type UploadPermission = z.infer<typeof UploadPermission>;

export const StoredMedia = z
  .object({
    id: z.uuid(),
    url: z.string().describe('Where the file is served'),
    type: z.enum(['photo', 'video', 'document']),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    placeholder: z.string().nullable().describe('A tiny picture to show until the photo has loaded'),
  })
  .meta({
    id: 'StoredMedia',
    description: 'An uploaded photo, video or document.',
    examples: [
      {
        id: '7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
        url: '/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
        type: 'photo',
        width: 2400,
        height: 1600,
        placeholder: null,
      },
    ],
  });
export type StoredMedia = z.infer<typeof StoredMedia>;

/** GET /objects/uploads/{id}. Without these parameters: the original file. */
export const VariantQuery = z.object({
  w: z.coerce.number('The width is a number').int().positive().max(100_000).optional(),
  token: z
    .string()
    .max(1_000)
    .optional()
    .describe('From the link of a mail, for the pictures of its conversation'),
  f: z.enum(VARIANT_FORMATS, `The format is one of ${VARIANT_FORMATS.join(', ')}`).optional(),
});
export type VariantQuery = z.infer<typeof VariantQuery>;
