import { z } from 'zod';

export const ErrorAnswer = z
  .object({
    error: z.string().describe('What went wrong, in one sentence that can be shown to people'),
    details: z
      .array(
        z.object({
          path: z
            .array(z.union([z.string(), z.number()]))
            .describe('Where in the request, such as ["price"]'),
          message: z.string(),
        }),
      )
      .optional()
      .describe('One entry for each field that is not valid'),
  })
  .meta({
    id: 'Error',
    description: 'The body of every answer with a status of 400 or above.',
    examples: [
      {
        error: 'Price must be a number',
        details: [{ path: ['price'], message: 'Price must be a number' }],
      },
    ],
  });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
