import type { Field } from '../field.ts';
import { BOATS } from './kinds.ts';

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
    openMarine: 'advert feature',
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
    openMarine: 'advert feature',
  },
  afloat: {
    label: 'Afloat or ashore',
    control: 'choice',
    options: { afloat: 'Afloat', ashore: 'Ashore', trailer: 'On a trailer', indoors: 'Under cover' },
    asked: BOATS,
    details: ['location'],
    filters: [{ by: 'exact', name: 'afloat', advanced: 'where asked' }],
    pageOnly: true,
  },
} as const satisfies Record<string, Field>;
