import type { AlertFrequency } from '../src/domain/search/saved/alert-times.ts';

export interface DemoSearch {
  /** The address of its results. */
  readonly address: string;
  /** Its own name; otherwise it is named after its filters. */
  readonly name?: string;
  readonly alerts: AlertFrequency;
  readonly savedDaysAgo: number;
  /** What came in later is new. */
  readonly seenDaysAgo: number;
}

/** The searches that demo people have saved, by their email address. */
export const SAVED_SEARCHES: Readonly<Record<string, readonly DemoSearch[]>> = {
  'helen.marchbank@tideway.example': [
    {
      address: '/category/sailing?minLength=28&maxLength=36&maxPrice=60000',
      alerts: 'daily',
      savedDaysAgo: 60,
      seenDaysAgo: 9,
    },
    {
      address: '/search?location=Lymington&distance=25',
      name: 'Around home',
      alerts: 'weekly',
      savedDaysAgo: 120,
      seenDaysAgo: 2,
    },
  ],
  'martin.oakes@towpathmail.example': [
    {
      address: '/subcategory/specialist?sub=narrowboat&maxPrice=60000',
      alerts: 'instant',
      savedDaysAgo: 45,
      seenDaysAgo: 12,
    },
  ],
  'priya.raman@ramanmail.example': [
    {
      address: '/category/motor?maxPrice=90000&location=Windsor&distance=60',
      name: 'Thames cruiser',
      alerts: 'daily',
      savedDaysAgo: 30,
      seenDaysAgo: 30,
    },
    {
      address: '/category/engines?keywords=outboard&maxPrice=3000',
      alerts: 'off',
      savedDaysAgo: 80,
      seenDaysAgo: 70,
    },
  ],
  'david.achebe@achebe.example': [
    { address: '/search?make=Bavaria', alerts: 'weekly', savedDaysAgo: 90, seenDaysAgo: 1 },
  ],
};

/** Those of the demo's administrator, whom most people sign in as first. */
export const ADMIN_SEARCHES: readonly DemoSearch[] = [
  { address: '/category/sailing?maxPrice=40000', alerts: 'daily', savedDaysAgo: 40, seenDaysAgo: 14 },
  {
    address: '/subcategory/specialist?sub=narrowboat&maxPrice=80000',
    name: 'Life on the canal',
    alerts: 'instant',
    savedDaysAgo: 75,
    seenDaysAgo: 20,
  },
  {
    address: '/category/motor?location=Southampton&distance=50',
    alerts: 'weekly',
    savedDaysAgo: 100,
    seenDaysAgo: 1,
  },
];
