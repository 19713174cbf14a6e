import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from '#tests/support/listening.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const REQUESTS = 1_500;
const AT_ONCE = 40;

let t: TestApp;
let server: Listening;
let id: number;
beforeAll(async () => {
  t = await startTestApp({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' });
  id = (await insertListing(t.db)).id;
  server = await listen(t);
});
afterAll(() => t.close());

const addressOf = (n: number) => ({
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
});

it('never responds 500 to failed statements, timeouts and aborted requests under load', async () => {
  const { pool } = t.deps.database;
  const statuses = new Map<number, number>();
  const faults = { statements: 0, transactions: 0, timeouts: 0, aborted: 0 };
  const paths = [
    '/api/boats?sort=newest',
    `/api/boats/${id}`,
    '/api/categories/detailed-summary',
    '/api/boats/facets?keywords=sloop',
  ];

  async function request(n: number) {
    const path = paths[n % paths.length] ?? '';
    const { request: sent, answer } = server.ask(
      `${path}${path.includes('?') ? '&' : '?'}n=${n}`,
      addressOf(n),
    );
    if (n % 7 === 0) {
      await wait(n % 5);
      sent.destroy();
      faults.aborted += 1;
    }
    const status = await answer.then(
      (answered) => answered.status,
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  async function fault(n: number) {
    if (n % 2)
      await pool
        .query('select 1 / $1::integer', [0])
        .catch((error) => {
          if (error.message === 'division by zero') faults.statements += 1;
          else faults.timeouts += 1;
        })
        .then(() => pool.query('select 1'))
        .catch(() => undefined);
    else
      await t.db
        .transaction((tx) => tx.execute('select 1 / 0'))
        .catch(() => {
          faults.transactions += 1;
        });
  }
  /** Holds the only connection for longer than others may wait. */
  async function holdConnection() {
    const client = await pool.connect();
    await wait(60);
    client.release();
  }

  const patience = pool.options.connectionTimeoutMillis;
  let next = 0;
  async function visitor() {
    while (next < REQUESTS) {
      const n = next++;
      pool.options.connectionTimeoutMillis = n % 300 < 60 ? 30 : patience;
      if (n % 300 === 0) void holdConnection().catch(() => undefined);
      await Promise.all([request(n), fault(n)]);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  pool.options.connectionTimeoutMillis = patience;

  expect([...statuses.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 2);
  for (const [kind, times] of Object.entries(faults)) expect(times, kind).toBeGreaterThan(0);
  expect(t.log()).not.toContain('"unexpected"');
  expect((await server.ask('/api/boats', addressOf(1)).answer).status).toBe(200);
});
