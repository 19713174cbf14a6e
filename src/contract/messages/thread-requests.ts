import { z } from 'zod';
import { MESSAGE_LIMITS, REPORT_REASON_MAX_LENGTH } from '#domain/conversations/limits.ts';
import { isUploadId, objectIdOf } from '#domain/media/object-urls.ts';
import { plainText } from '../text.ts';

const NOTHING = 'Please write a message';
const imageId = z
  .string()
  .max(200)
  .transform((text) => (isUploadId(text) ? text : (objectIdOf(text) ?? '')))
  .refine(isUploadId, 'This is not the address of an uploaded photo');

export const SendMessageRequest = z
  .object({
    text: plainText(NOTHING, MESSAGE_LIMITS.text),
    images: z
      .array(imageId)
      .max(MESSAGE_LIMITS.images, `At most ${MESSAGE_LIMITS.images} photos fit into a message`)
      .default([])
      .describe('Addresses of pictures that you have uploaded'),
    key: z
      .string()
      .min(1)
      .max(MESSAGE_LIMITS.key)
      .nullish()
      .describe('Chosen by you: sending the same key twice adds one message'),
  })
  .refine(({ text, images }) => text.length > 0 || images.length > 0, { path: ['text'], error: NOTHING })
  .meta({
    id: 'SendMessageRequest',
    description: 'A message to the other person.',
    examples: [{ text: 'Saturday at ten would suit me.', key: 'b2f6' }],
  });
export type SendMessageRequest = z.infer<typeof SendMessageRequest>;

export const ShareRequest = z
  .object({ what: z.enum(['phone', 'email'], 'Say whether to share your phone or your email') })
  .meta({ id: 'ShareRequest', description: 'What the other person may see.', examples: [{ what: 'phone' }] });

export const ReportThreadRequest = z
  .object({
    reason: plainText('Please say what is wrong', REPORT_REASON_MAX_LENGTH).min(
      1,
      'Please say what is wrong',
    ),
  })
  .meta({
    id: 'ReportThreadRequest',
    description: 'What is wrong with a conversation. Administrators can read it from then on.',
    examples: [{ reason: 'Asks for a deposit before a viewing.' }],
  });
