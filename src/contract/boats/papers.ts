import { z } from 'zod';
import { PAPER_LINES, PAPER_STATES } from '#domain/listings/fields/papers.ts';

export const Paper = z
  .object({
    line: z.enum(PAPER_LINES),
    says: z.enum(PAPER_STATES).describe('Never more than was seen or stated'),
    value: z.string().optional().describe('What the seller states, in words'),
    seenAt: z.iso.datetime().optional().describe('When one of us saw the document'),
  })
  .meta({
    id: 'Paper',
    description: 'What is known about a line of a boat’s paperwork.',
    examples: [
      { line: 'bssUntil', says: 'seen', value: 'until 31 March 2028', seenAt: '2026-04-02T15:40:00.000Z' },
    ],
  });

export const Papers = z.array(Paper).max(PAPER_LINES.length);

const MAX_WORDS = 200;

export const TickPaperRequest = z
  .object({
    line: z.enum(PAPER_LINES),
    seen: z.boolean(),
    value: z
      .string()
      .max(MAX_WORDS)
      .optional()
      .describe('The words of the line as they were read: refused if the seller has changed them since'),
  })
  .meta({
    id: 'TickPaperRequest',
    description: 'Whether the document behind a line was seen.',
    examples: [{ line: 'bssUntil', seen: true, value: 'until 31 March 2028' }],
  });

export const TickedPapers = z.object({ papers: Papers }).meta({
  id: 'TickedPapers',
  description: 'The lines of paperwork after a tick.',
  examples: [{ papers: [{ line: 'billsOfSale', says: 'not stated' }] }],
});
