import { z } from 'zod';
import { isShowable } from '#domain/text.ts';

const WORDS_MAX_LENGTH = 100;

/** Words that filter a list. Text with control characters is ignored, like every malformed value of a filter. */
export const listWords = z
  .string()
  .trim()
  .max(WORDS_MAX_LENGTH)
  .transform((text) => (isShowable(text) ? text : ''))
  .optional();
