import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, newAddress, newEmail, registerAccount } from '#tests/support/accounts.ts';
import { freezeTime } from '#tests/support/freeze-time.ts';
import { type Listening, listen } from '#tests/support/listening.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { errorHandler } from '../error-handler.ts';
import { createLimitCounts } from './limit-counts.ts';
import { perAddress, rateLimitPlugin } from './rate-limits.ts';

let t: TestApp;
let server: Listening;
beforeAll(async () => {
  t = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  server = await listen(t);
});
afterAll(() => t.close());

/** Bytes in memory after garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it('refuses overlong email addresses like a wrong password and keeps none of them in memory', async () => {
  async function signIn(n: number) {
    const answer = await fetch(`${server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ email: `${n}${'a'.repeat(60_000)}@example.org`, password: 'whatever' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'Invalid email or password.' });
  }
  for (let n = 0; n < 20; n += 1) await signIn(n);
  const before = heldBytes();
  for (let n = 20; n < 170; n += 1) await signIn(n);
  // Stored as they are, they would take 9 MB.
  expect(heldBytes() - before).toBeLessThan(4_500_000);
});

it('remembers a caller over its limit while six thousand others call', async () => {
  freezeTime();
  const app = Fastify();
  app.setErrorHandler(errorHandler(app.log));
  await app.register(rateLimitPlugin, {});
  app.get('/api/limited', { config: { limits: [perAddress(5, 60)] } }, async () => 'welcome');
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/limited', remoteAddress })).statusCode;
  const guesser = newAddress();
  for (let times = 0; times < 5; times += 1) expect(await ask(guesser)).toBe(200);
  for (let n = 0; n < 6_000; n += 1) await ask(newAddress());
  expect(await ask(guesser)).toBe(429);
  await app.close();
});

const counting = () => {
  const Counts = createLimitCounts();
  const counts = new Counts({});
  return (key: string) =>
    new Promise<number>((resolve) =>
      counts.incr(key, (_error, result) => resolve(result?.current ?? 0), 60_000, 5),
    );
};

it('a flood of one kind of caller does not evict the counts of another kind', async () => {
  const count = counting();
  await count('account ann');
  await count('address first');
  for (let n = 0; n < 60_000; n += 1) await count(`address ${n}`);
  expect(await count('account ann')).toBe(2);
  expect(await count('address first')).toBe(1);
});

it('50,000 other callers do not evict the count of one near its limit', async () => {
  const count = counting();
  for (let times = 0; times < 5; times += 1) await count('address guesser');
  for (let n = 0; n < 60_000; n += 1) await count(`address ${n}`);
  expect(await count('address guesser')).toBe(6);
});

it('counts HEAD requests like GET requests', async () => {
  freezeTime();
  const { headers } = await registerAccount(t, { email: newEmail() });
  const ask = (method: 'GET' | 'HEAD') => call(t, { method, url: '/api/auth/sessions', headers });
  const statuses: number[] = [];
  for (let times = 0; times < 121; times += 1)
    statuses.push((await ask(times % 2 ? 'GET' : 'HEAD')).statusCode);
  expect(statuses).toEqual([...Array(120).fill(200), 429]);
});

it('counts every spelling of an address as one caller', async () => {
  const app = Fastify({ trustProxy: '127.0.0.1' });
  app.setErrorHandler(errorHandler(app.log));
  await app.register(rateLimitPlugin, {});
  app.get('/api/limited', { config: { limits: [perAddress(3, 60)] } }, async () => 'welcome');
  const ask = async (from: string) =>
    (await app.inject({ url: '/api/limited', headers: { 'x-forwarded-for': from } })).statusCode;
  const spellings = ['2001:db8:7::1', '2001:DB8:7::2', '[2001:0db8:0007::3]:443', '2001:db8:7:0:0:0:0:4'];
  const statuses: number[] = [];
  for (const spelling of spellings) statuses.push(await ask(spelling));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await ask('2001:db8:7:1::1')).toBe(200);
  await app.close();
});

it('holds the limits that a route declares on any path, and refuses an API call that declares none', async () => {
  freezeTime();
  const app = Fastify();
  app.setErrorHandler(errorHandler(app.log));
  await app.register(rateLimitPlugin, {});
  app.get('/calendar.ics', { config: { limits: [perAddress(2, 60)] } }, async () => 'welcome');
  expect(() => app.get('/api/undeclared', async () => 'welcome')).toThrow('does not declare its limits');
  const ask = async () => (await app.inject({ url: '/calendar.ics' })).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await app.close();
});
