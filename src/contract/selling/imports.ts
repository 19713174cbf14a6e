import { z } from 'zod';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';

const IMPORT_STATES = ['checking', 'ready', 'importing', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export type ImportFormat = 'csv' | 'xml' | 'zip';

export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'faulty', 'gone'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const count = z.number().int();

const ImportCounts = z.object({
  new: count,
  changed: count,
  unchanged: count,
  faulty: count,
  gone: count.describe('Boats of earlier imports that this file does not have'),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

const EXAMPLE = {
  id: '3c0b7a52-6a4d-4a33-8e0e-5ad8a9f0c1d2',
  state: 'ready',
  format: 'zip',
  progress: { done: 0, total: 12 },
  counts: { new: 9, changed: 1, unchanged: 1, faulty: 1, gone: 0 },
  unknown: [{ field: 'hullMaterial', value: 'Plywood' }],
  createdAt: '2026-05-06T07:45:00.000Z',
} as const;

export const Import = z
  .object({
    id: z.uuid(),
    state: z.enum(IMPORT_STATES),
    format: z.enum(['csv', 'xml', 'zip']),
    progress: z.object({ done: count, total: count }),
    counts: ImportCounts,
    unknown: z
      .array(z.object({ field: z.string(), value: z.string() }))
      .describe('Values that we do not know; say with `mapping` what they mean'),
    error: z.string().optional().describe('Why it failed'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Import', description: 'An uploaded file of boats.', examples: [EXAMPLE] });
export type Import = z.infer<typeof Import>;

export const ImportRow = z
  .object({
    row: count.describe('The line of a CSV file, or which advert of an XML file'),
    reference: z.string(),
    title: z.string(),
    outcome: z.enum(IMPORT_OUTCOMES),
    boatId: count.optional(),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    faults: z.array(z.object({ field: z.string(), message: z.string() })),
    other: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe('Other details: they have no field here and are left out'),
    photos: count.describe('How many photos it will have from the archive'),
  })
  .meta({
    id: 'ImportRow',
    description: 'What an import does, or did, with one boat.',
    examples: [
      {
        row: 2,
        reference: 'LYM-0042',
        title: 'Contessa 32',
        outcome: 'changed',
        boatId: 4217,
        changes: [{ field: 'price', from: '£24,950', to: '£22,500' }],
        faults: [],
        other: [{ name: 'Designer', value: 'David Sadler' }],
        photos: 0,
      },
    ],
  });
export type ImportRow = z.infer<typeof ImportRow>;

const PAGE_MAX = 100;

export const ImportRowsQuery = z.object({
  outcome: z.enum(IMPORT_OUTCOMES).optional(),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).optional(),
});
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>;

export const ImportMapping = z
  .object({
    values: z
      .array(
        z.object({
          field: z.string().max(40),
          value: z.string().min(1).max(1_000),
          as: z.string().max(200).describe('One of the choices of the field; empty to leave the value out'),
        }),
      )
      .min(1, 'Say what a value means')
      .max(IMPORT_LIMITS.unknownValues, `Send ${IMPORT_LIMITS.unknownValues} values at most`),
  })
  .meta({
    id: 'ImportMapping',
    description: 'What values in your files mean. It is kept for the next file.',
    examples: [{ values: [{ field: 'hullMaterial', value: 'Plywood', as: 'wood' }] }],
  });
export type ImportMapping = z.infer<typeof ImportMapping>;

export const StartImport = z
  .object({
    pauseGone: z.boolean().optional().describe('Pause the boats that this file does not have'),
  })
  .nullish()
  .meta({ id: 'StartImport', description: 'How to import.', examples: [{ pauseGone: true }] });
