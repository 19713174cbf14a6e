import type { Field } from '../field.ts';

export const DESCRIPTION = {
  description: {
    label: 'Description',
    control: 'textarea',
    maxLength: 10_000,
    default: '',
    asked: 'always',
    pageOnly: true,
    openMarine: 'advert feature',
  },
} as const satisfies Record<string, Field>;

export const SELLER = {
  sellerName: { label: 'Seller name', control: 'text', maxLength: 100, asked: 'always', required: true },
  sellerEmail: {
    label: 'Seller email',
    control: 'email',
    maxLength: 254,
    asked: 'always',
    from: 'account',
    seenBy: 'owner',
  },
  sellerPhone: { label: 'Seller phone', control: 'tel', maxLength: 30, asked: 'always', seenBy: 'owner' },
  showPhone: {
    label: 'Buyers may see my phone number',
    control: 'checkbox',
    asked: 'offered',
    pageOnly: true,
  },
  showEmail: {
    label: 'Buyers may email me',
    control: 'checkbox',
    asked: 'offered',
    help: 'We pass their messages on. Your address is not shown.',
    pageOnly: true,
  },
} as const satisfies Record<string, Field>;
