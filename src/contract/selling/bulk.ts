import { z } from 'zod';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { PRICE_STEP_LIMITS } from '#domain/listings/sale/bulk-price.ts';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { BoatId } from '../boats/boat-id.ts';

/** How many boats one call changes at most. */
export const BULK_MAX = 500;

export const BULK_ACTIONS = ['confirm', 'pause', 'sold', 'price'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const { amount, percent } = PRICE_STEP_LIMITS;
const NOT_A_NUMBER = 'Enter a number';
const NO_CHANGE = 'Enter by how much';

const step = z.union(
  [
    z.strictObject({
      amount: z
        .number(NOT_A_NUMBER)
        .min(amount.min)
        .max(amount.max)
        .refine((by) => by !== 0, NO_CHANGE),
    }),
    z.strictObject({
      percent: z
        .number(NOT_A_NUMBER)
        .min(percent.min, `Prices can fall by ${-percent.min} per cent at most`)
        .max(percent.max, `Prices can rise by ${percent.max} per cent at most`)
        .refine((by) => by !== 0, NO_CHANGE),
    }),
  ],
  'Enter an amount or a percentage',
);

const ids = z.array(BoatId).min(1, 'Choose a boat').max(BULK_MAX, `Choose ${BULK_MAX} boats at most`);

export const BulkRequest = z
  .object({
    ids,
    action: z.enum(BULK_ACTIONS, 'Choose what to do'),
    by: step.optional().describe('With "price": the change of each price, negative for a reduction'),
    preview: z.boolean().optional().describe('Only return what would happen'),
  })
  .refine(({ action, by }) => action !== 'price' || by, {
    path: ['by'],
    message: 'Enter an amount or a percentage',
  })
  .meta({
    id: 'BulkRequest',
    description: 'One action on several of your boats.',
    examples: [{ ids: [4217, 3980], action: 'price', by: { percent: -5 }, preview: true }],
  });
export type BulkRequest = z.infer<typeof BulkRequest>;

const value = z.union([z.enum(SALE_STATES), z.number()]);

export const BulkResult = z
  .object({
    id: z.number().int(),
    from: value.optional().describe('The state of the sale, or the price'),
    to: value.optional().describe('What it becomes; absent if the action is not possible'),
    done: z.boolean().describe('False in a preview, and where the action is not possible'),
    reason: z.string().optional().describe('Why it is not possible'),
  })
  .meta({
    id: 'BulkResult',
    description: 'What an action on several boats does to one of them.',
    examples: [{ id: 4217, from: 24_950, to: 23_703, done: true }],
  });
export type BulkResult = z.infer<typeof BulkResult>;

const undone = z.object({
  id: BoatId,
  state: z.enum(SALE_STATES).optional(),
  price: z.number().positive().max(FIELDS.price.max).optional(),
});

export const UndoBulkRequest = z
  .object({
    boats: z.array(undone).min(1, 'Choose a boat').max(BULK_MAX, `Choose ${BULK_MAX} boats at most`),
  })
  .meta({
    id: 'UndoBulkRequest',
    description: 'The states and prices to which boats of yours return.',
    examples: [{ boats: [{ id: 4217, price: 24_950 }] }],
  });
export type UndoBulkRequest = z.infer<typeof UndoBulkRequest>;
