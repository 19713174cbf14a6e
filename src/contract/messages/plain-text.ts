import { z } from 'zod';
import { isShowable } from '#domain/text.ts';

/** A text of several lines without anything that cannot be shown. */
export const plainText = (ask: string, max: number) =>
  z
    .string(ask)
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(max, `Please write at most ${max.toLocaleString('en-GB')} characters`)
    .refine(isShowable, 'The text contains characters that cannot be shown');
