import { z } from 'zod';

export const ErrorAnswer = z.object({
  error: z.string().describe('One sentence for people'),
  details: z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
    .optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
