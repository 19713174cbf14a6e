import { performance } from 'node:perf_hooks';
import { BoatListQuery } from '#contract/search/search.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import { findBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { createReadBoatsJson } from '#server/modules/listings/boats/boats-json.ts';
import { boatView } from '#server/modules/listings/listings.views.ts';
import { searchBoats } from '#server/modules/search/search.service.ts';
import type { Market } from '../market/open-market.ts';
import { recordResults, table } from '../report.ts';

const ROUNDS = 300;
const QUERY = 'category=sailing&minPrice=20000&maxPrice=60000';
const URL = `/api/boats?${QUERY}`;

type Step = readonly [name: string, work: () => unknown];

async function microseconds(work: () => unknown): Promise<number> {
  for (let n = 0; n < ROUNDS / 4; n++) await work();
  const start = performance.now();
  for (let n = 0; n < ROUNDS; n++) await work();
  return ((performance.now() - start) * 1_000) / ROUNDS;
}

/** How long each step of a list call takes, one after the other with nothing else running. */
export async function costOfSteps({ app, deps }: Market) {
  const filters = readFilters(new URLSearchParams(QUERY));
  const { boats } = await searchBoats(deps, filters);
  const ids = boats.map(({ id }) => id);
  const rows = await findBoats(deps.db, ids);
  const views = rows.map((row) => boatView(row, deps.clock.now()));
  const readBoatsJson = createReadBoatsJson(deps);
  const steps: Step[] = [
    ['the whole call', () => app.inject(URL)],
    [
      'the same with a session that is none (authentication)',
      () => app.inject({ url: URL, headers: { authorization: 'Bearer made-up' } }),
    ],
    ['/healthz: what every request costs', () => app.inject('/healthz')],
    [
      'check the query by its schema',
      () => BoatListQuery.parse(Object.fromEntries(new URLSearchParams(QUERY))),
    ],
    ['read the filters', () => readFilters(new URLSearchParams(QUERY))],
    ['find which boats, and how many', () => searchBoats(deps, filters)],
    ['answer them from what is kept', () => readBoatsJson(boats)],
    ['read the same boats from the database', () => findBoats(deps.db, ids)],
    ['map rows to views', () => rows.map((row) => boatView(row, deps.clock.now()))],
    ['serialise views', () => JSON.stringify(views)],
  ];
  const results: { name: string; microseconds: number }[] = [];
  for (const [name, work] of steps) results.push({ name, microseconds: await microseconds(work) });
  console.log(
    `\nSteps of a list call, microseconds\n${table(
      ['step', 'µs'],
      results.map((step) => [step.name, step.microseconds.toFixed(0)]),
    )}`,
  );
  recordResults('steps', results);
}
