import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boat } from '../../src/contract/boats/boat.ts';
import { call } from '../../tests/support/accounts.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createDemoData } from '../create-demo-data.ts';
import { insertDemo } from '../seed/insert-demo.ts';
import { MEANT, NOT_YET } from './meant.fixture.ts';
import { SECOND_MEANT } from './second-meant.fixture.ts';

const ALL_MEANT = [...Object.entries(MEANT), ...Object.entries(SECOND_MEANT)];

const JUDGED = 6;
const PAGE = 100;

let t: TestApp;
let market: Boat[];

/** The demonstration market without its pictures. */
async function startDemoMarket(): Promise<TestApp> {
  const app = await startTestApp();
  const now = new Date();
  const data = createDemoData({ seed: 'slipway', now });
  await app.db.transaction((tx) =>
    insertDemo(tx, { data, now, passwordHash: 'none', placeholderFor: () => null, copiedHash: null }),
  );
  app.deps.pageCache.clear();
  return app;
}

async function listed(query: string): Promise<Boat[]> {
  const answer = await call(t, { url: `/api/boats?${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function everyBoat(): Promise<Boat[]> {
  const boats: Boat[] = [];
  for (let page = 1; boats.length === (page - 1) * PAGE; page++)
    boats.push(...(await listed(`limit=${PAGE}&page=${page}`)));
  return boats;
}

beforeAll(async () => {
  t = await startDemoMarket();
  market = await everyBoat();
});
afterAll(() => t.close());

for (const [theme, phrases] of ALL_MEANT) {
  describe(`OPEN-10 what buyers mean: ${theme}`, () => {
    for (const [phrase, means] of phrases) {
      const test = NOT_YET.has(phrase) ? it.fails : it;
      test(`“${phrase}” begins with it`, async () => {
        const meant = market.filter(means).length;
        expect(meant).toBeGreaterThan(0);
        const found = await listed(`q=${encodeURIComponent(phrase)}`);
        const first = found.slice(0, Math.min(JUDGED, meant));
        expect(first).toHaveLength(Math.min(JUDGED, meant));
        expect(first.filter((boat) => !means(boat)).map(({ title }) => title)).toEqual([]);
      });
    }
  });
}

it('OPEN-10 at least 300 phrases, of which hardly any is misread', () => {
  const phrases = ALL_MEANT.flatMap(([, rows]) => rows.map(([phrase]) => phrase));
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(phrases.length).toBeGreaterThanOrEqual(300);
  expect(phrases).toEqual(expect.arrayContaining([...NOT_YET]));
  expect(NOT_YET.size / phrases.length).toBeLessThanOrEqual(10 / 160);
});
