import type { Field } from '../field.ts';
import { ALL_DIALOGS, LIVEABOARD, SAILING_WITH_TANKS, WHOLE_ENGINES, WITH_CABIN } from './kinds.ts';

const POWERED = {
  sailing: 'each kind',
  motor: 'all',
  'small-craft': ['ribs', 'jetskis', 'tenders'],
  specialist: 'each kind',
  superyachts: 'all',
} as const;

const FUELS = {
  diesel: 'Diesel',
  petrol: 'Petrol',
  electric: 'Electric',
  hybrid: 'Hybrid',
  none: 'None',
  unknown: 'Unknown',
  other: 'Other',
} as const;

export const ENGINE = {
  engineType: {
    label: 'Engine type',
    control: 'choice',
    options: {
      diesel: 'Diesel',
      petrol: 'Petrol',
      electric: 'Electric',
      outboard: 'Outboard',
      sail: 'No engine',
      hybrid: 'Hybrid',
      unknown: 'Unknown',
      other: 'Other',
    },
    spellings: { 'inboard-diesel': 'diesel', inboard: 'diesel', 'inboard-petrol': 'petrol', none: 'sail' },
    other: {
      field: 'engineTypeOther',
      spellings: { saildrive: 'Saildrive', sterndrive: 'Sterndrive', pod: 'Pod drive', jet: 'Jet drive' },
    },
    asked: POWERED,
    details: ['engine'],
    keyFact: { icon: 'engine' },
    filters: [{ by: 'exact', name: 'engineType', facet: true, advanced: ALL_DIALOGS }],
  },
  engineTypeOther: {
    label: 'Other engine type',
    help: 'Describe the engine.',
    control: 'text',
    maxLength: 80,
    asked: 'offered',
  },
  enginePower: {
    label: 'Engine power',
    control: 'number',
    min: 0,
    max: 200_000,
    step: 0.1,
    unit: 'HP',
    asked: { ...POWERED, engines: WHOLE_ENGINES },
    pageFact: true,
    details: ['engine'],
    keyFact: { icon: 'gauge', only: ['engines'] },
    filters: [
      {
        by: 'range',
        from: { name: 'minHorsepower', label: 'Min horsepower' },
        to: { name: 'maxHorsepower', label: 'Max horsepower' },
      },
      {
        by: 'at least',
        name: 'enginePower',
        label: 'Min engine power',
        chip: 'At least {}',
        advanced: ['any', 'motor', 'superyachts', 'engines'],
      },
    ],
  },
  engineHours: {
    label: 'Engine hours',
    help: 'Hour-meter reading. With several engines, give the highest.',
    control: 'integer',
    min: 0,
    max: 100_000,
    step: 1,
    asked: { sailing: 'each kind', motor: 'all', engines: WHOLE_ENGINES },
    details: ['engine'],
    keyFact: { icon: 'gauge', text: '{} hours' },
    filters: [
      {
        by: 'at most',
        name: 'maxEngineHours',
        label: 'Max engine hours',
        chip: 'Up to {} engine hours',
        advanced: 'where asked',
      },
    ],
  },
  engineCount: {
    label: 'Number of engines',
    control: 'choice',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', unknown: 'Unknown', other: 'Other' },
    asked: {
      motor: ['cruiser', 'sports', 'yacht', 'speedboat'],
      specialist: ['fishing'],
      superyachts: 'all',
    },
    details: ['engine'],
    filters: [{ by: 'exact', name: 'engineCount', advanced: 'where asked' }],
    pageOnly: true,
  },
  fuelType: {
    label: 'Fuel type',
    control: 'choice',
    options: FUELS,
    spellings: { 'no-fuel': 'none' },
    asked: {
      ...POWERED,
      sailing: WITH_CABIN.sailing,
      'small-craft': ['ribs', 'jetskis'],
      engines: WHOLE_ENGINES,
    },
    details: ['engine'],
    filters: [
      {
        by: 'exact',
        name: 'fuelType',
        facet: true,
        advanced: ['any', 'motor', 'small-craft', 'superyachts', 'engines'],
      },
    ],
    pageOnly: true,
  },
  fuelCapacity: {
    label: 'Fuel capacity',
    control: 'integer',
    min: 0,
    max: 2_000_000,
    step: 1,
    unit: 'litres',
    asked: {
      sailing: SAILING_WITH_TANKS,
      motor: ['cruiser', 'sports', 'yacht', 'canal'],
      specialist: [...LIVEABOARD, 'fishing', 'workboat'],
      superyachts: 'all',
    },
    details: ['capacities'],
    pageOnly: true,
  },
} as const satisfies Record<string, Field>;
