import type { Field } from '../field.ts';
import { CABIN_DIALOGS, LIVEABOARD, MOTOR_WITH_CABIN, SAILING_WITH_TANKS, WITH_CABIN } from './kinds.ts';

export const ACCOMMODATION = {
  berths: {
    label: 'Berths',
    control: 'integer',
    min: 0,
    max: 200,
    step: 1,
    asked: WITH_CABIN,
    details: ['dimensions', 'accommodation'],
    keyFact: { icon: 'bed' },
    filters: [
      {
        by: 'count',
        name: 'berths',
        choices: ['1', '2', '3', '4', '5', '6+'],
        chip: { one: '{} berth', many: '{} berths' },
        advanced: CABIN_DIALOGS,
      },
    ],
  },
  heads: {
    label: 'Heads',
    help: 'The number of toilets.',
    control: 'integer',
    min: 0,
    max: 100,
    step: 1,
    asked: WITH_CABIN,
    details: ['accommodation'],
    filters: [
      {
        by: 'count',
        name: 'heads',
        choices: ['1', '2', '3+'],
        chip: { one: '{} head', many: '{} heads' },
        advanced: CABIN_DIALOGS,
      },
    ],
  },
  seatingCapacity: {
    label: 'Seating capacity',
    control: 'integer',
    min: 0,
    max: 1000,
    step: 1,
    asked: {
      motor: ['sports', 'speedboat'],
      'small-craft': ['ribs', 'jetskis', 'kayaks', 'tenders', 'rowing'],
      specialist: ['fishing'],
    },
    details: ['accommodation'],
    filters: [
      {
        by: 'at least',
        name: 'seatingCapacity',
        label: 'Seats at least',
        chip: 'Seats at least {}',
        advanced: 'where asked',
      },
    ],
  },
  crewCapacity: {
    label: 'Crew capacity',
    control: 'integer',
    min: 0,
    max: 1000,
    step: 1,
    asked: { motor: ['yacht'], specialist: ['workboat'], superyachts: 'all' },
    details: ['accommodation'],
    filters: [
      {
        by: 'at least',
        name: 'crewCapacity',
        label: 'Crew of at least',
        chip: 'Crew of at least {}',
        advanced: 'where asked',
      },
    ],
  },
  waterCapacity: {
    label: 'Water capacity',
    control: 'integer',
    min: 0,
    max: 2_000_000,
    step: 1,
    unit: 'litres',
    asked: {
      sailing: SAILING_WITH_TANKS,
      motor: MOTOR_WITH_CABIN,
      specialist: LIVEABOARD,
      superyachts: 'all',
    },
    details: ['capacities'],
  },
  galley: {
    label: 'Galley equipment',
    control: 'checklist',
    items: [
      'Cooktop',
      'Oven',
      'Refrigerator',
      'Freezer',
      'Microwave',
      'Sink',
      'Pressurized Water',
      'Hot Water',
    ],
    asked: WITH_CABIN,
    details: ['galley'],
  },
} as const satisfies Record<string, Field>;
