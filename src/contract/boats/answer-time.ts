import { z } from 'zod';

export const AnswerTime = z
  .object({ sentence: z.string(), share: z.number() })
  .nullable()
  .describe('How fast and how often the seller answers here; null with too few conversations');
