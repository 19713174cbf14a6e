import { CURRENCIES, DEFAULT_CURRENCY } from '../../../money.ts';
import type { Field } from '../field.ts';
import { CABIN_DIALOGS } from './kinds.ts';

export const PRICE = {
  price: {
    label: 'Price',
    control: 'number',
    min: 0,
    max: 1_000_000_000,
    step: 0.01,
    positive: true,
    unit: 'money',
    asked: 'always',
    required: true,
    filters: [
      {
        by: 'range',
        from: { name: 'minPrice', label: 'Min price', otherNames: ['customMinPrice'] },
        to: { name: 'maxPrice', label: 'Max price', otherNames: ['customMaxPrice'] },
      },
    ],
    openMarine: 'advert feature',
  },
  currency: {
    label: 'Currency',
    control: 'choice',
    options: CURRENCIES,
    default: DEFAULT_CURRENCY,
    asked: 'offered',
    openMarine: 'advert feature',
  },
  vatStatus: {
    label: 'VAT status',
    control: 'choice',
    options: { paid: 'VAT paid', unpaid: 'VAT unpaid', other: 'Other', na: 'Not applicable' },
    default: 'unpaid',
    unstated: 'na',
    asked: 'offered',
    filters: [{ by: 'exact', name: 'vatStatus', advanced: CABIN_DIALOGS }],
  },
} as const satisfies Record<string, Field>;
