import { z } from 'zod';
import { textLine } from '../text.ts';

const name = textLine(undefined, 'The name contains characters that cannot be shown').min(1).max(100);

export const ModelSizeQuery = z.object({ make: name, model: name });

const size = z.number().optional();

export const ModelSize = z
  .object({
    length: size.describe('In feet'),
    beam: size.describe('In metres'),
    draft: size.describe('In metres'),
    boats: z.number().int().describe('How many boats of this model are on sale'),
  })
  .meta({
    id: 'ModelSize',
    description: 'The sizes that most boats on sale of a model agree on, at least three.',
    examples: [{ length: 26, beam: 2.57, draft: 0.91, boats: 7 }],
  });
export type ModelSize = z.infer<typeof ModelSize>;
