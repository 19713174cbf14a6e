import { z } from 'zod';
import { SAVED_REPLY_LIMITS } from '#domain/conversations/limits.ts';
import { plainText, textLine } from '../text.ts';

const savedReply = {
  title: textLine('Please name the reply', 'The name contains characters that cannot be shown')
    .min(1, 'Please name the reply')
    .max(SAVED_REPLY_LIMITS.title, `The name has at most ${SAVED_REPLY_LIMITS.title} characters`),
  text: plainText('Please write the reply', SAVED_REPLY_LIMITS.text).min(1, 'Please write the reply'),
};
const REPLY_EXAMPLE = {
  title: 'Still for sale',
  text: 'Yes, she is still for sale. When would you like to come?',
};

export const SavedReplyRequest = z
  .object(savedReply)
  .meta({ id: 'SavedReplyRequest', description: 'A text to answer with.', examples: [REPLY_EXAMPLE] });
export type SavedReplyRequest = z.infer<typeof SavedReplyRequest>;

export const SavedReplyChanges = z
  .object({ title: savedReply.title.optional(), text: savedReply.text.optional() })
  .meta({
    id: 'SavedReplyChanges',
    description: 'What to change about a saved reply.',
    examples: [{ title: 'Still available' }],
  });

export const SavedReply = z.object({ id: z.number().int(), title: z.string(), text: z.string() }).meta({
  id: 'SavedReply',
  description: 'A text that you answer with often.',
  examples: [{ id: 3, ...REPLY_EXAMPLE }],
});
export type SavedReply = z.infer<typeof SavedReply>;
