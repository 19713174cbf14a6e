import { CATEGORIES } from '#domain/taxonomy/categories.ts';

/** The requests of a load test. */
export interface Load {
  name: string;
  /** The nth request. */
  path(n: number): string;
  /** Requests per second of Directus 12 with the same boats and machine, where our `/healthz` served `HEALTHZ_BASELINE`. */
  directus?: number;
}

/** Both measured on two cores, 100,000 boats, 16 connections. */
export const HEALTHZ_BASELINE = 7_770;

const LARGE_CATEGORIES = CATEGORIES.filter(({ id }) => id !== 'superyachts' && id !== 'moorings');

const of = <T>(values: readonly T[], n: number) => values[n % values.length] as T;

const category = (n: number) => of(LARGE_CATEGORIES, n).id;

const WORD_PAIRS = [
  'bavaria+diesel',
  'heated+narrowboat',
  'teak+deck',
  'bow+thruster',
  'furling+genoa',
  'princess+flybridge',
  'wooden+dinghy',
  'yanmar+engine',
] as const;

const HEALTHZ: Load = { name: 'healthz', path: () => '/healthz' };

/** A few hundred requests, again and again: what the caches hold. */
export const repeatedLoads = (ids: readonly number[]): Load[] => [
  HEALTHZ,
  {
    name: 'newest of a category',
    path: (n) => `/api/boats?category=${category(n)}&sort=newest`,
    directus: 58,
  },
  {
    name: 'category and price',
    path: (n) =>
      `/api/boats?category=${category(n)}&minPrice=${5_000 + (n % 40) * 500}&maxPrice=${40_000 + (n % 70) * 1_000}`,
    directus: 54,
  },
  { name: 'two words', path: (n) => `/api/boats?q=${of(WORD_PAIRS, n)}`, directus: 10 },
  { name: 'one boat', path: (n) => `/api/boats/${of(ids.slice(0, 100), n)}`, directus: 118 },
  { name: 'page 100', path: (n) => `/api/boats?page=${100 - (n % 10)}`, directus: 40 },
  { name: 'the same list for all', path: () => '/api/boats?category=sailing' },
];

const MAKES_AND_KINDS = [
  'bavaria',
  'beneteau',
  'jeanneau',
  'westerly',
  'moody',
  'hallberg',
  'princess',
  'sunseeker',
  'fairline',
  'broom',
  'narrowboat',
  'barge',
  'dinghy',
  'rib',
  'catamaran',
  'trimaran',
  'ketch',
  'sloop',
  'cruiser',
  'outboard',
] as const;

const DETAILS = [
  'diesel',
  'heater',
  'teak',
  'thruster',
  'genoa',
  'flybridge',
  'wooden',
  'yanmar',
  'volvo',
  'trailer',
  'radar',
  'autopilot',
  'survey',
  'sprayhood',
  'windlass',
  'solar',
  'keel',
  'cabin',
  'engine',
  'anchor',
  'upholstery',
  'mainsail',
  'spinnaker',
  'liferaft',
  'galley',
  'berths',
  'antifouled',
  'serviced',
  'batteries',
  'instruments',
  'cooker',
  'fridge',
  'shower',
  'rigging',
  'winches',
  'cover',
  'mooring',
  'licence',
  'hull',
  'steel',
] as const;

/** Large odd steps, so that consecutive numbers are far apart. */
const scatter = (n: number, step: number, size: number) => (n * step) % size;

const TYPES = LARGE_CATEGORIES.flatMap(({ id, subcategories }) =>
  subcategories.map((type) => `category=${id}&subcategory=${type.id}`),
);
const PAGES_OF_A_TYPE = 60;
const DEEP_PAGES = 1_999;

/** Every request is different from all before it, as visitors and crawlers ask. */
export const variedLoads = (ids: readonly number[]): Load[] => [
  HEALTHZ,
  {
    name: 'newest of a category',
    path: (n) =>
      `/api/boats?${of(TYPES, n)}&sort=newest&page=${1 + (Math.floor(n / TYPES.length) % PAGES_OF_A_TYPE)}`,
    directus: 58,
  },
  {
    name: 'category and price',
    path: (n) =>
      `/api/boats?category=${category(n)}&minPrice=${2_000 + scatter(n, 7_919, 20_011)}&maxPrice=${30_000 + scatter(n, 104_729, 200_003)}`,
    directus: 78,
  },
  {
    name: 'two words',
    path: (n) =>
      `/api/boats?q=${of(MAKES_AND_KINDS, n)}+${of(DETAILS, Math.floor(n / MAKES_AND_KINDS.length))}`,
    directus: 18,
  },
  { name: 'one boat', path: (n) => `/api/boats/${of(ids, n)}`, directus: 144 },
  { name: 'deep page', path: (n) => `/api/boats?page=${20 + scatter(n, 769, DEEP_PAGES)}`, directus: 44 },
];
