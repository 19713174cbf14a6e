import { z } from 'zod';

/** A form field that people cannot see: only bots fill it in. */
export const trapField = z.unknown().optional().describe('Leave empty');

export const isTrapFilled = (value: unknown): boolean => ![undefined, null, '', false].includes(value as '');
