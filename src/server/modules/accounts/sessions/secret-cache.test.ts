import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { call, newAddress, registerAccount } from '#tests/support/accounts.ts';
import { type CountedQueries, countQueries } from '#tests/support/counted-queries.ts';
import { freezeTime } from '#tests/support/freeze-time.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createSecretCache, MAX_INVALID_PER_MINUTE } from './secret-cache.ts';

let t: TestApp;
let counted: CountedQueries;
beforeAll(async () => {
  t = await startTestApp();
  counted = countQueries(t.deps.database.pool);
});
afterAll(() => t.close());

const randomSecret = () => randomBytes(32).toString('base64url');
const SECRET_HEADERS = [
  ['bearer token', (secret: string) => ({ authorization: `Bearer ${secret}` })],
  ['cookie', (secret: string) => ({ cookie: `slipway_session=${secret}` })],
] as const;

const request = async (options: InjectOptions) => {
  const { answer, queries } = await counted.during(() => call(t, { url: '/api/my-boats', ...options }));
  return { statusCode: answer.statusCode, queries };
};

describe.each(SECRET_HEADERS)('an invalid %s', (_what, headersWith) => {
  it('costs one query the first time and none after', async () => {
    const headers = headersWith(randomSecret());
    expect(await request({ headers })).toEqual({ statusCode: 401, queries: 1 });
    for (let times = 0; times < 3; times += 1)
      expect(await request({ headers })).toEqual({ statusCode: 401, queries: 0 });
  });

  it('is limited per client address, then refused without a query; valid sessions from that address are not affected', async () => {
    freezeTime();
    const remoteAddress = newAddress();
    const owner = await registerAccount(t);
    const own = { url: `/api/my-boats?email=${owner.user.email}`, headers: owner.headers, remoteAddress };
    expect((await request(own)).statusCode).toBe(200);
    for (let times = 0; times < MAX_INVALID_PER_MINUTE; times += 1)
      expect(await request({ headers: headersWith(randomSecret()), remoteAddress })).toEqual({
        statusCode: 401,
        queries: 1,
      });

    const past = await counted.during(() =>
      call(t, { url: '/api/my-boats', headers: headersWith(randomSecret()), remoteAddress }),
    );
    expect(past.answer.statusCode).toBe(429);
    expect(Number(past.answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(past.queries).toBe(0);

    expect((await request(own)).statusCode).toBe(200);
    const visited = { url: '/api/categories/summary', remoteAddress };
    const visitors = await counted.during(() => call(t, visited));
    const strangers = await counted.during(() =>
      call(t, { ...visited, headers: headersWith(randomSecret()) }),
    );
    expect(strangers.answer.statusCode).toBe(200);
    expect(strangers.queries).toBe(visitors.queries);
    expect(await request({ headers: headersWith(randomSecret()) })).toEqual({ statusCode: 401, queries: 1 });
  });
});

it('an ended session is cached as invalid immediately', async () => {
  const { headers } = await registerAccount(t);
  expect((await call(t, { method: 'POST', url: '/api/auth/sign-out', headers })).statusCode).toBeLessThan(
    300,
  );
  expect(await request({ headers })).toEqual({ statusCode: 401, queries: 1 });
  expect(await request({ headers })).toEqual({ statusCode: 401, queries: 0 });
});

it('after a minute the client address may try again, and invalid secrets are looked up again', () => {
  let now = 1_000;
  const cache = createSecretCache(() => now);
  for (let times = 0; times < MAX_INVALID_PER_MINUTE; times += 1)
    cache.addInvalid(`token ${times}`, '192.0.2.1');
  expect(cache.secondsToWait('token new', '192.0.2.1')).toBe(60);
  now += MINUTE / 2;
  expect(cache.secondsToWait('token new', '192.0.2.1')).toBe(30);
  now += MINUTE / 2 + 1;
  expect(cache.secondsToWait('token new', '192.0.2.1')).toBe(0);
  expect(cache.isInvalid('token 1')).toBe(false);
});
