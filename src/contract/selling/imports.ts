import { z } from 'zod';
import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { ASKED_FIELDS } from '#domain/exchange/questions.ts';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { oneLine } from '#domain/one-line.ts';
import { isShowable } from '#domain/text.ts';

const IMPORT_STATES = ['checking', 'ready', 'importing', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const IMPORT_FORMATS = ['csv', 'xlsx', 'xml', 'zip'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What undoing an import did with a boat: one that was edited since is left as it is. */
const UNDONE_OUTCOMES = ['removed', 'restored', 'left'] as const;
export type UndoneOutcome = (typeof UNDONE_OUTCOMES)[number];

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
  open: 1,
  warnings: [],
  createdAt: '2026-05-06T07:45:00.000Z',
} as const;

const FILE_NAME_MAX_LENGTH = 200;
/** Longer than any system allows. */
const SENT_NAME_MAX_LENGTH = 1_000;

/** The name only tells the sender's files apart: a name that cannot be shown is left out, a long one is cut. */
export const UploadQuery = z.object({
  name: z
    .string()
    .max(SENT_NAME_MAX_LENGTH)
    .transform((name) =>
      isShowable(name) ? oneLine(name).slice(0, FILE_NAME_MAX_LENGTH) || undefined : undefined,
    )
    .optional()
    .describe('The name of the file'),
});

export const Import = z
  .object({
    id: z.uuid(),
    state: z.enum(IMPORT_STATES),
    format: z.enum(IMPORT_FORMATS),
    fileName: z.string().optional().describe('As the sender named the file'),
    progress: z.object({ done: count, total: count }),
    counts: ImportCounts,
    unknown: z
      .array(z.object({ field: z.string(), value: z.string() }))
      .describe('Values that we do not know; say with `mapping` what they mean'),
    needs: z
      .enum(['columns', 'answers'])
      .optional()
      .describe(
        'While `ready`: "columns" says that it cannot be started before you say what its columns are (`/columns`); "answers" that it asks for facts (`ask` of `/columns`)',
      ),
    open: count.describe(
      'While `ready`: questions that are not answered, about facts that the file does not state and values that we do not know',
    ),
    warnings: z.array(z.string()).describe('What you should know before you start it'),
    undo: z
      .object({
        until: z.iso.datetime().optional().describe('It can be undone until then'),
        running: z.boolean().optional(),
        done: z
          .object({ at: z.iso.datetime(), removed: count, restored: count, left: count })
          .optional()
          .describe('`left`: boats that were edited since, or that we stopped, stay as they are'),
      })
      .optional(),
    waits: z.boolean().optional().describe('It waits for its turn behind the files of other sellers'),
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
    faults: z.array(
      z.object({
        field: z.string(),
        message: z.string(),
        value: z.string().optional().describe('What the file says there'),
      }),
    ),
    asks: z
      .array(z.enum(ASKED_FIELDS))
      .describe('Questions about the file that are open and would say something about this boat'),
    shown: z
      .object({
        price: z.string().optional(),
        yearBuilt: z.string().optional(),
        length: z.string().optional(),
        location: z.string().optional(),
        state: z.enum(SALE_STATES).optional(),
        picture: z.string().optional().describe('The address of its first photo, if that is stored already'),
        preview: z
          .string()
          .optional()
          .describe('The address of a small picture of its first photo in the archive'),
      })
      .describe('How it will appear, as far as that is known'),
    corrected: z
      .array(z.object({ field: z.string(), was: z.string(), value: z.string() }))
      .describe('Values that you corrected'),
    undone: z.enum(UNDONE_OUTCOMES).optional(),
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
        asks: [],
        shown: {
          price: '£22,500',
          yearBuilt: '1978',
          length: '32 ft',
          location: 'Lymington',
          state: 'for-sale',
        },
        corrected: [],
        other: [{ name: 'Designer', value: 'David Sadler' }],
        photos: 0,
      },
    ],
  });
export type ImportRow = z.infer<typeof ImportRow>;

const PAGE_MAX = 100;

/** The last row of an answer that is not the end of the list: the next one starts `after` it. */
export const NEXT_ROW_HEADER = 'x-next-after';

export const ImportRowsQuery = z.object({
  outcome: z.enum(IMPORT_OUTCOMES).optional(),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).optional(),
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000)
    .optional()
    .describe('Continues behind this row instead of at a page'),
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

const columnField = z
  .enum(CSV_COLUMNS, 'Choose a field of a boat, or null to leave the column out')
  .nullable();

