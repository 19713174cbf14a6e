import type { Field } from '../field.ts';

export const PARTS = {
  partType: {
    label: 'Part type',
    control: 'choice',
    options: {
      sail: 'Sail parts',
      engine: 'Engine parts',
      electronics: 'Electronics',
      safety: 'Safety equipment',
      hardware: 'Deck hardware',
      other: 'Other',
    },
    asked: { engines: ['parts'] },
    details: ['parts'],
    filters: [{ by: 'exact', name: 'partType', advanced: 'where asked' }],
    pageOnly: true,
  },
  electronicType: {
    label: 'Electronics type',
    control: 'choice',
    options: {
      navigation: 'Navigation',
      communication: 'Communication',
      fishing: 'Fish finding',
      entertainment: 'Entertainment',
      other: 'Other',
    },
    asked: { engines: ['electronics'] },
    details: ['parts'],
    filters: [{ by: 'exact', name: 'electronicType', advanced: 'where asked' }],
    pageOnly: true,
  },
} as const satisfies Record<string, Field>;
