import type { Field } from '../field.ts';

export const PLACE = {
  location: {
    label: 'Location',
    control: 'text',
    maxLength: 120,
    suggest: 'place',
    asked: 'always',
    required: true,
    details: ['location'],
    filters: [{ by: 'place', name: 'location', placeholder: 'City or postcode' }],
  },
  county: {
    label: 'County',
    control: 'text',
    maxLength: 80,
    asked: 'offered',
    details: ['location'],
    filters: [{ by: 'county', name: 'county', facet: true }],
    pageOnly: true,
  },
  country: {
    label: 'Country',
    control: 'text',
    maxLength: 80,
    default: 'United Kingdom',
    asked: 'offered',
    details: ['location'],
    pageOnly: true,
  },
} as const satisfies Record<string, Field>;