export const ImportColumns = z
  .object({
    columns: z.array(
      z.object({
        column: z.string(),
        samples: z.array(z.string()).describe('As many as three of its values'),
        field: columnField,
        unit: z.string().optional().describe('The unit or currency of its values, where they do not say it'),
        sure: z.boolean().describe('Its heading and its values leave no doubt, or you have said so'),
        hidden: z
          .literal(true)
          .optional()
          .describe('Hidden in your spreadsheet, so that it is left out unless you choose a field for it'),
      }),
    ),
    missing: z.array(z.string()).describe('Fields that every boat needs and no column has'),
    ask: z
      .array(
        z.object({
          field: z.enum(ASKED_FIELDS),
          question: z.string(),
          choices: z.array(z.string()),
          boats: count.describe('Boats of which the file does not say it'),
          answer: z.string().nullable().describe('What you answered'),
        }),
      )
      .describe('Facts that the file does not state. Answer them with `answers`'),
    reference: z
      .enum(['column', 'made'])
      .nullable()
      .describe(
        'Where references come from: a column, or make, model, year and length; null while nobody has said',
      ),
    sheets: z.array(z.string()).describe('The sheets of a spreadsheet'),
    sheet: z.string().nullable(),
    headerRow: count.nullable().describe('The row that names the columns'),
    head: z
      .array(z.object({ row: count, cells: z.array(z.string()) }))
      .describe('The first rows, shortened: one of them names the columns'),
    separator: z.string().nullable(),
    encoding: z.string().nullable(),
  })
  .meta({
    id: 'ImportColumns',
    description: 'What the columns of a table hold, and what the file does not say.',
    examples: [
      {
        columns: [
          { column: 'Stock No', samples: ['B101', 'B102'], field: 'reference', sure: true },
          { column: 'LOA (ft)', samples: ['32', '26'], field: 'length', unit: 'ft', sure: true },
        ],
        missing: ['category'],
        ask: [
          {
            field: 'vatStatus',
            question: 'Is VAT paid on these 18 boats?',
            choices: ['paid', 'unpaid', 'other', 'na'],
            boats: 18,
            answer: null,
          },
        ],
        reference: 'column',
        sheets: [],
        sheet: null,
        headerRow: 1,
        head: [
          { row: 1, cells: ['Stock No', 'LOA (ft)'] },
          { row: 2, cells: ['B101', '32'] },
        ],
        separator: ';',
        encoding: 'Windows-1252',
      },
    ],
  });
export type ImportColumns = z.infer<typeof ImportColumns>;

const name = z
  .string()
  .min(1)
  .max(IMPORT_LIMITS.otherName + 10);

export const ChosenColumns = z
  .object({
    columns: z
      .array(
        z.object({
          column: name,
          field: columnField,
          unit: z.string().max(20).optional().describe('"ft", "m", "GBP"…'),
        }),
      )
      .max(IMPORT_LIMITS.columns),
    reference: z
      .enum(['column', 'made'])
      .optional()
      .describe('"made": references are made from make, model, year and length, because no column has any'),
    sheet: name.optional(),
    headerRow: z.number().int().min(1).max(1_048_576).optional(),
  })
  .meta({
    id: 'ChosenColumns',
    description:
      'What the columns hold. Columns that are left out stay as they are. It is kept for the next file with the same columns.',
    examples: [{ columns: [{ column: 'Stock No', field: 'reference' }] }],
  });
export type ChosenColumns = z.infer<typeof ChosenColumns>;

export const ImportAnswers = z
  .object({
    answers: z
      .array(
        z.object({
          field: z.enum(ASKED_FIELDS, 'This is not asked for'),
          value: z
            .union([z.string().max(80), z.boolean()])
            .describe('One of the choices; empty to take it back'),
        }),
      )
      .min(1, 'Answer a question')
      .max(ASKED_FIELDS.length),
  })
  .meta({
    id: 'ImportAnswers',
    description: 'Facts about all boats of a file that does not state them.',
    examples: [{ answers: [{ field: 'vatStatus', value: 'paid' }] }],
  });
export type ImportAnswers = z.infer<typeof ImportAnswers>;

export const CorrectedRow = z
  .object({
    values: z
      .record(
        z.string().max(40),
        z.union([z.string().max(IMPORT_LIMITS.descriptionLength), z.number(), z.boolean()]).nullable(),
      )
      .describe('By field; null takes a correction back'),
  })
  .meta({
    id: 'CorrectedRow',
    description:
      'Corrected values of one boat. They apply to the next file too, as long as it says the same.',
    examples: [{ values: { price: 34_950 } }],
  });
export type CorrectedRow = z.infer<typeof CorrectedRow>;

export const ImportRowParams = z.object({ id: z.uuid(), row: z.coerce.number().int().min(0).max(2_000_000) });
