import { z } from 'zod';

/** A form field that no person sees: whoever fills it is none. */
export const trapField = z.unknown().optional().describe('Leave empty');

export const isTrapFilled = (value: unknown): boolean => ![undefined, null, '', false].includes(value as '');
