import { z } from 'zod';
import { oneLine, severalLines } from '#domain/one-line.ts';
import { isShowable } from '#domain/text.ts';

/**
 * What people write, on one line or on several. Every free text of a request is one of these two: they remove the
 * characters that nobody sees and refuse those that cannot be shown.
 */
export const textLine = (ask: string | undefined, unshowable: string) =>
  z.string(ask).overwrite(oneLine).refine(isShowable, unshowable);

export const textLines = (ask: string | undefined, unshowable: string) =>
  z.string(ask).overwrite(severalLines).refine(isShowable, unshowable);

/** A text of several lines without anything that cannot be shown. */
export const plainText = (ask: string, max: number) =>
  textLines(ask, 'The text contains characters that cannot be shown').max(
    max,
    `Please write at most ${max.toLocaleString('en-GB')} characters`,
  );

const WORDS_MAX_LENGTH = 100;

/** Words that filter a list. Text with control characters is ignored, like every malformed value of a filter. */
export const listWords = z
  .string()
  .trim()
  .max(WORDS_MAX_LENGTH)
  .transform((text) => (isShowable(text) ? text : ''))
  .optional();
