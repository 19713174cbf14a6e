import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { call, newAddress, registerAccount } from '#tests/support/accounts.ts';
import { type CountedQueries, countQueries } from '#tests/support/counted-queries.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createSecretMemory, MADE_UP_A_MINUTE } from './secret-memory.ts';

let t: TestApp;
let counted: CountedQueries;
beforeAll(async () => {
  t = await startTestApp();
  counted = countQueries(t.deps.database.pool);
});
afterAll(() => t.close());

const madeUp = () => randomBytes(32).toString('base64url');
const SHOWN = [
  ['a bearer token', (secret: string) => ({ authorization: `Bearer ${secret}` })],
  ['a cookie', (secret: string) => ({ cookie: `slipway_session=${secret}` })],
] as const;

const asked = async (options: InjectOptions) => {
  const { answer, queries } = await counted.during(() => call(t, { url: '/api/my-boats', ...options }));
  return { statusCode: answer.statusCode, queries };
};

describe.each(SHOWN)('%s that is made up', (_what, shown) => {
  it('costs one look-up the first time and none after', async () => {
    const headers = shown(madeUp());
    expect(await asked({ headers })).toEqual({ statusCode: 401, queries: 1 });
    for (let times = 0; times < 3; times += 1)
      expect(await asked({ headers })).toEqual({ statusCode: 401, queries: 0 });
  });

  it('is looked up so often for one address; then it waits without a query, and others at that address do not', async () => {
    const remoteAddress = newAddress();
    const owner = await registerAccount(t);
    const own = { url: `/api/my-boats?email=${owner.user.email}`, headers: owner.headers, remoteAddress };
    expect((await asked(own)).statusCode).toBe(200);
    for (let times = 0; times < MADE_UP_A_MINUTE; times += 1)
      expect(await asked({ headers: shown(madeUp()), remoteAddress })).toEqual({
        statusCode: 401,
        queries: 1,
      });

    const past = await counted.during(() =>
      call(t, { url: '/api/my-boats', headers: shown(madeUp()), remoteAddress }),
    );
    expect(past.answer.statusCode).toBe(429);
    expect(Number(past.answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(past.queries).toBe(0);

    expect((await asked(own)).statusCode).toBe(200);
    const visited = { url: '/api/categories/summary', remoteAddress };
    const visitors = await counted.during(() => call(t, visited));
    const strangers = await counted.during(() => call(t, { ...visited, headers: shown(madeUp()) }));
    expect(strangers.answer.statusCode).toBe(200);
    expect(strangers.queries).toBe(visitors.queries);
    expect(await asked({ headers: shown(madeUp()) })).toEqual({ statusCode: 401, queries: 1 });
  });
});

it('a session that has ended is remembered as such at once', async () => {
  const { headers } = await registerAccount(t);
  expect((await call(t, { method: 'POST', url: '/api/auth/sign-out', headers })).statusCode).toBeLessThan(
    300,
  );
  expect(await asked({ headers })).toEqual({ statusCode: 401, queries: 1 });
  expect(await asked({ headers })).toEqual({ statusCode: 401, queries: 0 });
});

it('after a minute an address may guess again, and what was made up is looked up again', () => {
  let now = 1_000;
  const memory = createSecretMemory(() => now);
  for (let times = 0; times < MADE_UP_A_MINUTE; times += 1) memory.noteMadeUp(`token ${times}`, '192.0.2.1');
  expect(memory.waitFor('token new', '192.0.2.1')).toBe(60);
  now += MINUTE / 2;
  expect(memory.waitFor('token new', '192.0.2.1')).toBe(30);
  now += MINUTE / 2 + 1;
  expect(memory.waitFor('token new', '192.0.2.1')).toBe(0);
  expect(memory.isMadeUp('token 1')).toBe(false);
});
