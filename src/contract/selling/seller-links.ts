import { z } from 'zod';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';

/** What a link in a reminder does once its page's button is pressed. */
export const SELLER_LINK_ACTIONS = ['confirm', 'confirm-all', 'sold', 'pause'] as const;
export type SellerLinkAction = (typeof SELLER_LINK_ACTIONS)[number];

export const SellerLink = z
  .object({
    action: z.enum(SELLER_LINK_ACTIONS),
    status: z
      .enum(['possible', 'done', 'impossible'])
      .describe('Whether the button can be pressed, has been, or the listing is in a state that forbids it'),
    confirmed: z
      .number()
      .int()
      .describe('With "confirm-all" and the time of a press: how many boats it confirmed; otherwise 0'),
    boats: z.array(z.object({ id: z.number().int(), title: z.string(), state: z.enum(SALE_STATES) })),
  })
  .meta({
    id: 'SellerLink',
    description: 'What a link in a mail to a seller does.',
    examples: [
      {
        action: 'confirm',
        status: 'possible',
        confirmed: 0,
        boats: [{ id: 4217, title: 'Contessa 32', state: 'for-sale' }],
      },
    ],
  });
export type SellerLink = z.infer<typeof SellerLink>;
