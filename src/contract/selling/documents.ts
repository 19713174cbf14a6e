import { z } from 'zod';
import { PAPER_LINES } from '#domain/listings/fields/papers.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { UploadPermission, UploadRequest } from './media.ts';

const line = z
  .enum(PAPER_LINES, 'Name a line of the papers')
  .describe('The line of the papers that it proves');

export const DocumentRequest = UploadRequest.extend({ line: line.optional() }).meta({
  id: 'DocumentRequest',
  description: `A document of a listing: PDF, JPEG or PNG, up to ${MEDIA_LIMITS.documentBytes / 1024 / 1024} MB.`,
  examples: [{ filename: 'survey-2024.pdf', contentType: 'application/pdf', line: 'surveyDate' }],
});
export type DocumentRequest = z.infer<typeof DocumentRequest>;

export const DocumentPermission = UploadPermission.extend({ id: z.uuid() }).meta({
  id: 'DocumentPermission',
  description: 'Where to send the document.',
  examples: [
    {
      id: '7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
      uploadURL:
        'https://slipway.example/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10?expires=1778053500&signature=hK3v',
    },
  ],
});

export const ListingDocument = z
  .object({
    id: z.uuid(),
    name: z.string(),
    contentType: z.string(),
    size: z.number().int().describe('Bytes'),
    line: line.nullable(),
  })
  .meta({
    id: 'ListingDocument',
    description: 'A document of a listing. Only its owner and administrators see it.',
    examples: [
      {
        id: '7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
        name: 'survey-2024.pdf',
        contentType: 'application/pdf',
        size: 284_113,
        line: 'surveyDate',
      },
    ],
  });
export type ListingDocument = z.infer<typeof ListingDocument>;
