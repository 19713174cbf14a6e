/** The requests of a load test. Each load varies its requests, so that no two consecutive ones are the same. */
export interface Load {
  name: string;
  path(n: number): string;
  /** Requests per second of Directus 12 with the same boats and machine, where our `/healthz` served `HEALTHZ_BASELINE`. */
  directus?: number;
}

/** Both measured on two cores, 100,000 boats, 16 connections. */
export const HEALTHZ_BASELINE = 7_770;

const CATEGORIES = ['sailing', 'motor', 'small-craft', 'specialist', 'engines'] as const;
const WORDS = [
  'bavaria+diesel',
  'heated+narrowboat',
  'teak+deck',
  'bow+thruster',
  'furling+genoa',
  'princess+flybridge',
  'wooden+dinghy',
  'yanmar+engine',
] as const;

const of = <T>(values: readonly T[], n: number) => values[n % values.length] as T;

export const loads = (ids: readonly number[]): Load[] => [
  { name: 'healthz', path: () => '/healthz' },
  {
    name: 'newest of a category',
    path: (n) => `/api/boats?category=${of(CATEGORIES, n)}&sort=newest`,
    directus: 58,
  },
  {
    name: 'category and price',
    path: (n) =>
      `/api/boats?category=${of(CATEGORIES, n)}&minPrice=${5_000 + (n % 40) * 500}&maxPrice=${40_000 + (n % 70) * 1_000}`,
    directus: 54,
  },
  { name: 'two words', path: (n) => `/api/boats?q=${of(WORDS, n)}`, directus: 10 },
  { name: 'one boat', path: (n) => `/api/boats/${of(ids, n)}`, directus: 118 },
  { name: 'page 100', path: (n) => `/api/boats?page=${100 - (n % 10)}`, directus: 40 },
  { name: 'the same list for all', path: () => '/api/boats?category=sailing' },
];
